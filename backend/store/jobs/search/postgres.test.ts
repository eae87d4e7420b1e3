import { newJob } from '../../../../test/backend';
import { openPostgresStore } from '../../postgres';
import { postgresForTests } from '../../../../test/postgres';
import type { Store } from '../../store';

const postgres = postgresForTests(process.env);
const MANY = 1_001;

postgres.describe('PostgreSQL: search', () => {
  const nextSchema = postgres.schemas();
  let store: Store;
  beforeEach(async () => {
    store = await openPostgresStore({ url: await nextSchema() });
  });
  afterEach(() => store.close());

  const titles = async (keyword: string) =>
    (await store.searchJobs({ keyword, page: 1, perPage: 20 })).jobs.map((job) => job.title);

  test('words match in their other English forms, behind what matches as it is written', async () => {
    await store.upsertJobs([
      newJob({ title: 'Head of Engineering', posted_at: '2026-11-19T00:00:00.000Z' }),
      newJob({ title: 'Engineers for Pune', posted_at: '2026-11-01T00:00:00.000Z' }),
      newJob({ title: 'Cook', description: 'Cooking, and going home early', category: 'Food' }),
      newJob({ title: 'Go Programmer' }),
    ]);
    expect(await titles('engineers')).toEqual(['Engineers for Pune', 'Head of Engineering']);
    expect(await titles('cooks')).toEqual(['Cook']);
    expect(await titles('go')).toEqual(['Go Programmer']);
    expect(await titles('going')).toEqual(['Cook']);
  });

  test('a word in very many titles is listed newest first, and all pages together have every match once', async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 10, 1) - index * 86_400_000).toISOString();
    const of = (count: number, from: number, values: object) =>
      Array.from({ length: count }, (_, index) =>
        newJob({ id: `${from + index}`, title: 'Cook', posted_at: day((index * 7) % count), ...values }),
      );
    const clerks = of(MANY, 1, { title: 'Clerk' });
    await store.upsertJobs(clerks);
    await store.upsertJobs(of(100, 2_000, { company_name: 'Clerk House' }));
    await store.upsertJobs(of(100, 3_000, { description: 'Works with a clerk' }));
    await store.upsertJobs(of(2_000, 4_000, {}));
    const seen: { id: string; posted_at: string | null }[] = [];
    for (let page = 1; page <= 14; page += 1) {
      const found = await store.searchJobs({ keyword: 'clerk', page, perPage: 100 });
      expect(found.total).toBe(MANY + 200);
      seen.push(...found.jobs);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(MANY + 200);
    const inTitle = [...clerks].sort((a, b) => ((a.posted_at ?? '') < (b.posted_at ?? '') ? 1 : -1));
    expect(seen.slice(0, MANY).map(({ id }) => id)).toEqual(inTitle.map(({ id }) => id));
    const places = seen.slice(MANY).map(({ id }) => id[0]);
    expect(places.join('')).toBe('2'.repeat(100) + '3'.repeat(100));
  });
});
