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
import { openSqliteStore } from '../open-store';

const folder = temporaryFolder();
stderrForTests();
let folders = 0;
const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;
const WORDS = ['Zorblatt', 'Quimbyx', 'vexulor@example.com', 'Florptang', 'wumpusine.pdf', 'Krelspindle'];
const MANY = 300;

function filesOf(dataDir: string): { name: string; bytes: Buffer }[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dataDir, name)).isFile())
    .map((name) => ({ name, bytes: readFileSync(join(dataDir, name)) }));
}

/** Returns the files that contain the texts (in UTF-8 or UTF-16), or any 32 bytes of the ciphertexts. */
function traces(dataDir: string, ciphertexts: Buffer[]): string[] {
  const pieces = ciphertexts.flatMap((bytes) =>
    [0, 64, bytes.length - 32].map((at) => bytes.subarray(at, at + 32)),
  );
  const wanted = [
    ...WORDS.flatMap((word) => [Buffer.from(word), Buffer.from(word, 'utf16le')]),
    ...pieces.filter(({ length }) => length === 32),
  ];
  // Searches thousands of pieces in megabytes at once, by prefix.
  const byBeginning = new Map<number, Buffer[]>();
  for (const piece of wanted)
    byBeginning.set(piece.readUInt32LE(), [...(byBeginning.get(piece.readUInt32LE()) ?? []), piece]);
  return filesOf(dataDir).flatMap(({ name, bytes }) => {
    const found = new Set<Buffer>();
    for (let at = 0; at <= bytes.length - 4; at++)
      for (const piece of byBeginning.get(bytes.readUInt32LE(at)) ?? [])
        if (piece.equals(bytes.subarray(at, at + piece.length))) found.add(piece);
    return [...found].map((piece) => `${name}: ${piece.toString('latin1')}`);
  });
}

/** The person's ciphertexts: of forms that expire, and others. */
function ciphertexts(dataDir: string): Record<'aged' | 'others', Buffer[]> {
  const db = new Database(storeFile(dataDir), { readonly: true });
  const all = (sql: string) => db.prepare<[], Buffer>(sql).pluck().all();
  const some = (what: string, ...queries: string[]) => {
    const found = queries.flatMap((query) => all(`SELECT ${query}`));
    if (found.length < queries.length) throw new Error(`Something of ${what} is not there.`);
    return found;
  };
  const found = {
    aged: [
      ...some('applications', 'sealed FROM applications WHERE id % 2 = 1'),
      ...some('their CVs', ...['sealed', 'bytes'].map((column) => `${column} ${CVS_OF_APPLICATIONS}`)),
      ...some('enquiries', 'sealed FROM contact_enquiries', 'sealed FROM job_inquiries'),
    ],
    others: [
      ...some('alerts', 'sealed FROM job_alerts', 'CAST(email_hash AS BLOB) FROM job_alerts'),
      ...some('mails', 'sealed FROM mails WHERE sealed IS NOT NULL'),
      ...some('links', 'sealed FROM your_data_tokens'),
    ],
  };
  db.close();
  return found;
}
const CVS_OF_APPLICATIONS = 'FROM application_cvs WHERE application_id % 2 = 1';

/** Every second application is the erased person's; CV sizes vary, so that pages are split and merged. */
async function fill(dataDir: string, now: () => Date) {
  const store = openSqliteStore({ file: storeFile(dataDir), queueMails: true, now });
  await store.upsertJobs([newJob({ id: '1' })]);
  for (let number = 1; number <= MANY; number++) {
    const isHers = number % 2 === 1;
    const sender = isHers
      ? {
          first_name: WORDS[0]!,
          last_name: WORDS[1]!,
          email: WORDS[2]!,
          message: `${WORDS[3]} `.repeat(number),
        }
      : {
          first_name: 'Other',
          last_name: 'Person',
          email: `o${number}@example.com`,
          message: 'x'.repeat(number),
        };
    const bytes = Buffer.from(`${isHers ? WORDS[5] : 'other'} `.repeat(1 + ((number * 37) % 900)));
    const name = isHers ? WORDS[4]! : 'other.pdf';
    await store.addApplication({ ...application, ...sender }, { name, mimeType: 'application/pdf', bytes });
  }
  const [first, , email, text] = WORDS as [string, string, string, string, string, string];
  await store.addContactEnquiry({ ...enquiry, name: first, email_address: email });
  await store.addJobInquiry({
    ...inquiry,
    contact_person: first,
    job_description: text,
    email_address: email,
  });
  await store.requestAlert(email, WISH, 'token');
  await store.confirmAlert('token', '2026-11-20');
  await store.requestAlert(email, { ...WISH, keyword: 'fitter' }, 'unconfirmed');
  await store.requestYourData(email, 'b7'.repeat(32));
  return store;
}

test('data erased by address is in no file, plain or encrypted, while the API runs', async () => {
  const dataDir = join(folder, `${(folders += 1)}`);
  const store = await fill(dataDir, () => new Date());
  const sealed = Object.values(ciphertexts(dataDir)).flat();
  expect(sealed.length).toBeGreaterThan(MANY);
  expect(traces(dataDir, []).filter((trace) => /Zorb|Flor|Krel|vexu/.test(trace))).toEqual([]);
  expect(traces(dataDir, sealed).length).toBeGreaterThan(MANY);
  // Like the command, in a separate process.
  const command = openSqliteStore({ file: storeFile(dataDir) });
  expect(await command.eraseByEmail('VEXULOR@example.com')).toMatchObject({
    applications: MANY / 2,
    contacts: 1,
    inquiries: 1,
    alerts: 2,
  });
  expect(traces(dataDir, sealed)).toEqual([]);
  expect(await store.inbox()).toHaveLength(MANY / 2);
  await Promise.all([command.close(), store.close()]);
}, 60_000);

test('data erased by age is in no file either, for any kind of form', async () => {
  const dataDir = join(folder, `${(folders += 1)}`);
  const clock = testClock();
  const store = await fill(dataDir, clock.now);
  const { aged } = ciphertexts(dataDir);
  expect(traces(dataDir, aged).length).toBeGreaterThan(aged.length);
  clock.set('2027-11-20T12:00:00.000Z');
  await store.addApplication({ ...application, email: 'later@example.com' }, null);
  await store.eraseReceivedBefore(new Date('2027-01-01'));
  expect(traces(dataDir, aged)).toEqual([]);
  expect((await store.inbox()).map(({ kind }) => kind)).toEqual(['applications']);
  await store.close();
}, 60_000);

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
