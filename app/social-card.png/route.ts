import { identity } from '@/lib/content/identity';
import { drawSocialCard } from '@/lib/seo/pictures/draw-social-card';
import { pngResponse } from '@/lib/seo/responses';

export const dynamic = 'force-dynamic';

/** GET /social-card.png: the image shown where a page of the site is shared. */
export async function GET() {
  return pngResponse(await drawSocialCard({ title: identity.tagline, lines: [identity.servesFrom.text] }));
}
