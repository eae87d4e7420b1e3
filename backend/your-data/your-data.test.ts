import { RECEIVED_AT_HEADER } from '../../lib/contract/calls';
import { links } from '../../lib/contract/links';
import { provideWords } from '../../lib/content/provide-words';
import { makePdf } from '../../test/cv-files/pdf';
import { mailServerForTests } from '../../test/mail';
import { mailingForTests, SECRET, SITE_URL } from '../../test/mailing';
import { application, enquiry, inquiry, newJob, stderrForTests, statesOf } from '../../test/backend';
import { websiteToken } from '../../lib/base/website-token';

const server = mailServerForTests();
const mailing = mailingForTests(server);
stderrForTests();
const EMAIL = 'asha@example.com';
const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;
const bytes = new Uint8Array(makePdf({}));

beforeEach(async () => {
  await mailing.store().upsertJobs([newJob({ id: '1', title: 'Staff Nurse', location: 'Kochi, Kerala' })]);
  await mailing
    .store()
    .addApplication(application, { name: 'आशा.pdf', mimeType: 'application/pdf', bytes }, 'key', '7KQ2M4XP');
  await mailing.sendAll();
  server.mails.length = 0;
});

const post = mailing.post;
const headers = { 'content-type': 'application/json', 'x-website-token': websiteToken(SECRET) };
const call = (path: string, body: object) =>
  mailing.request(path, { method: 'POST', headers, body: JSON.stringify(body) });

async function mailedToken(email = EMAIL): Promise<string> {
  await post('your-data', { email });
  await mailing.sendAll();
  const text = server.to(email).at(-1)?.text ?? '';
  return new RegExp(`See my data:\\s+${SITE_URL}/your-data/([0-9a-f]{64})`).exec(text)?.[1] ?? '';
}

test('a link is mailed as text and HTML to an address that something is held of, in any capitalisation', async () => {
  const answer = await post('your-data', { email: 'ASHA@example.com' });
  await mailing.sendAll();
  const [mail] = server.to('ASHA@example.com');
  expect(mail?.subject).toMatch(/^Your data at /);
  expect(mail?.text).toContain('The link works for 24 hours.');
  expect(mail?.html).toMatch(new RegExp(`<a href="${SITE_URL}/your-data/[0-9a-f]{64}"`));
  expect(await post('your-data', { email: 'nobody@example.com' })).toEqual(answer);
  await mailing.sendAll();
  expect(server.mails).toHaveLength(1);
});

test('asked for from a page in Hindi, the mail is in Hindi and leads to a page in Hindi', async () => {
  provideWords();
  await post('your-data', { email: EMAIL }, { 'accept-language': 'hi-IN' });
  await mailing.sendAll();
  const [mail] = server.to(EMAIL);
  expect(mail?.subject).toMatch(/[\u0900-\u097f]{3}/);
  expect(mail?.text).toMatch(new RegExp(`${SITE_URL}/hi/your-data/[0-9a-f]{64}`));
});

test('an address receives at most three such mails a day', async () => {
  for (let n = 0; n < 5; n++) await post('your-data', { email: EMAIL });
  await mailing.sendAll();
  expect(server.mails).toHaveLength(3);
});

test('the link shows forms of every kind, alerts, waiting mails and consents of this address alone', async () => {
  const store = mailing.store();
  await store.addContactEnquiry(enquiry);
  await store.addJobInquiry(inquiry);
  await store.addContactEnquiry({ ...enquiry, email_address: 'other@example.com' });
  await store.requestAlert(EMAIL, WISH, 'token');
  const token = await mailedToken();
  await store.requestAlert(EMAIL, { ...WISH, keyword: 'cook' }, 'second');
  const held = links.data.show.answer.parse(await (await call('your-data/show', { token })).json());
  expect(held.forms.map(({ kind, reference }) => `${kind} ${reference}`)).toEqual([
    'applications 7KQ2M4XP',
    'contacts C1',
    'inquiries J1',
  ]);
  expect(held.forms[0]).toMatchObject({
    job: { id: '1', title: 'Staff Nurse', location: 'Kochi, Kerala' },
    state: 'received',
    fields: { first_name: 'Asha', phone: '+91 98000 00000', message: 'Namaste ನಮಸ್ಕಾರ' },
    cv: { name: 'आशा.pdf', size: bytes.length },
  });
  expect(held.alerts.map(({ keyword }) => keyword)).toEqual(['cook', 'welder']);
  expect(held.mails.map(({ kind }) => kind)).toEqual(['alert-confirm']);
  expect(held.consents).toMatchObject([
    { kind: 'applications', reference: '7KQ2M4XP', wording: application.consent },
  ]);
  const cv = await call('your-data/cv', { token, kind: 'applications', id: held.forms[0]!.id });
  expect(cv.headers.get('content-disposition')).toContain(encodeURIComponent('आशा'));
  expect(new Uint8Array(await cv.arrayBuffer())).toEqual(bytes);
});

