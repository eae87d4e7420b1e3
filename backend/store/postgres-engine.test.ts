import { setTimeout as sleep } from 'node:timers/promises';
import { enquiry, newJob } from '../../test/backend';
import { SCHEMA_LOCK } from './postgres-schema';
import { postgresForTests } from '../../test/postgres';

const postgres = postgresForTests(process.env);
const firstPage = { page: 1, perPage: 20 };

postgres.describe('PostgreSQL: several processes', () => {
  const nextSchema = postgres.schemas();
  const open = postgres.opener();

  test('several processes may start at once on an empty database', async () => {
    const url = await nextSchema();
    const all = await Promise.all([1, 2, 3, 4].map(() => open(url)));
    await all[0]?.upsertJobs([newJob()]);
    for (const store of all) expect((await store.findJobs(firstPage)).total).toBe(1);
  });

  test('a process waits for another one that brings the store up to date, longer than for an answer to a visitor', async () => {
    const url = await nextSchema();
    const letGo = await postgres.hold(url, `SELECT pg_advisory_lock(${SCHEMA_LOCK})`);
    const opening = open(url, { statementTimeoutMs: 500 });
    while ((await postgres.waiting(url, 700)) === 0) await sleep(20);
    await letGo();
    await opening;
  });

  test('concurrent imports of the same ids leave each job once; new numbers are unique', async () => {
    const url = await nextSchema();
    const [first, second] = [await open(url), await open(url)];
    const jobs = Array.from({ length: 50 }, (_, index) =>
      newJob({ id: `${index + 1}`, category: `C${index % 5}`, location: 'Pune' }),
    );
    const written = await Promise.all([
      first.upsertJobs(jobs),
      second.upsertJobs([...jobs].reverse()),
      first.upsertJobs(jobs),
      first.upsertJobs([newJob(), newJob()]),
      second.upsertJobs([newJob(), newJob()]),
    ]);
    expect(written.flat().filter(({ effect }) => effect === 'created')).toHaveLength(54);
    const { jobs: listed, total } = await first.findJobs({ page: 1, perPage: 100 });
    expect([total, new Set(listed.map(({ id }) => id)).size]).toEqual([54, 54]);
    expect((await second.findJobs({ ...firstPage, keyword: 'clerk' })).total).toBe(54);
    expect((await second.listLocations())[0]?.jobs_count).toBe(50);
  });

  test('a reader of the log misses nothing from two concurrent writers', async () => {
    const url = await nextSchema();
    const [first, second, reader] = [await open(url), await open(url), await open(url)];
    await reader.registerSubscriber('reader');
    const writing = [first, second].map(async (store) => {
      for (let batch = 0; batch < 10; batch += 1) await store.upsertJobs([newJob(), newJob()]);
    });
    let isWriting = true;
    const written = Promise.all(writing).finally(() => (isWriting = false));
    const seen: string[] = [];
    for (;;) {
      const mayBeLast = !isWriting;
      const claim = await reader.claimChanges('reader', 3, 60_000);
      if (claim) await reader.confirmChanges(claim, claim.changes.at(-1)?.seq ?? 0);
      seen.push(...(claim?.changes ?? []).map(({ job_id }) => job_id));
      if (!claim && mayBeLast) break;
    }
    await written;
    expect([seen.length, new Set(seen).size]).toEqual([40, 40]);
  });

  test('one idempotency key is one form, also when it arrives at two processes at once', async () => {
    const url = await nextSchema();
    const [first, second] = [await open(url), await open(url)];
    const ids = await Promise.all(
      [first, second, first, second].map((store) => store.addContactEnquiry(enquiry, 'key')),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await first.inbox()).toHaveLength(1);
  });

  test('texts that PostgreSQL cannot store unchanged do not fail', async () => {
    const store = await open(await nextSchema());
    await store.upsertJobs([newJob({ id: '1', notes: 'a\0b', description: 'x'.repeat(3_000_000) })]);
    expect((await store.getJob('1'))?.job.notes).toBe('a\uFFFDb');
    expect(await store.getJob('1\0')).toBeNull();
    const words = Array.from({ length: 100_000 }, (_, index) => `word${index}`).join(' ');
    await store.upsertJobs([newJob({ id: '2', title: words, description: words })]);
    expect((await store.findJobs({ ...firstPage, keyword: 'word7' })).total).toBe(1);
  });
});
