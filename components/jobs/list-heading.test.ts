import type { ListPage } from '@/lib/jobs/list-page';
import { ALL_JOBS } from '@/lib/routes';
import { listHeading } from './list-heading';

const page = (nearest: ListPage['nearest'], total = 0) =>
  ({ list: { total }, search: ALL_JOBS, names: {}, nearest }) as ListPage;

test.each([
  [{ jobs: [], areNear: false, hasNone: true }, 'There are no jobs just now'],
  [{ jobs: [], areNear: false }, 'No job fits these filters'],
])('an empty list with %j is headed %j', (nearest, heading) => {
  expect(listHeading(page(nearest))).toBe(heading);
});
