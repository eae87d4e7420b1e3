import { readArticles } from '@/lib/content/articles';
import { blogPage } from '@/lib/content/blog-page';
import { identity } from '@/lib/content/identity';
import { routes } from '@/lib/routes';
import { rss } from '@/lib/seo/feeds/rss';
import { absoluteUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

/** GET /blog/feed.xml: the articles as RSS 2.0. */
export function GET() {
  const feed = rss({
    title: `${identity.name}: ${blogPage.heading}`,
    description: blogPage.lead,
    link: absoluteUrl(routes.blog()),
    feed: routes.blogFeed(),
    items: readArticles().map(({ slug, title, description, date }) => {
      const link = absoluteUrl(routes.article(slug));
      return { id: link, link, title, description, date };
    }),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
