import { slugify } from '../base/text/slugify';
import { ALL_JOBS } from '../routes';
import { categoriesWithPage, hasLandingPage, searchPaths } from './landing-pages';

test.each([
  [0, false],
  [2, false],
  [3, true],
  [400, true],
  [null, true],
])('with %j jobs there is a landing page: %j', (jobsCount, expected) => {
  expect(hasLandingPage({ jobsCount })).toBe(expected);
});

test('among categories with the same slug, the first gets it, even if it is too small', () => {
  const category = (id: string, name: string, jobsCount: number | null) => ({
    id,
    name,
    slug: slugify(name),
    jobsCount,
  });
  const categories = [
    category('1', 'Product & Design', 5),
    category('2', 'product and design', 9),
    category('3', 'Sales', 2),
    category('4', 'SALES', 9),
    category('5', 'Legal', null),
  ];
  expect(categoriesWithPage(categories).map(({ id }) => id)).toEqual(['1', '5']);
});

test.each([
  [{ location: 'pune' }, null, '/job/location/pune'],
  [{ location: 'pune' }, 0, '/job?location=pune'],
  [{ location: 'kerala' }, 9, '/job?location=kerala'],
  [{ mode: 'remote' as const }, 4, '/job/work-from-home'],
  [{ mode: 'remote' as const }, 0, '/job?mode=remote'],
  [{ category: '1' }, null, '/job/category/health-care'],
  [{ category: '1', location: 'pune' }, 3, '/job/category/health-care/pune'],
  [{ category: '1', location: 'pune' }, 2, '/job?category=1&location=pune'],
  [{ category: '1', location: 'pune' }, null, '/job?category=1&location=pune'],
  [{ category: '1', location: 'kerala' }, 9, '/job?category=1&location=kerala'],
  [{ category: '2' }, 2, '/job?category=2'],
  [{ category: '2', location: 'pune' }, 9, '/job?category=2&location=pune'],
  [{ category: '1', page: 2 }, 90, '/job?category=1&page=2'],
  [{ category: '1', sort: 'pay' as const }, 90, '/job?category=1&sort=pay'],
  [{ keyword: 'cook', location: 'pune' }, 9, '/job?keyword=cook&location=pune'],
])('%j, with at least %j jobs, is linked to at %s', (search, total, path) => {
  const categories = [
    { id: '1', name: 'Health Care', slug: 'health-care', jobsCount: 9 },
    { id: '2', name: 'Sales', slug: 'sales', jobsCount: 2 },
  ];
  expect(searchPaths(categories)({ ...ALL_JOBS, ...search }, total)).toBe(path);
});
