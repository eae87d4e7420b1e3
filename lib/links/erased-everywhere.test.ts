import Database from 'better-sqlite3';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { POST as eraseOnWebsite } from '../../app/api/outbox/erase/route';
import type { StoreLocation } from '../../backend/keys/key-source';
import { createApp } from '../../backend/server';
import { openBytes } from '../../backend/keys/sealed-rows';
import { storeKey } from '../../backend/keys/store-key';
import type { Store } from '../../backend/compose-store';
import { createWebsiteEraser, type EraseOnWebsites } from '../../backend/your-data/erase-on-websites';
import { apiOverHttp, servedOverHttp } from '../../test/api-over-http';
import { application, newJob, stderrForTests, temporaryFolder } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { makePdf } from '../../test/cv-files/pdf';
import { rawSql } from '../../test/raw-sql';
import { askLink } from '../upstream/client';
import { law } from '../content/law';
import { links } from '../contract/links';
import { acceptSubmission, stopOutbox } from '../forms/outbox/current';
import { outboxFile, outboxVault } from '../forms/outbox/folder';
import {
  applicationSubmission,
  businessSubmission,
  consentGiven,
  plainSubmission,
} from '../forms/submissions';
import { SEALED_TABLES } from '../../backend/keys/rotate';

/*
 * A person's unusual words are put everywhere where the two programs keep something, and looked for afterwards: byte by byte
 * in all files of both, in all rows of PostgreSQL, and in all that the keys open.
 */
jest.setTimeout(120_000);
// Until the law's date; sealed-forms.test.ts tests what is sealed first, and erased a year later.
Object.assign(law.dataProtection, { sealingFrom: Infinity });
const stderr = stderrForTests();
const SECRET = 'a-secret-of-these-tests';
const [FIRST, LAST, PHONE, TYPED, CV_NAME, CV_TEXT, COMPANY, SOUGHT] = [
  'Zorblatt',
  'Quimbyx',
  '+91 74185 29630',
  'Florptang',
  'wumpusine.pdf',
  'Krelspindle',
  'Snorvexco',
  'quorvine',
] as const;
const EMAIL = 'Vexulor@Example.com';
const WORDS = [FIRST, LAST, PHONE, TYPED, CV_NAME, CV_TEXT, COMPANY, SOUGHT, EMAIL, EMAIL.toLowerCase()];
const TOKEN = '5a'.repeat(32);
const cv = { name: CV_NAME!, type: 'application/pdf', bytes: makePdf({}) };
const cvBytes = Buffer.concat([cv.bytes, Buffer.from(`%${CV_TEXT}`)]);

const websiteDir = temporaryFolder();
process.env.DATA_DIR = websiteDir;
process.env.REVALIDATE_SECRET = SECRET;

/** The API, whose store is another one in each test, and the website's handler that it calls. */
let askApi: (request: Request) => Response | Promise<Response>;
const api = apiOverHttp((request) => askApi(request));
const website = servedOverHttp(eraseOnWebsite);
const eraseOnWebsites: EraseOnWebsites = (...given) =>
  createWebsiteEraser({ urls: [website.origin], secret: SECRET })(...given);
afterEach(stopOutbox);

const person = { firstName: FIRST!, lastName: LAST!, email: EMAIL, phone: PHONE! };

/** One of each form, by the website's own functions; `when` distinguishes them from earlier ones. */
function submissions(when: string) {
  const typed = `${TYPED} ${when}`;
  const employer = { CompanyName: COMPANY!, ContactPerson: FIRST!, email: EMAIL, phone: PHONE! };
  const business = { name: FIRST!, email: EMAIL, phone: PHONE!, company: COMPANY!, requirement: 'Payroll' };
  return [
    applicationSubmission(
      { ...person, jobId: '1', message: typed, experience: '', noticePeriod: '', source: '' },
      { ...cv, bytes: cvBytes },
      consentGiven('1'),
    ),
    plainSubmission('contact-enquiry', { name: FIRST!, email: EMAIL, subject: LAST!, message: typed }),
    businessSubmission({ ...business, description: typed } as unknown as Parameters<
      typeof businessSubmission
    >[0]),
    plainSubmission('job-inquiry', { ...employer, JobTitle: LAST!, Location: 'Pune', Description: typed }),
    plainSubmission('job-alert', { email: EMAIL, keyword: SOUGHT!, category: '', location: '' }),
    plainSubmission('your-data', { email: EMAIL }),
  ];
}

