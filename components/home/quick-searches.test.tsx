import { renderToStaticMarkup } from 'react-dom/server';
import { QuickSearches, type QuickSearchesProps } from './hero';

const category = (id: string, jobsCount: number) => ({
  id,
  name: `Category ${id}`,
  slug: `category-${id}`,
  jobsCount,
});
const city = (slug: string, jobsCount: number | null) => ({ slug, name: slug, region: 'Goa', jobsCount });

const linksOf = (props: Partial<QuickSearchesProps>) => {
  const html = renderToStaticMarkup(<QuickSearches categories={[]} locations={[]} topics={[]} {...props} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
};

test('two categories, a city and work from home are offered', () => {
  const categories = [category('1', 3), category('2', 9), category('3', 5)];
  const locations = [city('panaji', 1), city('margao', 4), city('vasco', 4)];
  expect(linksOf({ categories, locations, topics: [{ topic: 'work-from-home' }] })).toEqual([
    '/job/category/category-2',
    '/job/location/margao',
    '/job/category/category-3',
    '/job/work-from-home',
  ]);
});

test('searches without jobs or unknown ones are omitted', () => {
  expect(linksOf({ categories: [category('1', 3)], topics: [{ topic: 'fresher' }] })).toEqual([
    '/job/category/category-1',
  ]);
  expect(linksOf({})).toEqual([]);
});
