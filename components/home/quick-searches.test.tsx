import { renderToStaticMarkup } from 'react-dom/server';
import type { JobSummary } from '@/lib/jobs/job';
import { tradesOf } from '@/lib/jobs/trades';
import { QuickSearches } from './hero';

const category = (id: string, jobsCount: number) => ({
  id,
  name: `Category ${id}`,
  slug: `category-${id}`,
  jobsCount,
});
const trades = tradesOf(
  [
    'Staff Nurse – ICU',
    'Car Driver',
    'Security Engineer',
    'Windows Device Driver Engineer',
    'Drivers (Night)',
    'Data Entry Operator',
  ].map((title, id) => ({ id: String(id), title }) as JobSummary),
);

const linksOf = (props: Parameters<typeof QuickSearches>[0]) => {
  const html = renderToStaticMarkup(<QuickSearches {...props} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
};

test('the trades with most jobs are offered, then the largest categories', () => {
  expect(trades.map(({ name, jobs }) => [name, jobs.length])).toEqual([
    ['Driver', 2],
    ['Nurse', 1],
    ['Data entry', 1],
  ]);
  const categories = [category('1', 3), category('2', 9)];
  expect(linksOf({ categories, trades })).toEqual([
    '/job?keyword=driver',
    '/job?keyword=nurse',
    '/job?keyword=data+entry',
    '/job/category/category-1',
  ]);
  expect(linksOf({ categories: [], trades: [] })).toEqual([]);
});
