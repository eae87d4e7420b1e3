import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { application, enquiry, keysForTests, newJob, temporaryFolder, testClock } from '../../test/backend';
import { sealingWith } from '../keys/older-stores';
import { openSqliteStore } from '../open-store';
import { openSqlite } from './sqlite-connection';

const folder = temporaryFolder();
let files = 0;
const nextFile = () => join(folder, `${(files += 1)}`, 'jobs.sqlite');

const firstPage = { page: 1, perPage: 20 };

test('what was stored is there after opening the file again', async () => {
  const file = nextFile();
  const first = openSqliteStore({ file });
  await first.upsertJobs([newJob({ id: '1', title: 'Welder' })]);
  await first.addApplication(application, null, 'key');
  await first.close();
  const second = openSqliteStore({ file });
  expect((await second.findJobs({ ...firstPage, keyword: 'weld' })).total).toBe(1);
  expect(await second.addApplication(application, null, 'key')).toBe(1);
  await second.close();
});

function sealedIn(file: string): Buffer {
  const db = new Database(file, { readonly: true });
  const sealed = db.prepare<[], Buffer>('SELECT sealed FROM applications').pluck().get();
  db.close();
  return sealed!;
}

test('an index keeps no copy of what was erased in pages that were merged', async () => {
  const file = nextFile();
  const db = openSqlite(file, sealingWith(keysForTests));
  // With these hashes SQLite leaves one.
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
  const erased = hash('71');
  await db.transaction(async ({ query }) => {
    await query('CREATE TABLE people (id INTEGER PRIMARY KEY, hash TEXT)');
    await query('CREATE INDEX people_hash ON people (hash)');
    for (let number = 0; number < 300; number++)
      await query('INSERT INTO people (hash) VALUES ($1)', [number % 2 ? erased : hash(`71 ${number}`)]);
  });
  await db.erase(['people'], ({ query }) => query('DELETE FROM people WHERE hash = $1', [erased]));
  expect(readFileSync(file).includes(erased)).toBe(false);
  await db.close();
});

test('what was erased is in none of the store’s files, though another process has them open', async () => {
  const file = nextFile();
  const server = openSqliteStore({ file, queueMails: true });
  await server.upsertJobs([newJob({ id: '1' })]);
  await server.addApplication({ ...application, email: 'erase.me@example.com' }, null);
  const bytes = () =>
    Buffer.concat(
      readdirSync(dirname(file))
        .filter((name) => name.startsWith(basename(file)))
        .map((name) => readFileSync(join(dirname(file), name))),
    );
  const sealed = sealedIn(file);
  expect(bytes().includes(sealed)).toBe(true);
  expect(bytes().includes('erase.me')).toBe(false);
  const command = openSqliteStore({ file });
  await command.eraseByEmail('erase.me@example.com');
  expect(bytes().includes(sealed)).toBe(false);
  await Promise.all([server.close(), command.close()]);
});

test('two processes see what the other one writes, counts included', async () => {
  const file = nextFile();
  const server = openSqliteStore({ file });
  const importer = openSqliteStore({ file });
  expect((await server.findJobs({ ...firstPage, keyword: 'welder' })).total).toBe(0);
  expect((await server.findJobs(firstPage)).total).toBe(0);
  await importer.upsertJobs([newJob({ title: 'Welder' })]);
  expect((await server.findJobs({ ...firstPage, keyword: 'welder' })).total).toBe(1);
  expect((await server.findJobs(firstPage)).total).toBe(1);
  expect((await server.listCategories())[0]?.jobs_count).toBe(1);
  await Promise.all([server.close(), importer.close()]);
});

test('a write waits for its turn without holding up readers', async () => {
  const file = nextFile();
  const store = openSqliteStore({ file });
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  const written = store.addContactEnquiry(enquiry);
  expect((await store.findJobs(firstPage)).total).toBe(0);
  expect(await store.inbox()).toEqual([]);
  other.exec('COMMIT');
  expect(await written).toBe(1);
  other.close();
  await store.close();
});

test('expired jobs that cannot be taken out are reported and never shown as details', async () => {
  const clock = testClock();
  const failures: unknown[] = [];
  const file = nextFile();
  const onExpiryFailure = (error: unknown) => void failures.push(error);
  const store = openSqliteStore({ file, now: clock.now, onExpiryFailure });
  await store.upsertJobs([newJob({ id: '1', expires_at: '2026-11-21T00:00:00.000Z' })]);
  const other = new Database(file);
  other.exec("CREATE TRIGGER full BEFORE UPDATE ON jobs BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  other.close();
  clock.set('2026-11-22T00:00:00.000Z');
  expect((await store.getJob('1'))?.active).toBe(false);
  await expect(store.expireJobs()).rejects.toMatchObject({ message: 'disk full' });
  expect(failures).toHaveLength(1);
  await store.close();
});

test('more titles than are worth ranking come newest first', async () => {
  const store = openSqliteStore({ file: nextFile() });
  const hour = (index: number) => new Date(Date.UTC(2026, 0, 1, index)).toISOString();
  await store.upsertJobs(
    Array.from({ length: 1_001 }, (_, index) =>
      newJob({ id: `${index}`, title: 'Clerk', posted_at: hour(index) }),
    ),
  );
  const { jobs, total } = await store.findJobs({ page: 1, perPage: 2, keyword: 'clerk' });
  expect([jobs.map((job) => job.id), total]).toEqual([['1000', '999'], 1_001]);
  await store.close();
});

test('nobody but the owner may read the file', async () => {
  const file = nextFile();
  const store = openSqliteStore({ file });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(`${file}-wal`).mode & 0o077).toBe(0);
  await store.close();
});

test('of two processes one at a time gets the changes', async () => {
  const file = nextFile();
  const [first, second] = [openSqliteStore({ file }), openSqliteStore({ file })];
  await Promise.all([first.registerSubscriber('website'), second.registerSubscriber('website')]);
  await first.upsertJobs([newJob()]);
  const claims = await Promise.all([first, second].map((store) => store.claimChanges('website', 10, 60_000)));
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  await Promise.all([first.close(), second.close()]);
});

test('a store of a newer version is refused', async () => {
  const file = nextFile();
  await openSqliteStore({ file }).close();
  const db = new Database(file);
  db.pragma('user_version = 999');
  db.close();
  expect(() => openSqliteStore({ file })).toThrow(/version 999/);
});
