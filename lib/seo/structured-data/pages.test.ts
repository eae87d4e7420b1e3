import { listArticles } from '../../content/articles';
import { faq } from '../../content/faq';
import { structuredDataOf } from '../../../test/structured-data';
import { article, agency, website } from './organization';
import { breadcrumbList, faqPage } from './pages';

const pages: [string, object][] = [
  ['the agency', agency() as object],
  ['the site', website() as object],
  ['breadcrumbs', breadcrumbList([{ label: 'Home', href: '/' }], 'Jobs') as object],
  ['the questions', faqPage(faq.flatMap(({ items }) => items)) as object],
  ...listArticles().map((each): [string, object] => [each.slug, article(each) as object]),
];

test.each(pages)('%s: the data has what Google documents', (_, data) => {
  expect(
    structuredDataOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`),
  ).toHaveLength(1);
});

test('a missing, unknown or empty property is reported', () => {
  const check = (data: object) => () =>
    structuredDataOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  const whole = agency() as object;
  expect(check({ ...whole, name: '' })).toThrow();
  expect(check({ ...whole, telephone: undefined })).toThrow();
  expect(check({ ...whole, slogan: 'x' })).toThrow();
});
