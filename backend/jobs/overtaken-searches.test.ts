import { storeKey, withKey } from '../keys/store-key';
import { keysForTests, newJob, NOON, testClock } from '../../test/backend';
import { describeDatabases } from '../../test/stores';
import type { Database, Sql } from '../store/database';
import type { JobsRequest, NewJob } from './jobs';
import { createJobStore, type JobStore } from './job-store';

const hoursBefore = (hours: number) => new Date(Date.parse(NOON) - hours * 60 * 60 * 1000).toISOString();
const job = (id: number, title: string, more: Partial<NewJob> = {}) =>
  newJob({ id: `${id}`, title, location: 'Pune', posted_at: hoursBefore(id * 2), ...more });
const jobs = [
  job(10, 'Welder'),
  job(11, 'Nurse'),
  job(12, 'Welder', { location: 'Hubli' }),
  job(13, 'Driver'),
  job(14, 'Senior Welder'),
  job(15, 'Accountant', { description: 'Pays each welder.' }),
];

type Import = (store: JobStore) => Promise<unknown>;
/** How an import may change the jobs that a search reads. */
const imports: Record<string, Import> = {
  'newer jobs': (store) => store.upsertJobs([job(1, 'Nurse'), job(2, 'Driver'), job(3, 'Nurse')]),
  'a newer match': (store) => store.upsertJobs([job(1, 'Welder')]),
  'a match closed': (store) => store.closeJobs(['10']),
  'another job closed': (store) => store.closeJobs(['11']),
  'titles exchanged': (store) => store.upsertJobs([job(10, 'Nurse'), job(11, 'Welder')]),
  'a match of another date': (store) => store.upsertJobs([job(12, 'Welder', { posted_at: hoursBefore(1) })]),
  'a match in another city': (store) => store.upsertJobs([job(10, 'Welder', { location: 'Hubli' })]),
  'a word that moves into the title': (store) => store.upsertJobs([job(15, 'Welder')]),
  'all jobs exchanged': async (store) => {
    await store.closeJobs(jobs.map(({ id }) => id!));
    await store.upsertJobs([job(20, 'Driver'), job(21, 'Nurse'), job(22, 'Welder')]);
  },
  'no job left': (store) => store.closeJobs(jobs.map(({ id }) => id!)),
};

/** The statements between which it may happen. */
const statements = {
  'the state': /SELECT last_seq,/,
  'the catalogue': /AS "closesAt"/,
  'its places': /FROM job_cities JOIN/,
  'the words': /words FROM job_facts/,
  'the jobs themselves': /FROM jobs WHERE listing_key/,
  'that nothing has changed': /SELECT last_seq FROM/,
};

const firstPage = { page: 1, perPage: 20, summary: true };
const welders = { ...firstPage, keyword: 'welder', facets: true };
/** `isWarm`: the store has been searched since the last change. */
type Search = { request: JobsRequest; isWarm: boolean };
const searches: Search[] = [
  { request: welders, isWarm: false },
  { request: welders, isWarm: true },
  { request: { ...firstPage, keyword: 'weldr pune' }, isWarm: true },
  { request: { ...firstPage, filters: { location: 'pune' }, sort: 'newest', perPage: 3 }, isWarm: false },
];

