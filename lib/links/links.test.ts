import { unzipSync } from 'fflate';
import { unsubscribeToken } from '../../backend/alerts/alerts';
import { apiOverHttp } from '../../test/api-over-http';
import { application, enquiry, inquiry, newJob, NOON, temporaryFolder } from '../../test/backend';
import { makePdf } from '../../test/cv-files/pdf';
import { mailServerForTests } from '../../test/mail';
import { mailingForTests, SECRET, SITE_URL } from '../../test/mailing';
import { processWide } from '../base/process-wide';
import { provideWords } from '../content/provide-words';
import { RECEIVED_AT_HEADER } from '../contract/calls';
import type { ApplicationStatus } from '../contract/application-status';
import { type Held, links } from '../contract/links';
import { acceptSubmission, stopOutbox } from '../forms/outbox/current';
import { applicationSubmission, consentGiven } from '../forms/submissions';
import { askLink } from '../upstream/client';
import { linkButtons } from './buttons';
import { PROBLEM_STATUS, shownApplication, shownData } from './shown';
import { answerCvLink } from './staff-cv';

/** From the mail to the steps: a real mail server, the real API over HTTP, and the website's outbox and handlers. */
const server = mailServerForTests();
const mailing = mailingForTests(server);
const api = apiOverHttp((request) => mailing.fetch(request));
process.env.DATA_DIR = temporaryFolder();
process.env.REVALIDATE_SECRET = SECRET;
afterAll(stopOutbox);

const EMAIL = application.email;
const OTHERS = { ...enquiry, email_address: 'other@example.com' };
const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;
const bytes = Buffer.from('%PDF-1.4\n% a CV\n%%EOF\n');
let logged: string[] = [];
beforeEach(async () => {
  api.isDown = false;
  delete processWide.uses;
  logged = [];
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation((...line) => void logged.push(line.join()));
  mailing.linksCvs();
  const store = mailing.store();
  const job = { title: 'Staff Nurse', slug: 'nurse', location: 'Kochi, Kerala', company_name: 'Kolam' };
  await store.upsertJobs([newJob({ id: '1', ...job })]);
  const cv = { name: '../आशा: राव.pdf', mimeType: 'application/pdf', bytes };
  await store.addApplication(application, cv, 'key', '7KQ2M4XP');
});
afterEach(() => jest.restoreAllMocks());

let people = 0;
/** Applies as the form's handler does; resolves with the token that the browser gets. */
async function apply(): Promise<string> {
  const person = { firstName: 'Asha', lastName: `Rao ${(people += 1)}`, email: EMAIL, phone: '9876543210' };
  const others = { jobId: '1', experience: '', noticePeriod: '', message: '', source: '' };
  const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: makePdf({}) };
  const submission = applicationSubmission({ ...person, ...others }, cv, consentGiven('1'), true);
  const outcome = await acceptSubmission('apply-job', submission);
  if (outcome.kind !== 'delivered' && outcome.kind !== 'waiting') throw new Error(outcome.kind);
  return outcome.statusToken!;
}

async function mailedToken(label: string, page: string, to: string): Promise<string> {
  await mailing.sendAll();
  const link = new RegExp(`${label}:\\s+${SITE_URL}/${page}/([0-9a-z-]+)`);
  return link.exec(server.to(to).at(-1)?.text ?? '')?.[1] ?? '';
}
async function dataToken(email: string = EMAIL): Promise<string> {
  await mailing.post('your-data', { email });
  return mailedToken('See my data', 'your-data', email);
}
const cvToken = () => mailedToken('Open the CV', 'staff/cv', 'staff@agency.example');

const cvPage = (token: string, method = 'GET') =>
  answerCvLink(new Request(`${SITE_URL}/staff/cv/x`, { method }), token);
const statusOf = (shown: object | keyof typeof PROBLEM_STATUS) =>
  typeof shown === 'string' ? PROBLEM_STATUS[shown] : 200;

/** Each kind of link: a token as its recipient gets it, and the status of its page. */
const KINDS = {
  status: { token: apply, open: async (token: string) => statusOf(await shownApplication(token)) },
  data: { token: dataToken, open: async (token: string) => statusOf(await shownData(token)) },
  cv: { token: cvToken, open: async (token: string) => (await cvPage(token)).status },
};
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];

