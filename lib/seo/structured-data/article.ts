import type { Article as ArticleData, WithContext } from 'schema-dts';
import type { Article } from '../../content/articles';
import { machineRoutes, routes } from '../../routes';
import { absoluteUrl } from '../metadata';
import { publisher } from './organization';

/** An article of the blog. */
export function article({ title, description, date, slug }: Article): WithContext<ArticleData> {
  const url = absoluteUrl(routes.article(slug));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    mainEntityOfPage: url,
    url,
    image: absoluteUrl(machineRoutes.socialCard()),
    author: publisher(),
    publisher: publisher(),
  };
}
