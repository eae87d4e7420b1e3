import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  application,
  enquiry,
  inquiry,
  newJob,
  stderrForTests,
  temporaryFolder,
  testClock,
} from '../../test/backend';
import { storeFile } from '../base/data-dir';
import type { Store } from '../compose-store';
import { openSqliteStore } from '../open-store';
import { SEALED_TABLES } from './reseal';

const folder = temporaryFolder();
stderrForTests();
let folders = 0;
const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;
const EMAIL = 'vexulor@example.com';
const MANY = 120;

/** Pieces of ciphertexts that are in any file. What is in plain, lib/links/erased-everywhere.test.ts looks for. */
function traces(dataDir: string, ciphertexts: Buffer[]): Buffer[] {
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dataDir, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file));
  return ciphertexts
    .flatMap((bytes) => [0, 64, bytes.length - 32].map((at) => bytes.subarray(at, at + 32)))
    .filter((piece) => piece.length === 32 && files.some((file) => file.includes(piece)));
}

/** Which of a table's rows are the erased person's, where not all are. */
const HERS: Record<string, string> = {
  applications: 'id % 2 = 1',
  application_cvs: 'application_id % 2 = 1',
};

/** The person's ciphertexts in tables of forms, or in all. */
function ciphertexts(dataDir: string, isWanted = (table: string) => table !== 'secrets'): Buffer[] {
  const db = new Database(storeFile(dataDir), { readonly: true });
  const found = SEALED_TABLES.filter(({ name }) => isWanted(name)).flatMap(({ name, hasBytes }) =>
    ['sealed', ...(hasBytes ? ['bytes'] : [])].flatMap((column) =>
      db
        .prepare<[], Buffer>(
          `SELECT ${column} FROM ${name} WHERE ${column} IS NOT NULL AND ${HERS[name] ?? 'true'}`,
        )
        .pluck()
        .all(),
    ),
  );
  db.close();
  return found;
}

/** Every second application is the erased person's; CV sizes vary, so that pages are split and merged. */
async function fill(dataDir: string, now?: () => Date) {
  const store = openSqliteStore({ file: storeFile(dataDir), queueMails: true, now });
  await store.upsertJobs([newJob({ id: '1' })]);
  for (let number = 1; number <= MANY; number++) {
    const email = number % 2 ? EMAIL : `o${number}@example.com`;
    const bytes = Buffer.from(`${email} `.repeat(1 + ((number * 37) % 300)));
    await store.addApplication(
      { ...application, email, message: 'x'.repeat(number * 10) },
      { name: 'cv.pdf', mimeType: 'application/pdf', bytes },
    );
  }
  await store.addContactEnquiry({ ...enquiry, email_address: EMAIL });
  await store.addJobInquiry({ ...inquiry, email_address: EMAIL });
  await store.requestAlert(EMAIL, WISH, 'token');
  await store.confirmAlert('token', '2026-11-20');
  await store.requestAlert(EMAIL, { ...WISH, keyword: 'fitter' }, 'unconfirmed');
  await store.requestYourData(EMAIL, 'b7'.repeat(32));
  return store;
}

test.each([
  ['by address', undefined, (store: Store) => store.eraseByEmail(EMAIL.toUpperCase()), MANY / 2],
  ['by age', /^(?:application|contact|job_inq)/, eraseOld, 1],
] as const)(
  'data erased %s is in no file, while the API runs',
  async (_, tables, erase, left) => {
    const dataDir = join(folder, `${(folders += 1)}`);
    const clock = testClock();
    const store = await fill(dataDir, clock.now);
    const sealed = ciphertexts(dataDir, tables && ((table) => tables.test(table)));
    expect(traces(dataDir, sealed).length).toBeGreaterThan(MANY);
    clock.set('2027-11-20T12:00:00.000Z');
    // Like the command, in a separate process.
    const command = openSqliteStore({ file: storeFile(dataDir), now: clock.now });
    await erase(command);
    expect(traces(dataDir, sealed)).toEqual([]);
    expect(await store.inbox()).toHaveLength(left);
    await Promise.all([command.close(), store.close()]);
  },
  60_000,
);

async function eraseOld(store: Store) {
  await store.addApplication({ ...application, email: 'later@example.com' }, null);
  await store.eraseReceivedBefore(new Date('2027-01-01'));
}

test('a reader in another process puts the journal’s end off, until the next transaction', async () => {
  const dataDir = join(folder, `${(folders += 1)}`);
  const store = openSqliteStore({ file: storeFile(dataDir) });
  await store.addContactEnquiry(enquiry);
  const db = new Database(storeFile(dataDir), { readonly: true });
  const sealed = db.prepare<[], Buffer>('SELECT sealed FROM contact_enquiries').pluck().all();
  db.close();
  const reader = new Database(storeFile(dataDir), { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM contact_enquiries').get();
  await store.eraseByEmail(enquiry.email_address);
  expect(traces(dataDir, sealed)).not.toEqual([]);
  reader.exec('COMMIT');
  reader.close();
  await store.addContactEnquiry({ ...enquiry, email_address: 'other@example.com' });
  expect(traces(dataDir, sealed)).toEqual([]);
  await store.close();
}, 30_000);
