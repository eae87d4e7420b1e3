import { categoriesWithPage, hasLandingPage } from './landing-pages';

test.each([
  [0, false],
  [2, false],
  [3, true],
  [400, true],
  [null, true],
])('with %j jobs there is a landing page: %j', (jobsCount, expected) => {
  expect(hasLandingPage({ jobsCount })).toBe(expected);
});

test('of categories that share a slug, the first gets it, even if it is too small', () => {
  const category = (id: string, name: string, jobsCount: number | null) => ({ id, name, jobsCount });
  const categories = [
    category('1', 'Product & Design', 5),
    category('2', 'product and design', 9),
    category('3', 'Sales', 2),
    category('4', 'SALES', 9),
    category('5', 'Legal', null),
  ];
  expect(categoriesWithPage(categories).map(({ id }) => id)).toEqual(['1', '5']);
});