test('a client’s contact finds what was sent to them, and erases it', async () => {
  const store = mailing.store();
  const to = { client: 'Kolam', contact: 'Ms Rao', email: 'rao@kolam.example' };
  const sending = { ...to, by: 'r@example.com', text: '', fields: ['name'], people: [1], token: 'a' };
  await store.sendToClient(sending, null);
  const token = await mailedToken('RAO@kolam.example');
  const held = links.data.show.answer.parse(await (await call('your-data/show', { token })).json());
  expect(held.contacts).toEqual([{ name: 'Ms Rao', client: 'Kolam', sent: ['2026-11-20T12:00:00.000Z'] }]);
  expect(held.forms).toEqual([]);
  await call('your-data/erase', { token });
  expect(await store.listClients()).toMatchObject([{ contacts: [] }]);
});

test('a link cannot show, send, withdraw or erase another’s data', async () => {
  const store = mailing.store();
  await store.addContactEnquiry({ ...enquiry, email_address: 'other@example.com' });
  const token = await mailedToken('other@example.com');
  expect((await call('your-data/cv', { token, kind: 'applications', id: 1 })).status).toBe(404);
  expect((await call('your-data/withdraw', { token, id: 1 })).status).toBe(404);
  expect((await call('your-data/erase', { token })).status).toBe(200);
  expect((await store.inbox()).map(({ fields }) => fields.email)).toEqual([EMAIL]);
  expect((await statesOf(store, 1)).at(-1)?.state).toBe('received');
});

test('the link ends after 24 hours, and none is made up', async () => {
  const token = await mailedToken();
  mailing.clock.set('2026-11-21T11:59:59.000Z');
  expect((await call('your-data/show', { token })).status).toBe(200);
  mailing.clock.set('2026-11-21T12:00:00.000Z');
  for (const each of [token, '0'.repeat(64), '', 'x'])
    for (const path of ['show', 'cv', 'withdraw', 'erase'])
      expect((await call(`your-data/${path}`, { token: each, id: 1, kind: 'applications' })).status).toBe(
        404,
      );
  await mailing.store().pruneYourData();
  expect(await mailing.store().inbox()).toHaveLength(1);
});

// The mail about it: see status-mails.test.ts.
test('an application is withdrawn, and again; one that has ended otherwise is not', async () => {
  await mailing.store().addApplication({ ...application, message: 'Another' }, null, 'another');
  await mailing.store().addNotes([2], { kind: 'filled', who: '' });
  const token = await mailedToken();
  const statuses = [];
  for (const id of [1, 1, 2]) statuses.push((await call('your-data/withdraw', { token, id })).status);
  expect(statuses).toEqual([200, 200, 410]);
  expect((await statesOf(mailing.store(), 1)).at(-1)?.state).toBe('withdrawn');
});

describe('after erasing', () => {
  test('the link has expired, and an older form waiting on a website is accepted and dropped', async () => {
    const token = await mailedToken();
    expect((await call('your-data/erase', { token })).status).toBe(200);
    expect((await call('your-data/show', { token })).status).toBe(404);
    const receivedAt = (iso: string) => ({ [RECEIVED_AT_HEADER]: iso, 'idempotency-key': iso });
    const before = receivedAt('2026-11-20T11:59:00.000Z');
    expect((await post('contact-enquiry', enquiry, before)).status).toBe(1);
    expect((await post('job-alerts', { ...WISH, email: EMAIL }, before)).status).toBe(1);
    expect(await mailing.store().inbox()).toEqual([]);
    expect((await mailing.store().personalDataOf(EMAIL)).alerts).toEqual([]);
    await post('contact-enquiry', enquiry, receivedAt('2026-11-20T12:00:01.000Z'));
    await post('contact-enquiry', { ...enquiry, email_address: 'other@example.com' }, before);
    expect(await mailing.store().inbox()).toHaveLength(2);
  });

  test('an erasure that no website hears of is forgotten after 7 days', async () => {
    await mailing.store().eraseByEmail(EMAIL);
    mailing.clock.set('2026-11-27T11:59:59.000Z');
    await mailing.store().pruneYourData();
    expect(await mailing.store().dueErasures()).toHaveLength(1);
    mailing.clock.set('2026-11-27T12:00:00.000Z');
    await mailing.store().pruneYourData();
    expect(await mailing.store().dueErasures()).toEqual([]);
    expect(await mailing.store().wasErasedSince(EMAIL, '2026-11-20T00:00:00.000Z')).toBe(false);
  });
});