describeDatabases(process.env, (open, isSqlite) => {
  const { now } = testClock();
  const key = storeKey(Buffer.from(keysForTests.storeKey!, 'hex'));
  let db: Database;
  beforeAll(async () => void (db = await open()));
  afterAll(() => db.close());
  const storeOn = (database: Database) => createJobStore(withKey(database, key, now));

  beforeEach(async () => {
    const store = storeOn(db);
    const open = await store.findJobs({ page: 1, perPage: 100 });
    await store.closeJobs(open.jobs.map(({ id }) => id));
    await store.upsertJobs(jobs);
  });

  /** Creates a store that runs a callback after each statement, before its caller continues. */
  function interrupted(statement: RegExp, happens: (store: JobStore) => Promise<unknown>) {
    const seen = async <Rows>(text: string, rows: Rows): Promise<Rows> => {
      if (statement.test(text)) await happens(store);
      return rows;
    };
    const guard = (sql: Sql): Sql => ({
      ...sql,
      query: async <Row extends object>(text: string, values?: unknown[]) =>
        seen(text, await sql.query<Row>(text, values)),
      column: async <Value>(text: string, values?: unknown[]) =>
        seen(text, await sql.column<Value>(text, values)),
    });
    const snapshot: Database['snapshot'] = (work) => db.snapshot((sql) => work(guard(sql)));
    const store: JobStore = storeOn({ ...db, read: guard(db.read), snapshot });
    return store;
  }

  describe.each(Object.entries(statements))('after a search has read %s', (name, statement) => {
    const turn = Object.keys(statements).indexOf(name);
    // Two statements per import by day, all of them at night.
    const met = Object.entries(imports).filter((_, n) => process.env.NIGHTLY || (n + turn) % 3 === 0);
    test.each(met)('%s: it shows a consistent state', async (_, brings) => {
      // PostgreSQL runs the same statements.
      for (const { request, isWarm } of searches.slice(0, isSqlite ? 4 : 2)) {
        await storeOn(db).upsertJobs(jobs);
        let isDue = false;
        const others: Promise<unknown>[] = [];
        const store = interrupted(statement, async (it) => {
          if (!isDue) return;
          isDue = false;
          // As another process would; other visitors of this one notice.
          await brings(storeOn(db));
          await it.listCategories();
          others.push(it.findJobs({ ...firstPage, keyword: 'nurse' }));
        });
        if (isWarm) await store.findJobs({ ...firstPage, keyword: 'driver' });
        const before = await storeOn(db).findJobs(request);
        isDue = true;
        const answer = await store.findJobs(request);
        const after = await storeOn(db).findJobs(request);
        expect([before, after]).toContainEqual(answer);
        await Promise.all(others);
        expect(await store.findJobs(request)).toEqual(after);
      }
    });
  });

  test('a repeatedly overtaken search shows a consistent state', async () => {
    const truths: unknown[] = [await storeOn(db).findJobs(welders)];
    const store = interrupted(/words FROM job_facts/, async () => {
      const [first, second] = truths.length % 2 === 0 ? ['Welder', 'Nurse'] : ['Nurse', 'Welder'];
      const rows = [job(10, first), job(11, second), job(30 + truths.length, 'Welder')];
      await storeOn(db).upsertJobs(rows);
      truths.push(await storeOn(db).findJobs(welders));
    });
    for (let round = 0; round < 5; round += 1) expect(truths).toContainEqual(await store.findJobs(welders));
    expect(truths.length).toBeGreaterThan(5);
  });

  test('concurrent searches after a change all see it, and read the catalogue once', async () => {
    let catalogues = 0;
    const store = interrupted(/AS "closesAt"/, async () => void (catalogues += 1));
    await store.findJobs(welders);
    await storeOn(db).upsertJobs([job(1, 'Welder')]);
    catalogues = 0;
    const answers = await Promise.all(Array.from({ length: 30 }, () => store.findJobs(welders)));
    expect(answers.map(({ total }) => total)).toEqual(Array(30).fill(5));
    expect(catalogues).toBe(1);
  });

  test('a search whose database fails is an error, and the next one works', async () => {
    let fails = true;
    const store = interrupted(/AS "closesAt"/, async () => {
      if (fails) throw new Error('away');
    });
    await expect(Promise.all([store.findJobs(welders), store.findJobs(welders)])).rejects.toThrow('away');
    fails = false;
    expect((await store.findJobs(welders)).total).toBe(4);
  });

  test('invisible changes do not move a job, even one dated in the future', async () => {
    const ahead = job(10, 'Welder', { posted_at: '2099-01-01T00:00:00.000Z' });
    const store = storeOn(db);
    await store.upsertJobs([ahead]);
    const found = await store.findJobs(welders);
    const aMinuteLater = () => new Date(Date.parse(NOON) + 60_000);
    const later = createJobStore(withKey(db, key, aMinuteLater));
    await later.upsertJobs([{ ...ahead, recruiter_email: 'ravi@example.com' }]);
    expect(await store.findJobs(welders)).toEqual(found);
    expect(found.jobs[0]?.id).toBe('10');
  });
});
