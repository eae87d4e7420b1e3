import { newJob } from '../../test/backend';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));

  const counts = async () => (await store.listLocations()).map(({ slug, jobs_count }) => [slug, jobs_count]);

  test('the cities of active jobs are listed, most jobs first, whatever they are called', async () => {
    await store.upsertJobs([
      newJob({ location: 'Pune, Maharashtra' }),
      newJob({ location: 'Bangalore' }),
      newJob({ location: 'Bengaluru' }),
      newJob({ location: 'Remote' }),
      newJob({ location: null }),
    ]);
    expect(await store.listLocations()).toEqual([
      { slug: 'bengaluru', name: 'Bengaluru', region: 'Karnataka', jobs_count: 2 },
      { slug: 'pune', name: 'Pune', region: 'Maharashtra', jobs_count: 1 },
    ]);
  });

  test('keyword, category and city count together, in every combination and in exact pages', async () => {
    const job = (id: string, title: string, category: string, location: string, description = '') =>
      newJob({ id, title, category, location, description, posted_at: `2026-11-0${id}T00:00:00.000Z` });
    await store.upsertJobs([
      job('1', 'Java developer', 'IT', 'Pune'),
      job('2', 'Java trainer', 'Training', 'Pune'),
      job('3', 'Java developer', 'IT', 'Mumbai'),
      job('4', 'Clerk', 'IT', 'Pune', '<p>Some java</p>'),
      job('5', 'Cook', 'Hotels', 'Pune'),
    ]);
    const categories = await store.listCategories();
    const it = String(categories.find(({ name }) => name === 'IT')?.id);
    const search = async (keyword: string, location: string, category = '', page = 1, perPage = 20) => {
      const filters = { location, category };
      const found = await store.findJobs({ keyword, filters, page, perPage, summary: true });
      return [found.jobs.map(({ id }) => id), found.total];
    };
    expect(await search('java', '')).toEqual([['3', '2', '1', '4'], 4]);
    expect(await search('java', 'pune')).toEqual([['2', '1', '4'], 3]);
    expect(await search('java', 'pune', it)).toEqual([['1', '4'], 2]);
    expect(await search('java', '', it)).toEqual([['3', '1', '4'], 3]);
    expect(await search('', 'pune', it)).toEqual([['4', '1'], 2]);
    expect(await search('', 'pune')).toEqual([['5', '4', '2', '1'], 4]);
    expect(await search('jvaa', 'mumbai', it)).toEqual([['3'], 1]);
    expect(await search('java', 'pune', undefined, 2, 2)).toEqual([['4'], 3]);
    expect(await search('java', 'nowhere')).toEqual([[], 0]);
  });

  test.each(['nowhere', 'Pune', "pune' OR 1=1", '\0', 'x'.repeat(10_000)])(
    'no city is called %j',
    async (location) => {
      await store.upsertJobs([newJob({ location: 'Pune' })]);
      const found = await store.findJobs({ page: 1, perPage: 20, filters: { location } });
      expect(found).toMatchObject({ jobs: [], total: 0 });
    },
  );

  test('cities disappear with their jobs (closed, moved, expired) and return with them', async () => {
    const job = newJob({ id: '1', location: 'Pune' });
    await store.upsertJobs([job, newJob({ id: '2', location: 'Chennai' })]);
    await store.upsertJobs([{ ...job, location: 'Mysuru', expires_at: '2026-11-21T00:00:00.000Z' }]);
    expect((await counts()).sort()).toEqual([
      ['chennai', 1],
      ['mysuru', 1],
    ]);
    await store.closeJob('2');
    expect(await counts()).toEqual([['mysuru', 1]]);
    clock.set('2026-11-22T00:00:00.000Z');
    expect(await counts()).toEqual([]);
    await store.upsertJobs([job]);
    expect(await counts()).toEqual([['pune', 1]]);
  });
});
