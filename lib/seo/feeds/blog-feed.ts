import 'server-only';
import { Feed } from 'feed';
import { blogPage } from '../../content/blog-page';
import { identity } from '../../content/identity';
import { env } from '../../base/env';
import { routes } from '../../routes';
import { listArticles } from '../../content/articles';

/** The articles as RSS 2.0. */
export function blogFeed(): string {
  const { siteUrl } = env();
  const articles = listArticles();
  const feed = new Feed({
    id: siteUrl + routes.blog(),
    link: siteUrl + routes.blog(),
    title: `${identity.name}: ${blogPage.heading}`,
    description: blogPage.lead,
    language: 'en-IN',
    copyright: identity.legalName,
    feed: siteUrl + routes.blogFeed(),
    updated: new Date(articles[0]?.date ?? 0),
  });
  for (const { slug, title, description, date } of articles) {
    const link = siteUrl + routes.article(slug);
    feed.addItem({ id: link, link, title, description, date: new Date(date) });
  }
  return feed.rss2();
}
