import { blogFeed } from '@/lib/seo/feeds/blog-feed';

export const dynamic = 'force-dynamic';

/** GET /blog/feed.xml: the articles as RSS 2.0. */
export function GET() {
  return new Response(blogFeed(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
