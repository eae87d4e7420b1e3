import type { ListPage } from '@/lib/jobs/list-page';
import { NONE_NEAR, type NearestJobs } from '@/lib/jobs/nearest-jobs';
import { ALL_JOBS, type JobsQuery } from '@/lib/routes';
import { listHeading } from './list-heading';

const page = (list: object, nearest: NearestJobs = NONE_NEAR, query = ALL_JOBS) =>
  ({
    list: { total: 0, groups: [], words: query.keyword, wishes: {}, ...list },
    names: { category: query.category && 'Healthcare', city: query.location && 'Pune' },
    query,
    meant: query,
    nearest,
  }) as unknown as ListPage;

const nothing: Required<JobsQuery> = { ...ALL_JOBS, category: '8', location: 'pune' };
const near = (query: JobsQuery, total: number) => ({ jobs: [], total, query: { ...ALL_JOBS, ...query } });

test.each([
  [ALL_JOBS, { ...NONE_NEAR, hasNone: true }, 'There are no open jobs right now'],
  [ALL_JOBS, NONE_NEAR, 'No job fits these filters'],
  [nothing, near({ location: 'pune' }, 5), 'No Healthcare job in Pune. 5 other jobs in Pune'],
  [
    nothing,
    near({ location: 'pune', near: true }, 9),
    'No Healthcare job in Pune. 9 other jobs in Pune and nearby',
  ],
  [nothing, near({ category: '8' }, 7), 'No Healthcare job in Pune. 7 other Healthcare jobs'],
  [nothing, near({}, 300), 'No Healthcare job in Pune'],
  [
    { ...nothing, category: '', mode: 'remote' },
    near({ location: 'pune' }, 5),
    'No job in Pune fits these filters. 5 other jobs in Pune',
  ],
  [{ ...ALL_JOBS, keyword: 'zzq' }, near({ keyword: 'zzq' }, 12), 'No job for “zzq”, but 12 similar'],
] satisfies [Required<JobsQuery>, NearestJobs, string][])(
  'an empty list for %j says what is shown instead',
  (query, nearest, heading) => expect(listHeading(page({}, nearest, query))).toBe(heading),
);

test('only full matches are counted; without any, partial ones are', () => {
  const fits = { name: 'fits', jobs: 3 };
  const unstated = { name: 'unstated', jobs: 2 };
  const some = { name: 'some', jobs: 20 };
  const others = { name: 'others', jobs: 225 };
  expect(listHeading(page({ total: 25, groups: [fits, unstated, some] }))).toBe('5 jobs');
  const headingOf = (total: number, groups: object[]) => listHeading(page({ total, groups }));
  expect(headingOf(20, [some])).toBe('No job fits these filters');
  expect(headingOf(245, [some, others])).toBe('No job fits these filters. 225 other jobs');
  expect(headingOf(225, [others])).toBe('No job fits these filters. 225 other jobs');
});

test('what was wished for is said, and counted only where an ad says it', () => {
  const headingOf = (groups: object[]) =>
    listHeading(
      page({ total: 9, groups, wishes: { type: 'part-time' } }, NONE_NEAR, { ...ALL_JOBS, keyword: 'cook' }),
    );
  const fits = { name: 'fits', jobs: 2 };
  const unstated = { name: 'unstated', jobs: 7 };
  expect(headingOf([fits, unstated])).toBe('2 jobs for “cook” (Part time)');
  expect(headingOf([unstated])).toBe('No job says: Part time. 7 jobs for “cook”');
  expect(headingOf([{ name: 'contradicts', jobs: 9 }])).toBe('No job says: Part time. 9 jobs for “cook”');
});

test('jobs that only mention what was searched for are said apart', () => {
  const driver = { ...ALL_JOBS, keyword: 'driver' };
  const mentions = { name: 'mentions', jobs: 3 };
  const headingOf = (total: number, groups: object[], query = driver) =>
    listHeading(page({ total, groups }, NONE_NEAR, query));
  const some = { name: 'some', jobs: 9 };
  expect(headingOf(12, [mentions, some])).toBe('No driver job now. 3 jobs mention “driver”');
  expect(headingOf(3, [mentions], { ...driver, location: 'pune' })).toBe(
    'No driver job in Pune now. 3 jobs mention “driver”',
  );
  const around = { name: 'around', jobs: 2 };
  expect(headingOf(5, [around, mentions])).toBe('No job for “driver”, but 2 elsewhere');
  const far = [
    { name: 'others', jobs: 100 },
    { name: 'elsewhere', jobs: 12 },
  ];
  expect(headingOf(114, [around, ...far])).toBe('No job for “driver”, but 14 elsewhere');
  expect(headingOf(12, [far[1]!])).toBe('No job for “driver”, but 12 elsewhere');
  expect(headingOf(7, [{ name: 'related', jobs: 7 }])).toBe('No job for “driver”, but 7 similar');
  expect(headingOf(4, [{ name: 'fits', jobs: 1 }, mentions])).toBe(
    '1 job for “driver”, and 3 that mention it',
  );
});

test('a wish that no ad states is said, and what follows', () => {
  const contradicts = { name: 'contradicts', jobs: 300 };
  const list = { total: 300, groups: [contradicts], wishes: { said: ['immediate', 'batch2025'] } };
  expect(listHeading(page(list))).toBe(
    'No job says all of: Immediate joining, 2025 pass-outs. 300 other jobs',
  );
  const open = [
    { name: 'unstated', jobs: 438 },
    { name: 'around', jobs: 142 },
  ];
  expect(listHeading(page({ total: 580, groups: open, wishes: { education: 'class-10' } }))).toBe(
    'No job says: 10th pass. 438 other jobs',
  );
});
