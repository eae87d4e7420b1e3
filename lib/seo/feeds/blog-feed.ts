import 'server-only';
import { blogPage } from '../../content/blog-page';
import { identity } from '../../content/identity';
import { routes } from '../../routes';
import { readArticles } from '../../content/articles';
import { absoluteUrl } from '../metadata';
import { rss } from './rss';

/** The articles as RSS 2.0. */
export const blogFeed = (): string =>
  rss({
    title: `${identity.name}: ${blogPage.heading}`,
    description: blogPage.lead,
    link: absoluteUrl(routes.blog()),
    feed: routes.blogFeed(),
    items: readArticles().map(({ slug, title, description, date }) => {
      const link = absoluteUrl(routes.article(slug));
      return { id: link, link, title, description, date };
    }),
  });