let fills = 0;
async function fillStore(store: Store): Promise<void> {
  await store.upsertJobs([newJob({ id: '1' })]);
  // Alerts and links to data need known tokens, and alerts have no retention: fillForMore.
  for (const each of submissions(`at once, ${(fills += 1)}`).slice(0, 4))
    expect(await acceptSubmission(each.call, each)).toMatchObject({ kind: 'delivered' });
  await store.addNotes([1], { kind: 'withdrawn', who: '' });
  await store.queueMail({ kind: 'withdrawn', application_id: 1 });
  await store.addNotes([1], { kind: 'note', who: 'staff@example.com', text: TYPED! });
}

/** Every second one is the person's; the sizes vary, so that pages are split and merged. */
async function fillMany(store: Store): Promise<void> {
  for (let number = 1; number <= MANY; number++) {
    const [email, text] = number % 2 ? [EMAIL, CV_TEXT] : [`o${number}@example.com`, 'Other'];
    const bytes = Buffer.from(`${text} `.repeat(1 + ((number * 37) % 300)));
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', bytes };
    await store.addApplication({ ...application, email, message: 'x'.repeat(number * 10) }, cv);
  }
}

async function fillForMore(store: Store): Promise<void> {
  const wish = { category_id: '', location: '', filters: '', frequency: 'daily' } as const;
  await store.requestAlert(EMAIL, { ...wish, keyword: SOUGHT! }, 'confirmed');
  await store.confirmAlert('confirmed');
  await store.requestAlert(EMAIL, { ...wish, keyword: `${SOUGHT} too` }, 'unconfirmed');
  await store.requestYourData(EMAIL, TOKEN);
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ name: file, bytes: readFileSync(file) }));

/** Where one of the words stands: in UTF-8, UTF-16, hexadecimal or base64, of which the middle is the same at any place. */
function found(name: string, bytes: Buffer): string[] {
  return WORDS.filter((word) => {
    const utf8 = Buffer.from(word!);
    const base64 = [0, 1, 2].map((shift) =>
      Buffer.concat([Buffer.alloc(shift), utf8])
        .toString('base64')
        .slice(4, -4),
    );
    return [utf8, Buffer.from(word!, 'utf16le'), utf8.toString('hex'), ...base64].some(
      (form) => form.length > 3 && bytes.includes(form),
    );
  }).map((word) => `${name}: ${word}`);
}

/** All files of both programs, and all rows of PostgreSQL. */
async function rawParts(place: StoreLocation): Promise<{ name: string; bytes: Buffer }[]> {
  const files = [...filesIn(place.dataDir), ...filesIn(websiteDir)];
  if (place.databaseUrl === null) return files;
  const sql = rawSql(place);
  const tables = await sql('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()');
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const rows = await sql(`SELECT t::text AS text FROM ${String(name)} t`);
    files.push({ name: String(name), bytes: Buffer.from(rows.map(({ text }) => String(text)).join('\n')) });
  }
  return files;
}

const rawTraces = async (place: StoreLocation, pieces: Buffer[] = []) =>
  (await rawParts(place)).flatMap(({ name, bytes }) => [
    ...found(name, bytes),
    ...pieces
      .filter((piece) => bytes.includes(piece) || bytes.includes(piece.toString('hex')))
      .map(() => `${name}: encrypted`),
  ]);

/** What the store's key opens to the person's words. */
async function sealedTraces(place: StoreLocation): Promise<{ traces: string[]; sealed: Buffer }[]> {
  const sql = rawSql(place);
  const key = storeKey(Buffer.from(place.storeKey!, 'hex'));
  const all = [];
  for (const { name, id = 'id', hasBytes } of SEALED_TABLES)
    for (const row of await sql(`SELECT * FROM ${name} WHERE sealed IS NOT NULL`))
      for (const column of ['sealed', ...(hasBytes ? ['bytes'] : [])]) {
        const sealed = row[column] as Buffer;
        const opened = openBytes(key, sealed, [name, row[id] as number, column]);
        all.push({ traces: found(`${name}.${column} opened`, opened), sealed });
      }
  return all.filter(({ traces }) => traces.length > 0);
}

/** Pieces of the ciphertexts about the person, of which none may be left in a page that was freed, split or merged. */
const sealedPieces = async (place: StoreLocation) =>
  (await sealedTraces(place))
    .flatMap(({ sealed }) => [0, 64, sealed.length - 32].map((at) => sealed.subarray(at, at + 32)))
    .filter((piece) => piece.length === 32);

