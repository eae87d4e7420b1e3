import { popularCategories } from './categories';

const categories = [4, 9, null, 1, 7].map((jobsCount, index) => ({
  id: String(index + 1),
  name: `Field ${index + 1}`,
  jobsCount,
}));
const ids = (most: number, selected?: string) =>
  popularCategories(categories, most, selected).map(({ id }) => id);

test('those with most jobs are kept, in the order given', () => {
  expect(ids(2)).toEqual(['2', '5']);
  expect(ids(3)).toEqual(['1', '2', '5']);
});

test('the selected one is kept, whatever its jobs', () => {
  expect(ids(2, '3')).toEqual(['2', '3']);
});

test('few categories are all kept', () => {
  expect(ids(5)).toEqual(['1', '2', '3', '4', '5']);
  expect(popularCategories([], 2)).toEqual([]);
});
