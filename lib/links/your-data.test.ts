import { unzipSync } from 'fflate';
import { apiOverHttp } from '../../test/api-over-http';
import { application, enquiry, inquiry, newJob, statesOf, temporaryFolder } from '../../test/backend';
import { mailServerForTests } from '../../test/mail';
import { mailingForTests, SECRET, SITE_URL } from '../../test/mailing';
import { processWide } from '../base/process-wide';
import { provideWords } from '../content/provide-words';
import { RECEIVED_AT_HEADER } from '../contract/calls';
import type { ApplicationStatus } from '../contract/application-status';
import { type Held, links } from '../contract/links';
import { askLink } from '../upstream/client';
import { linkButtons } from './buttons';

/** From the mail to the steps: a real mail server, the real API over HTTP, and the website's handlers. */
const server = mailServerForTests();
const mailing = mailingForTests(server);
const api = apiOverHttp((request) => mailing.fetch(request));

process.env.REVALIDATE_SECRET = SECRET;
process.env.DATA_DIR = temporaryFolder();

const EMAIL = application.email;
const OTHERS = { ...enquiry, email_address: 'other@example.com' };
const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;
const bytes = Buffer.from('%PDF-1.4\n% a CV\n%%EOF\n');
beforeEach(async () => {
  api.isDown = false;
  delete processWide.uses;
  jest.spyOn(console, 'error').mockImplementation();
  const store = mailing.store();
  await store.upsertJobs([newJob({ id: '1', title: 'Staff Nurse', location: 'Kochi, Kerala' })]);
  const cv = { name: '../आशा: राव.pdf', mimeType: 'application/pdf', bytes };
  await store.addApplication(application, cv, 'key', '7KQ2M4XP');
  await mailing.sendAll();
  server.mails.length = 0;
});
afterEach(() => jest.restoreAllMocks());

async function mailedToken(email = EMAIL): Promise<string> {
  await mailing.post('your-data', { email });
  await mailing.sendAll();
  const text = server.to(email).at(-1)?.text ?? '';
  return new RegExp(`See my data:\\s+${SITE_URL}/your-data/([0-9a-f]{64})`).exec(text)?.[1] ?? '';
}