/** The words in all that the store's key and the outbox's open. */
async function openedTraces(place: StoreLocation): Promise<string[]> {
  const traces = (await sealedTraces(place)).flatMap((each) => each.traces);
  if (!existsSync(outboxFile(websiteDir))) return traces;
  const vault = outboxVault(websiteDir, null);
  const db = new Database(outboxFile(websiteDir), { readonly: true });
  const entries = db.prepare<[], Record<string, unknown>>('SELECT * FROM entries').all();
  const recent = db.prepare<[], Record<string, unknown>>('SELECT * FROM recent').all();
  db.close();
  for (const { id, payload, problem, outcome } of [...entries, ...recent])
    for (const [use, sealed] of Object.entries({ payload, problem, outcome }))
      if (sealed)
        traces.push(...found(`outbox ${use} opened`, vault.open(sealed as Buffer, `${String(id)} ${use}`)));
  return traces;
}

const MANY = 120;
const FORMS = ['applications.', 'application_cvs.', 'contact_enquiries.', 'job_inquiries.', 'notes.'];

describeBothEngines(process.env, ({ nextPlace, open }) => {
  let place: StoreLocation;
  let store: Store;
  beforeEach(async () => {
    api.isDown = false;
    place = await nextPlace();
    store = await open({ ...place, queueMails: true });
    const app = createApp({
      store,
      storageDir: path.join(place.dataDir, 'public'),
      secret: SECRET,
      jobAlerts: true,
      eraseOnWebsites,
    });
    askApi = app.fetch;
  });

  const waits = async () => {
    api.isDown = true;
    for (const each of submissions('later'))
      expect(await acceptSubmission(each.call, each)).toMatchObject({ kind: 'waiting' });
    api.isDown = false;
  };

  test('after erasing, a person’s words are nowhere: in no file of either program, raw or opened', async () => {
    await fillStore(store);
    await fillMany(store);
    await fillForMore(store);
    await waits();
    const pieces = await sealedPieces(place);
    expect((await rawTraces(place, pieces)).length).toBeGreaterThan(MANY);
    const opened = await openedTraces(place);
    for (const part of [...FORMS, 'job_alerts.', 'mails.sealed', 'your_data_tokens.sealed', 'outbox payload'])
      expect(opened.some((trace) => trace.startsWith(part))).toBe(true);
    expect(new Set(opened.map((trace) => trace.split(': ')[1]))).toEqual(
      new Set(WORDS.filter((word) => word !== EMAIL.toLowerCase())),
    );
    // What an alert searches for stands in plain.
    expect(new Set((await rawTraces(place)).map((trace) => trace.split(': ')[1]))).toEqual(new Set([SOUGHT]));

    website.isDown = true;
    expect(await askLink(links.data.erase, { token: TOKEN })).toMatchObject({ status: true });
    // Only the address is left, until the website has been told.
    const left = await openedTraces(place);
    expect(left.filter((trace) => !trace.startsWith('outbox'))).toEqual([`erasures.sealed opened: ${EMAIL}`]);
    expect(stderr()).toContain('could not notify a website of an erasure');
    expect(stderr()).not.toContain(EMAIL);
    website.isDown = false;
    expect(await eraseOnWebsites(store)).toBe(true);
    expect(await rawTraces(place, pieces)).toEqual([]);
    expect(await openedTraces(place)).toEqual([]);
    expect(await store.dueErasures()).toEqual([]);
    expect(await store.wasErasedSince(EMAIL, new Date(Date.now() - 60_000).toISOString())).toBe(true);
    expect(await store.inbox()).toHaveLength(MANY / 2);
    const consents = await store.consentsAfter(0, 1_000);
    expect(consents.filter(({ row }) => row === null)).toHaveLength(MANY / 2 + 2);
  });

  test('after retention, a person’s words are in no form, CV, mail or entry', async () => {
    await fillStore(store);
    await fillMany(store);
    const pieces = await sealedPieces(place);
    const opened = await openedTraces(place);
    for (const part of FORMS) expect(opened.some((trace) => trace.startsWith(part))).toBe(true);
    // Like a command, in a separate process, while the API runs.
    const command = await open(place);
    await command.eraseReceivedBefore(new Date('2100-01-01'));
    expect(await rawTraces(place, pieces)).toEqual([]);
    expect(await openedTraces(place)).toEqual([]);
    expect(new Set((await store.consentsAfter(0, 1_000)).map(({ row }) => row))).toEqual(new Set([null]));
  });
});
