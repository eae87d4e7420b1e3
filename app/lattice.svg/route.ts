import { lattice } from '@/lib/seo/pictures/lattice';

export const dynamic = 'force-dynamic';

/** GET /lattice.svg: the dark bands' lattice pattern. */
export function GET() {
  return new Response(lattice(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });
}
