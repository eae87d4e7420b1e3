import { hasEnded, stepsToShow } from './status-steps';

const received = { state: 'received', at: '2026-11-20T12:00:00.000Z' } as const;
const withEmployer = { state: 'with-employer', at: '2026-11-22T12:00:00.000Z' } as const;
const closed = { state: 'job-closed', at: '2026-11-23T12:00:00.000Z' } as const;
const names = (steps: ReturnType<typeof stepsToShow>) =>
  steps.map(({ name, at, isCurrent }) => `${isCurrent ? '*' : ''}${name} ${at ?? '–'}`);

test('reached steps have a date, and possible ones none', () => {
  expect(names(stepsToShow([received]))).toEqual([
    `*Received ${received.at}`,
    'Seen –',
    'With the employer –',
    'Ended –',
  ]);
});

test('a skipped step is omitted', () => {
  expect(names(stepsToShow([received, withEmployer]))).toEqual([
    `Received ${received.at}`,
    `*With the employer ${withEmployer.at}`,
    'Ended –',
  ]);
});

test('after the end, no step is ahead', () => {
  expect(names(stepsToShow([received, closed]))).toEqual([
    `Received ${received.at}`,
    `*The job has closed ${closed.at}`,
  ]);
  expect([[received], [received, closed]].map(hasEnded)).toEqual([false, true]);
});