// As browsers post from a page without a Referer.
const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
const send = (step: string, body: BodyInit | null, query = '') =>
  linkButtons[step]!(new Request(`${SITE_URL}/api/${step}${query}`, { method: 'POST', headers, body }));
const post = (step: string, fields: Record<string, string>) => send(step, new URLSearchParams(fields));
const pageAfter = async (...posted: Parameters<typeof post>) =>
  (await post(...posted)).headers.get('location');
const statesOf = async (token: string) => {
  const shown = await shownApplication(token);
  return typeof shown === 'string' ? shown : shown.states.map(({ state }) => state);
};

describe.each(kinds)('a link of the kind %s', (kind) => {
  const { token: tokenOf, open } = KINDS[kind];

  test('shows its page until the data is erased, and says so while the API is away', async () => {
    const token = await tokenOf();
    expect(await open(token)).toBe(200);
    api.isDown = true;
    expect(await open(token)).toBe(503);
    expect(logged.join()).toContain('upstream-failed');
    expect(logged.join()).not.toContain(token.slice(0, 12));
    api.isDown = false;
    await mailing.store().eraseByEmail(EMAIL);
    expect(await open(token)).toBe(410);
  });

  test('cannot be made up', async () => {
    for (const wrong of [
      '',
      'x',
      '1',
      '../../1',
      'é'.repeat(40),
      'a'.repeat(60),
      `1-mi7r3e0c-${'0'.repeat(40)}`,
    ])
      expect([wrong, await open(wrong)]).toEqual([wrong, kind === 'data' ? 410 : 404]);
  });

  test('is limited', async () => {
    const madeUp = `${'0'.repeat(32)}-${'0'.repeat(40)}`;
    for (const token of [await tokenOf(), ...(kind === 'cv' ? [] : [madeUp])]) {
      for (let count = 0; count < 120; count += 1) await open(token);
      expect(await open(token)).toBe(429);
    }
  });
});

describe('an application', () => {
  test('is shown by the sender’s link at once, without anything personal', async () => {
    const token = await apply();
    expect(token).toMatch(/^[0-9a-f]{32}-[0-9a-f]{40}$/);
    expect(await shownApplication(token)).toEqual({
      states: [{ state: 'received', at: NOON }],
      reference: expect.stringMatching(/^[0-9A-Z]{8}$/),
      job: { id: '1', title: 'Staff Nurse', slug: 'nurse', company_name: 'Kolam' },
      until: '2027-05-19T12:00:00.000Z',
      shown_to: [],
    });
    api.isDown = true;
    expect(await shownApplication(await apply())).toMatchObject({
      isWaiting: true,
      states: [{ state: 'received' }],
      reference: expect.any(String),
    });
  });

  // The mail about it: see status-mails.test.ts.
  test('is withdrawn by a post, which leads to the page, and again; not once it has ended otherwise', async () => {
    const token = await apply();
    const withdraw = (token: string) => post('withdraw-application', { token });
    api.isDown = true;
    expect((await withdraw(token)).status).toBe(503);
    api.isDown = false;
    expect((await withdraw('made-up')).status).toBe(404);
    for (let clicks = 0; clicks < 2; clicks += 1) {
      const { status, headers } = await withdraw(token);
      expect([status, headers.get('location')]).toEqual([303, `/application/${token}`]);
    }
    expect(await statesOf(token)).toEqual(['received', 'withdrawn']);
    // The one that was not sent by the website has a link, too.
    await mailing.store().addNotes([1], { kind: 'filled', who: '' });
    const { forms } = (await shownData(await dataToken())) as Held;
    const tokens = forms.map(({ fields }) => fields.status_token!);
    for (const each of tokens) await withdraw(each);
    expect((await Promise.all(tokens.map(statesOf))).map((states) => states.at(-1))).toEqual([
      'withdrawn',
      'filled',
    ]);
  });

  test('has an interview, which is confirmed by a post with its time', async () => {
    const [token, due_at] = [await apply(), '2026-11-22T09:30:00.000Z'];
    await mailing.store().addNotes([2], { kind: 'interview', who: '', due_at });
    const shown = async () => ((await shownApplication(token)) as ApplicationStatus).appointment;
    for (const [at, confirmed] of [['2026-11-23T09:30:00.000Z', false] as const, [due_at, true] as const]) {
      expect(await pageAfter('confirm-appointment', { token, at })).toBe(`/application/${token}`);
      expect(await shown()).toMatchObject({ at: due_at, confirmed });
    }
  });
});

