import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  enquiry,
  keysForTests,
  newJob,
  stderrForTests,
  temporaryFolder,
  testClock,
} from '../../test/backend';
import { createSealing } from '../keys/open-key';
import { openSqliteStore } from '../open-store';
import { openSqlite } from './sqlite-connection';

const folder = temporaryFolder();
const logged = stderrForTests();
let files = 0;
const nextFile = () => join(folder, `${(files += 1)}`, 'jobs.sqlite');

const firstPage = { page: 1, perPage: 20 };

test('merged index pages keep no copy of erased data', async () => {
  const file = nextFile();
  const db = openSqlite(file, createSealing(keysForTests));
  // SQLite leaves a copy with these hashes.
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

test('expired jobs that cannot be unlisted are reported, and never active in details', async () => {
  const clock = testClock();
  const file = nextFile();
  const store = openSqliteStore({ file, now: clock.now });
  await store.upsertJobs([newJob({ id: '1', expires_at: '2026-11-21T00:00:00.000Z' })]);
  const other = new Database(file);
  other.exec("CREATE TRIGGER full BEFORE UPDATE ON jobs BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  other.close();
  clock.set('2026-11-22T00:00:00.000Z');
  expect((await store.getJob('1'))?.active).toBe(false);
  await expect(store.expireJobs()).rejects.toMatchObject({ message: 'disk full' });
  expect(logged().match(/could not close expired jobs/g)).toHaveLength(1);
  await store.close();
});

test('only the owner may read the file', async () => {
  const file = nextFile();
  const store = openSqliteStore({ file });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(`${file}-wal`).mode & 0o077).toBe(0);
  await store.close();
});
