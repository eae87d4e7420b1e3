import { popularCategories } from './categories';

const categories = [4, 9, null, 1, 7].map((jobsCount, index) => ({
  id: String(index + 1),
  name: `Field ${index + 1}`,
  slug: `field-${index + 1}`,
  jobsCount,
}));
const ids = (limit: number, selected?: string) =>
  popularCategories(categories, limit, selected).map(({ id }) => id);

test('the categories with most jobs are kept, in the order given', () => {
  expect(ids(2)).toEqual(['2', '5']);
  expect(ids(3)).toEqual(['1', '2', '5']);
});

test('the selected one is kept, however few jobs it has', () => {
  expect(ids(2, '3')).toEqual(['2', '3']);
});

test('a short list is kept whole', () => {
  expect(ids(5)).toEqual(['1', '2', '3', '4', '5']);
  expect(popularCategories([], 2)).toEqual([]);
});
