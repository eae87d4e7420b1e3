import type { ListPage } from '@/lib/jobs/list-page';
import { ALL_JOBS } from '@/lib/routes';
import { listHeading } from './list-heading';

const page = (nearest: ListPage['nearest'], total = 0, groups: object[] = []) =>
  ({ list: { total, groups, words: '' }, search: ALL_JOBS, names: {}, nearest }) as unknown as ListPage;

test.each([
  [{ jobs: [], areNear: false, hasNone: true }, 'There are no open jobs right now'],
  [{ jobs: [], areNear: false }, 'No job fits these filters'],
])('an empty list with %j is headed %j', (nearest, heading) => {
  expect(listHeading(page(nearest))).toBe(heading);
});

test('only full matches are counted; without any, partial ones are', () => {
  const none = { jobs: [], areNear: false };
  const fits = { name: 'fits', jobs: 3 };
  const unstated = { name: 'unstated', jobs: 2 };
  const some = { name: 'some', jobs: 20 };
  expect(listHeading(page(none, 25, [fits, unstated, some]))).toBe('5 jobs');
  expect(listHeading(page(none, 20, [some]))).toBe('No job fits these filters, 20 like it');
  const others = { name: 'others', jobs: 225 };
  expect(listHeading(page(none, 245, [some, others]))).toBe('No job fits these filters, 20 like it');
  expect(listHeading(page(none, 225, [others]))).toBe('No job fits these filters, 225 other jobs');
});