describe('a job alert', () => {
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');
  const outcome = (step: string, name: string) => [303, `/job-alert/${step}?outcome=${name}`];
  const [DONE, FAILED] = [outcome('unsubscribe', 'done'), outcome('unsubscribe', 'failed')];
  const answerTo = async (step: string, token: string, body: BodyInit | null) => {
    const { status, headers } = await send(`job-alert/${step}`, body, `?token=${token}`);
    return [status, headers.get('location')];
  };

  test.each<[string, BodyInit | null, unknown[]]>([
    ['a mail client', new URLSearchParams(oneClick), [200, null]],
    ['a mail client that posts parts', parts, [200, null]],
    ['a page’s button', new URLSearchParams(), DONE],
    ['a program that posts nothing', null, DONE],
    ['somebody who types it', 'x List-Unsubscribe=One-Click', DONE],
  ])('is confirmed, and ended by %s', async (_, body, answer) => {
    const store = mailing.store();
    await store.requestAlert(EMAIL, WISH, 'token');
    expect(await answerTo('confirm', 'token', null)).toEqual(outcome('confirm', 'done'));
    const token = unsubscribeToken(await store.linkSecret('alerts'), 1);
    for (const wrong of ['', 'unknown', 'x'.repeat(201)])
      expect(await answerTo('unsubscribe', wrong, null)).toEqual(FAILED);
    expect(await store.getAlert(1)).toMatchObject({ email: EMAIL, confirmed_at: NOON });
    expect(await answerTo('unsubscribe', token, body)).toEqual(answer);
    expect(await store.getAlert(1)).toBeNull();
  });
});

describe('a CV', () => {
  test('is downloaded by the button of a page without personal data, and then marked as seen', async () => {
    const token = await cvToken();
    const [mail] = server.to('staff@agency.example');
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain(
      'CV: ../आशा: राव.pdf, 1 kB, until 20 December 2026\n  Open the CV: https://',
    );
    expect(mail?.html).toContain(`<a href="${SITE_URL}/staff/cv/${token}"`);
    const states = async () => ((await shownData(await dataToken())) as Held).forms.map(({ state }) => state);
    const page = await cvPage(token);
    const html = await page.text();
    expect(html).toContain('Application 7KQ2M4XP: Staff Nurse, Kochi (1). 1 kB.');
    expect(html).toContain('<form method="post">');
    expect(html).not.toMatch(/Asha|Rao|आशा|<script|<a /);
    await cvPage(token, 'HEAD');
    expect(await states()).toEqual(['received']);
    const file = await cvPage(token, 'POST');
    expect(await states()).toEqual(['seen']);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    expect(decodeURIComponent(file.headers.get('content-disposition')!)).toBe(
      "attachment; filename*=UTF-8''../आशा: राव.pdf",
    );
    for (const { headers } of [page, file])
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': expect.stringContaining('noindex'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
  });

  test('and its page are gone after 30 days', async () => {
    const token = await cvToken();
    mailing.clock.set('2026-12-20T11:59:59.999Z');
    expect((await cvPage(token)).status).toBe(200);
    mailing.clock.set('2026-12-20T12:00:00.000Z');
    for (const method of ['GET', 'POST']) {
      const response = await cvPage(token, method);
      expect([response.status, await response.text()]).toEqual([
        410,
        expect.stringContaining('This CV is no longer here'),
      ]);
    }
  });
});

