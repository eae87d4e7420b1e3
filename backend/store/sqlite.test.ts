import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { enquiry, newJob, temporaryFolder, testClock } from '../../test/backend';
import { openSqliteStore } from '../open-store';

const folder = temporaryFolder();
let files = 0;
const nextFile = () => join(folder, `${(files += 1)}`, 'jobs.sqlite');

const firstPage = { page: 1, perPage: 20 };

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

test('nobody but the owner may read the file', async () => {
  const file = nextFile();
  const store = openSqliteStore({ file });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(`${file}-wal`).mode & 0o077).toBe(0);
  await store.close();
});

test('a store of a newer version is refused', async () => {
  const file = nextFile();
  await openSqliteStore({ file }).close();
  const db = new Database(file);
  db.pragma('user_version = 999');
  db.close();
  expect(() => openSqliteStore({ file })).toThrow(/version 999/);
});
