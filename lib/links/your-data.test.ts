import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { apiOverHttp } from '../../test/api-over-http';
import { application, enquiry, newJob } from '../../test/backend';
import { mailServerForTests } from '../../test/mail';
import { mailingForTests, SECRET, SITE_URL } from '../../test/mailing';
import { processWide } from '../base/process-wide';
import { linkButtons } from './buttons';
import { safeFileName } from '../base/zip';

/** From the mail to the steps: a real mail server, the real API over HTTP, and the website's handlers. */
const server = mailServerForTests();
const mailing = mailingForTests(server);
const dataDir = mkdtempSync(path.join(tmpdir(), 'your-data-'));
const api = apiOverHttp((request) => mailing.fetch(request));

process.env.REVALIDATE_SECRET = SECRET;
process.env.DATA_DIR = dataDir;
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

const bytes = Buffer.from('%PDF-1.4\n% a CV\n%%EOF\n');
let token = '';
beforeEach(async () => {
  api.isDown = false;
  delete processWide.uses;
  jest.spyOn(console, 'error').mockImplementation();
  const store = mailing.store();
  await store.upsertJobs([newJob({ id: '1', title: 'Staff Nurse', location: 'Kochi, Kerala' })]);
  const cv = { name: '../आशा: राव.pdf', mimeType: 'application/pdf', bytes };
  await store.addApplication(application, cv, 'key', '7KQ2M4XP');
  await store.addContactEnquiry(enquiry);
  token = '5a'.repeat(32);
  await store.requestYourData(application.email, token);
});
afterEach(() => jest.restoreAllMocks());

const sendDownload = linkButtons['your-data/download']!;
const eraseAll = linkButtons['your-data/erase']!;
const posted = (fields: Record<string, string>) =>
  new Request(`${SITE_URL}/api/your-data/step`, {
    method: 'POST',
    // As browsers post from a page without a Referer.
    headers: { origin: 'null', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });

test('the download holds everything as JSON, and the CVs byte for byte', async () => {
  const response = await sendDownload(posted({ token }));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="your-data.zip"',
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const data = JSON.parse(Buffer.from(files['data.json']!).toString());
  expect(data).toMatchObject({
    email: application.email,
    forms: [{ kind: 'applications' }, { kind: 'contacts' }],
  });
  expect(data.forms[0].fields).toMatchObject({ first_name: 'Asha', phone: '+91 98000 00000' });
  expect(data.forms[0].file).toBe('cvs/applications-1-7KQ2M4XP-__आशा_ राव.pdf');
  expect(Buffer.from(files[data.forms[0].file]!)).toEqual(bytes);
  expect(Object.keys(files)).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain(token);
});

test('everything is erased by a post with the box ticked, and not without; a double click is confirmed each time', async () => {
  const asked = await eraseAll(posted({ token }));
  expect(asked.headers.get('location')).toBe(`/your-data/${token}/erase`);
  expect(await mailing.store().inbox()).toHaveLength(2);
  const clicks = [1, 2, 3].map(() => eraseAll(posted({ token, sure: 'on' })));
  const later = async () => eraseAll(posted({ token, sure: 'on' }));
  for (const { status, headers } of [...(await Promise.all(clicks)), await later()])
    expect([status, headers.get('location'), headers.get('referrer-policy')]).toEqual([
      303,
      '/your-data/erased',
      'no-referrer',
    ]);
  expect(await mailing.store().inbox()).toEqual([]);
  // The link is otherwise invalid now.
  expect((await sendDownload(posted({ token }))).headers.get('location')).toBe(`/your-data/${token}`);
});

test('an invalid link redirects to the page that mails one; an expired one to its own page', async () => {
  for (const fields of [{} as Record<string, string>, { token: '../../x' }, { token: 'x' }])
    expect((await eraseAll(posted({ ...fields, sure: 'on' }))).headers.get('location')).toBe('/your-data');
  const ended = await sendDownload(posted({ token: '0'.repeat(64) }));
  expect(ended.headers.get('location')).toBe(`/your-data/${'0'.repeat(64)}`);
  expect((await eraseAll(posted({ token, sure: 'on', more: 'x'.repeat(300_000) }))).status).toBe(413);
  expect(await mailing.store().inbox()).toHaveLength(2);
});

test('while the API does not answer nothing is done, and that is reported', async () => {
  api.isDown = true;
  const response = await eraseAll(posted({ token, sure: 'on' }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await response.text()).toContain('Nothing was changed.');
});

test('a client may take sixty steps a minute', async () => {
  const statuses = [];
  for (let n = 0; n < 61; n++) statuses.push((await eraseAll(posted({}))).status);
  expect(statuses.slice(0, 60).every((status) => status === 303)).toBe(true);
  expect(statuses[60]).toBe(429);
});

test.each([
  ['CV.pdf', 'CV.pdf'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['C:\\CV?.pdf', 'C__CV_.pdf'],
  ['.', '_'],
  ['', '_'],
  [`${'Asha '.repeat(60)}CV.docx`, `${'Asha '.repeat(11)}.docx`],
])('a file named %j is saved as %j', (name, safe) => expect(safeFileName(name)).toBe(safe));