describe('data', () => {
  test('a link is mailed to an address that something is held of, in any capitalisation, three times a day', async () => {
    const answer = await mailing.post('your-data', { email: 'nobody@example.com' });
    for (let n = 0; n < 5; n++)
      expect(await mailing.post('your-data', { email: 'ASHA@example.com' })).toEqual(answer);
    await mailing.sendAll();
    expect(server.to('nobody@example.com')).toEqual([]);
    expect(server.to('ASHA@example.com')).toHaveLength(3);
    const [mail] = server.to('ASHA@example.com');
    expect(mail?.subject).toMatch(/^Your data at /);
    expect(mail?.text).toContain('The link works for 24 hours.');
    expect(mail?.html).toMatch(new RegExp(`<a href="${SITE_URL}/your-data/[0-9a-f]{64}"`));
  });

  test('asked for from a page in Hindi, the mail is in Hindi and leads to a page in Hindi', async () => {
    provideWords();
    await mailing.post('your-data', { email: EMAIL }, { 'accept-language': 'hi-IN' });
    await mailing.sendAll();
    const mail = server.to(EMAIL).at(-1);
    expect(mail?.subject).toMatch(/[\u0900-\u097f]{3}/);
    expect(mail?.text).toMatch(new RegExp(`${SITE_URL}/hi/your-data/[0-9a-f]{64}`));
  });

  test('the download holds everything of this address alone as JSON, and the CVs byte for byte', async () => {
    const store = mailing.store();
    await store.addContactEnquiry(enquiry);
    await store.addJobInquiry(inquiry);
    await store.addContactEnquiry(OTHERS);
    await store.requestAlert(EMAIL, WISH, 'token');
    const to = { client: 'Kolam', contact: 'Ms Rao', email: EMAIL };
    await store.sendToClient({ ...to, by: '', text: '', fields: ['name'], people: [1], token: 'a' }, null);
    const token = await dataToken();
    await store.requestAlert(EMAIL, { ...WISH, keyword: 'cook' }, 'second');
    const response = await post('your-data/download', { token });
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
        state: 'with-employer',
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
      contacts: [{ name: 'Ms Rao', client: 'Kolam', sent: [NOON] }],
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

  test('a link cannot send or erase another’s data', async () => {
    const store = mailing.store();
    await store.addContactEnquiry(OTHERS);
    const token = await dataToken(OTHERS.email_address);
    expect(await askLink(links.data.cv, { token, kind: 'applications', id: 1 })).toBe('unknown');
    expect(await askLink(links.data.erase, { token })).toMatchObject({ status: true });
    expect((await store.inbox()).map(({ fields }) => fields.email)).toEqual([EMAIL]);
  });

  test('the link ends after 24 hours', async () => {
    const token = await dataToken();
    mailing.clock.set('2026-11-21T11:59:59.000Z');
    expect(await shownData(token)).toMatchObject({ email: EMAIL });
    mailing.clock.set('2026-11-21T12:00:00.000Z');
    for (const each of [token, '0'.repeat(64)]) {
      for (const call of Object.values(links.data))
        expect(
          await askLink(call as typeof links.data.cv, { token: each, id: 1, kind: 'applications' }),
        ).toBe('unknown');
      expect(await pageAfter('your-data/download', { token: each })).toBe(`/your-data/${each}`);
    }
    await mailing.store().pruneYourData();
    expect(await mailing.store().inbox()).toHaveLength(1);
    for (const made of ['../../x', 'x', ''])
      expect(await pageAfter('your-data/erase', { token: made, sure: 'on' })).toBe('/your-data');
  });

  test('everything is erased by a post with the box ticked, and not without; a double click is confirmed each time', async () => {
    const token = await dataToken();
    const erase = (more = {}) => post('your-data/erase', { token, sure: 'on', ...more });
    expect(await pageAfter('your-data/erase', { token })).toBe(`/your-data/${token}/erase`);
    expect((await erase({ more: 'x'.repeat(300_000) })).status).toBe(413);
    api.isDown = true;
    const failed = await erase();
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await failed.text()).toContain('Nothing was changed.');
    api.isDown = false;
    expect(await mailing.store().inbox()).toHaveLength(1);
    for (const { status, headers } of [...(await Promise.all([1, 2, 3].map(() => erase()))), await erase()])
      expect([status, headers.get('location'), headers.get('referrer-policy')]).toEqual([
        303,
        '/your-data/erased',
        'no-referrer',
      ]);
    expect(await mailing.store().inbox()).toEqual([]);
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
    for (let n = 0; n < 121; n++) statuses.push((await post('your-data/erase', {})).status);
    expect(statuses.slice(0, 120).every((status) => status === 303)).toBe(true);
    expect(statuses[120]).toBe(429);
  });
});
