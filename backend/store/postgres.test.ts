import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { enquiry, keysForTests, newJob } from '../../test/backend';
import { postgresForTests, schemaOf } from '../../test/postgres';
import { startRelay } from '../../test/relay';
import { openPostgresStore } from '../open-store';
import { StoreBusyError } from './database';
import { SCHEMA_LOCK } from './postgres-schema';

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

const TIMEOUT_MS = 1_000;

postgres.describe('PostgreSQL: a failing database', () => {
  const nextSchema = postgres.schemas();
  const open = postgres.opener();

  test('waiting too long for a write is a busy error, and readers do not wait', async () => {
    const url = await nextSchema();
    // Creating the tables may take longer than this store's timeout.
    await open(url);
    const store = await open(url, { statementTimeoutMs: TIMEOUT_MS });
    const letGo = await postgres.hold(url, 'SELECT * FROM store_state FOR UPDATE');
    await expect(store.upsertJobs([newJob()])).rejects.toBeInstanceOf(StoreBusyError);
    expect((await store.findJobs(firstPage)).total).toBe(0);
    await letGo();
    expect(await store.upsertJobs([newJob()])).toMatchObject([{ effect: 'created' }]);
  });

  test('connections that are killed, idle or at work, are replaced', async () => {
    const url = await nextSchema();
    const store = await open(url);
    const kill = (condition = 'true') =>
      postgres.run(
        `SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE application_name = $1 AND ${condition}`,
        [schemaOf(url)],
      );
    await Promise.all([1, 2, 3].map(() => store.findJobs(firstPage)));
    expect((await kill()).length).toBeGreaterThan(0);
    const letGo = await postgres.hold(url, 'SELECT * FROM store_state FOR UPDATE');
    const writing = expect(store.upsertJobs([newJob()])).rejects.toBeInstanceOf(StoreBusyError);
    while ((await postgres.waiting(url)) === 0) await sleep(20);
    expect(await kill("wait_event_type = 'Lock'")).toHaveLength(1);
    await Promise.all([writing, letGo()]);
    expect(await store.upsertJobs([newJob()])).toMatchObject([{ effect: 'created' }]);
  });

  test('a database that is away fails every call, and is used again when it is back', async () => {
    const url = new URL(await nextSchema());
    const between = await startRelay({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = between.host;
    const store = await openPostgresStore({ url: url.href, keys: keysForTests });
    await store.upsertJobs([newJob()]);
    await between.cut();
    await expect(store.findJobs(firstPage)).rejects.toBeInstanceOf(StoreBusyError);
    await expect(store.addContactEnquiry(enquiry)).rejects.toBeInstanceOf(StoreBusyError);
    await between.mend();
    expect((await store.findJobs(firstPage)).total).toBe(1);
    await store.close();
    await between.cut();
  });

  test('an unresponsive database fails the start within the timeout', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const url = `postgres://postgres@127.0.0.1:${port}/test`;
    await expect(
      openPostgresStore({ url, keys: keysForTests, statementTimeoutMs: TIMEOUT_MS }),
    ).rejects.toBeInstanceOf(StoreBusyError);
    silent.close();
  });
});
