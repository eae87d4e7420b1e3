import { newJob, NOON } from '../../test/backend';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';

const later = (ms: number) => new Date(Date.parse(NOON) + ms).toISOString();

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));

  test('a job belongs to the source that brought it, also after an import that names none', async () => {
    await store.upsertJobs([
      newJob({ id: '1', source: 'sheet' }),
      newJob({ id: '2' }),
      newJob({ id: '3', source: 'sheet' }),
    ]);
    await store.upsertJobs([newJob({ id: '1', title: 'Head clerk' }), newJob({ id: '2', source: 'sheet' })]);
    await store.closeJob('3');
    expect(await store.jobsOf('sheet')).toEqual([
      { id: '1', title: 'Head clerk', active: true },
      { id: '2', title: 'Clerk', active: true },
      { id: '3', title: 'Clerk', active: false },
    ]);
    expect(await store.jobsOf('other')).toEqual([]);
  });

  test('active jobs are read from the oldest on, a few at a time, with their categories', async () => {
    const jobs = ['2026-01-03', '2026-01-01', '2026-01-02'].map((day, index) =>
      newJob({
        id: `${index}`,
        category: `C${index}`,
        posted_at: `${day}T00:00:00.000Z`,
        confirmed_at: '2026-11-19T12:00:00.000Z',
      }),
    );
    const sample = newJob({ id: 'sample', posted_at: '2026-01-02T00:00:00.000Z', sample: true });
    await store.upsertJobs([...jobs, newJob({ id: 'past', expires_at: '2026-01-01T00:00:00.000Z' }), sample]);
    const first = await store.activeJobs(0, 2);
    expect(first.jobs).toEqual([jobs[1], jobs[2]]);
    const second = await store.activeJobs(first.last ?? 0, 2);
    expect(second.jobs).toEqual([jobs[0]]);
    expect(await store.activeJobs(second.last ?? 0, 2)).toEqual({ jobs: [], last: null });
  });

  test('one caller has a source until it is released or the time has passed', async () => {
    const first = await store.claimSource('sheet', 60_000);
    if (!first) throw new Error('The source was not free.');
    expect(first.state).toBeNull();
    expect(await store.claimSource('sheet', 60_000)).toBeNull();
    expect(await store.claimSource('other', 60_000)).not.toBeNull();
    expect(await store.releaseSource(first, 'one')).toBe(true);
    expect(await store.sourceState('sheet')).toBe('one');
    const second = await store.claimSource('sheet', 60_000);
    expect(second?.state).toBe('one');
    clock.set(later(60_000));
    const third = await store.claimSource('sheet', 60_000);
    expect(third).not.toBeNull();
    expect(second && (await store.releaseSource(second, 'two'))).toBe(false);
    expect(third && (await store.releaseSource(third, null))).toBe(true);
    expect(await store.sourceState('sheet')).toBe('one');
    expect(await store.sourceState('unknown')).toBeNull();
  });
});