const post = (step: 'download' | 'erase', fields: Record<string, string>) =>
  linkButtons[`your-data/${step}`]!(
    new Request(`${SITE_URL}/api/your-data/${step}`, {
      method: 'POST',
      // As browsers post from a page without a Referer.
      headers: { origin: 'null', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    }),
  );
const pageAfter = async (...posted: Parameters<typeof post>) =>
  (await post(...posted)).headers.get('location');
const show = (token: string) => askLink(links.data.show, { token });

test('a link is mailed to an address that something is held of, in any capitalisation, three times a day', async () => {
  const answer = await mailing.post('your-data', { email: 'nobody@example.com' });
  for (let n = 0; n < 5; n++)
    expect(await mailing.post('your-data', { email: 'ASHA@example.com' })).toEqual(answer);
  await mailing.sendAll();
  expect(server.mails).toHaveLength(3);
  const [mail] = server.to('ASHA@example.com');
  expect(mail?.subject).toMatch(/^Your data at /);
  expect(mail?.text).toContain('The link works for 24 hours.');
  expect(mail?.html).toMatch(new RegExp(`<a href="${SITE_URL}/your-data/[0-9a-f]{64}"`));
});

test('asked for from a page in Hindi, the mail is in Hindi and leads to a page in Hindi', async () => {
  provideWords();
  await mailing.post('your-data', { email: EMAIL }, { 'accept-language': 'hi-IN' });
  await mailing.sendAll();
  const [mail] = server.to(EMAIL);
  expect(mail?.subject).toMatch(/[\u0900-\u097f]{3}/);
  expect(mail?.text).toMatch(new RegExp(`${SITE_URL}/hi/your-data/[0-9a-f]{64}`));
});

test('the download holds everything of this address alone as JSON, and the CVs byte for byte', async () => {
  const store = mailing.store();
  await store.addContactEnquiry(enquiry);
  await store.addJobInquiry(inquiry);
  await store.addContactEnquiry(OTHERS);
  await store.requestAlert(EMAIL, WISH, 'token');
  const token = await mailedToken();
  await store.requestAlert(EMAIL, { ...WISH, keyword: 'cook' }, 'second');
  const response = await post('download', { token });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="your-data.zip"',
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const json = Buffer.from(files['data.json']!).toString();
  const { forms, ...data } = JSON.parse(json) as Record<string, unknown> & { forms: { file?: string }[] };
  expect(json).not.toContain(token);
  expect(forms).toMatchObject([
    {
      kind: 'applications',
      reference: '7KQ2M4XP',
      job: { id: '1', title: 'Staff Nurse', location: 'Kochi, Kerala' },
      state: 'received',
      fields: { first_name: 'Asha', phone: '+91 98000 00000', message: 'Namaste ನಮಸ್ಕಾರ' },
      cv: { name: '../आशा: राव.pdf', size: bytes.length },
      file: 'cvs/applications-1-7KQ2M4XP-__आशा_ राव.pdf',
    },
    { kind: 'contacts', reference: 'C1' },
    { kind: 'inquiries', reference: 'J1' },
  ]);
  expect(data).toEqual({
    email: EMAIL,
    until: '2026-11-21T12:00:00.000Z',
    contacts: [],
    alerts: ['cook', 'welder'].map((keyword) => ({
      ...WISH,
      keyword,
      created_at: expect.any(String),
      confirmed_at: null,
    })),
    mails: [{ kind: 'alert-confirm', queued_at: expect.any(String) }],
    consents: [expect.objectContaining({ reference: '7KQ2M4XP', wording: application.consent })],
  });
  expect(Buffer.from(files[forms[0]!.file!]!)).toEqual(bytes);
  expect(Object.keys(files)).toHaveLength(2);
});

test('a client’s contact finds what was sent to them, and erases it', async () => {
  const store = mailing.store();
  const to = { client: 'Kolam', contact: 'Ms Rao', email: 'rao@kolam.example' };
  const sending = { ...to, by: 'r@example.com', text: '', fields: ['name'], people: [1], token: 'a' };
  await store.sendToClient(sending, null);
  const token = await mailedToken('RAO@kolam.example');
  expect(await show(token)).toMatchObject({
    contacts: [{ name: 'Ms Rao', client: 'Kolam', sent: ['2026-11-20T12:00:00.000Z'] }],
    forms: [],
  });
  await askLink(links.data.erase, { token });
  expect(await store.listClients()).toMatchObject([{ contacts: [] }]);
});

test('a link cannot send or erase another’s data', async () => {
  const store = mailing.store();
  await store.addContactEnquiry(OTHERS);
  const token = await mailedToken(OTHERS.email_address);
  expect(await askLink(links.data.cv, { token, kind: 'applications', id: 1 })).toBe('unknown');
  expect(await askLink(links.data.erase, { token })).toMatchObject({ status: true });
  expect((await store.inbox()).map(({ fields }) => fields.email)).toEqual([EMAIL]);
  expect((await statesOf(store, 1)).at(-1)?.state).toBe('received');
});

test('the link ends after 24 hours, and none is made up', async () => {
  const token = await mailedToken();
  mailing.clock.set('2026-11-21T11:59:59.000Z');
  expect(await show(token)).toMatchObject({ email: EMAIL });
  mailing.clock.set('2026-11-21T12:00:00.000Z');
  for (const each of [token, '0'.repeat(64), '', 'x'])
    for (const call of Object.values(links.data))
      expect(await askLink(call as typeof links.data.cv, { token: each, id: 1, kind: 'applications' })).toBe(
        'unknown',
      );
  await mailing.store().pruneYourData();
  expect(await mailing.store().inbox()).toHaveLength(1);
  for (const made of ['../../x', 'x', ''])
    expect(await pageAfter('erase', { token: made, sure: 'on' })).toBe('/your-data');
  expect(await pageAfter('download', { token })).toBe(`/your-data/${token}`);
});

// The mail about it: see status-mails.test.ts.
test('the data has the link by which each application is withdrawn, and again; one that has ended otherwise is not', async () => {
  await mailing.store().addApplication({ ...application, message: 'Another' }, null, 'another');
  await mailing.store().addNotes([2], { kind: 'filled', who: '' });
  const held = (await show(await mailedToken())) as Held;
  const states = [];
  for (const { fields } of [...held.forms, ...held.forms]) {
    const status = await askLink(links.status.withdraw, { token: fields.status_token! });
    states.push((status as ApplicationStatus).states.at(-1)?.state);
  }
  expect(states).toEqual(['filled', 'withdrawn', 'filled', 'withdrawn']);
});

test('everything is erased by a post with the box ticked, and not without; a double click is confirmed each time', async () => {
  const token = await mailedToken();
  expect(await pageAfter('erase', { token })).toBe(`/your-data/${token}/erase`);
  expect((await post('erase', { token, sure: 'on', more: 'x'.repeat(300_000) })).status).toBe(413);
  api.isDown = true;
  const failed = await post('erase', { token, sure: 'on' });
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await failed.text()).toContain('Nothing was changed.');
  api.isDown = false;
  expect(await mailing.store().inbox()).toHaveLength(1);
  const clicks = [1, 2, 3].map(() => post('erase', { token, sure: 'on' }));
  for (const { status, headers } of [
    ...(await Promise.all(clicks)),
    await post('erase', { token, sure: 'on' }),
  ])
    expect([status, headers.get('location'), headers.get('referrer-policy')]).toEqual([
      303,
      '/your-data/erased',
      'no-referrer',
    ]);
  expect(await mailing.store().inbox()).toEqual([]);
  expect(await show(token)).toBe('unknown');
});

test('a form from before the erasure that waits on a website is accepted and dropped, for seven days', async () => {
  const store = mailing.store();
  await store.eraseByEmail(EMAIL);
  const receivedAt = (iso: string) => ({ [RECEIVED_AT_HEADER]: iso, 'idempotency-key': iso });
  const before = receivedAt('2026-11-20T11:59:00.000Z');
  expect((await mailing.post('contact-enquiry', enquiry, before)).status).toBe(1);
  expect((await mailing.post('job-alerts', { ...WISH, email: EMAIL }, before)).status).toBe(1);
  expect(await store.inbox()).toEqual([]);
  expect((await store.personalDataOf(EMAIL)).alerts).toEqual([]);
  await mailing.post('contact-enquiry', enquiry, receivedAt('2026-11-20T12:00:01.000Z'));
  await mailing.post('contact-enquiry', OTHERS, before);
  expect(await store.inbox()).toHaveLength(2);
  for (const [now, waiting] of [
    ['2026-11-27T11:59:59.000Z', 1],
    ['2026-11-27T12:00:00.000Z', 0],
  ] as const) {
    mailing.clock.set(now);
    await store.pruneYourData();
    expect(await store.dueErasures()).toHaveLength(waiting);
    expect(await store.wasErasedSince(EMAIL, '2026-11-20T00:00:00.000Z')).toBe(waiting === 1);
  }
});

test('a client may take 120 steps a minute', async () => {
  const statuses = [];
  for (let n = 0; n < 121; n++) statuses.push((await post('erase', {})).status);
  expect(statuses.slice(0, 120).every((status) => status === 303)).toBe(true);
  expect(statuses[120]).toBe(429);
});
