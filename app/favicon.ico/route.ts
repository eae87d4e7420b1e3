import { drawFavicon } from '@/lib/seo/pictures/draw-icon';

export const dynamic = 'force-dynamic';

/** GET /favicon.ico, which browsers request by default. */
export async function GET() {
  return new Response(new Uint8Array(await drawFavicon()), { headers: { 'content-type': 'image/x-icon' } });
}
