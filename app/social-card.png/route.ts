import { identity } from '@/lib/content/identity';
import { drawSocialCard } from '@/lib/seo/pictures/draw-social-card';
import { pngResponse } from '@/lib/seo/responses';

export const dynamic = 'force-dynamic';

/** GET /social-card.png: the default image for link previews. */
export async function GET() {
  return pngResponse(await drawSocialCard({ title: identity.tagline, lines: [identity.servesFrom.text] }));
}
