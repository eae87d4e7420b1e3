import { jaali } from '@/lib/seo/pictures/jaali';

export const dynamic = 'force-dynamic';

/** GET /jaali.svg: the dark bands' lattice pattern. */
export function GET() {
  return new Response(jaali(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });
}
