import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePdf } from '../../../test/cv-files/pdf';
import { apiOverHttp } from '../../../test/api-over-http';
import { newJob } from '../../../test/backend';
import { mailServerForTests } from '../../../test/mail';
import { mailingForTests, SECRET, SITE_URL } from '../../../test/mailing';
import { processWide } from '../../base/process-wide';
import { tokenOfForm } from '../../../backend/forms/form-links';
import { acceptSubmission, stopOutbox } from '../../forms/outbox/current';
import { applicationSubmission } from '../../forms/submissions';
import { answerStaffLink } from '../staff/answer';
import { findStanding, statusOf } from './standing';
import { sentByMe, withdraw } from './withdraw';

/** The website's outbox and handlers, with the real API over HTTP. */
const server = mailServerForTests();
const mailing = mailingForTests(server);
const api = apiOverHttp((request) => mailing.fetch(request));
const dataDir = mkdtempSync(join(tmpdir(), 'status-'));
process.env.DATA_DIR = dataDir;
process.env.REVALIDATE_SECRET = SECRET;
afterAll(() => {
  stopOutbox();
  rmSync(dataDir, { recursive: true });
});
let logged: string[] = [];
beforeEach(async () => {
  api.isDown = false;
  delete processWide.uses;
  logged = [];
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation((...line) => void logged.push(line.join()));
  await mailing.store().upsertJobs([newJob({ id: '7', title: 'Welder', slug: 'welder' })]);
});
afterEach(() => jest.restoreAllMocks());

let people = 0;
/** Applies as the form's handler does; resolves with the token that the browser gets. */
async function apply(): Promise<string> {
  people += 1;
  const values = { jobId: '7', firstName: 'Asha', lastName: `Rao ${people}`, email: 'asha@example.com' };
  const more = { phone: '9876543210', experience: '', noticePeriod: '', message: '', source: '' };
  const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array(makePdf({ objects: {} })) };
  const consent = { consent: 'I agree.', consent_at: '2026-11-20T12:00:00.000Z', consent_language: 'en-IN' };
  const form = { ...values, ...more, consent: 'on' };
  const outcome = await acceptSubmission('apply-job', applicationSubmission(form, cv, consent, true));
  if (outcome.kind !== 'delivered' && outcome.kind !== 'waiting') throw new Error(outcome.kind);
  return outcome.statusToken!;
}
const statesOf = async (token: string) => {
  const standing = await findStanding(token);
  return standing.kind === 'known' ? standing.status.states.map(({ state }) => state) : standing.kind;
};
const staffToken = async () => {
  const [newest] = await mailing.store().inbox('applications');
  return tokenOfForm(mailing.store(), 'staff', newest!);
};
const answerStaff = (request: Request, token: string) => answerStaffLink(request, 'application', token);
const staffRequest = (fields?: Record<string, string>, query = '') =>
  new Request(`${SITE_URL}/staff/application/x${query}`, {
    method: fields ? 'POST' : 'GET',
    body: fields && new URLSearchParams(fields),
  });
const press = async (action: string) => answerStaff(staffRequest({ action }), await staffToken());
const withdrawBy = (token: string) =>
  withdraw(
    new Request(`${SITE_URL}/api/withdraw-application`, {
      method: 'POST',
      body: new URLSearchParams({ token }),
    }),
  );

test('the sender’s link works at once, and staff advance the application with buttons', async () => {
  const token = await apply();
  expect(token).toMatch(/^[0-9a-f]{32}-[0-9a-f]{40}$/);
  expect(await statesOf(token)).toEqual(['received']);
  const pressed = await press('seen');
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get('location')).toBe(`/staff/application/${await staffToken()}?noted=seen`);
  await press('with-employer');
  await press('filled');
  expect(await statesOf(token)).toEqual(['received', 'seen', 'with-employer', 'filled']);
});

test('the staff’s page contains no personal data, has a button for each next state, and its GET has no effect', async () => {
  const token = await apply();
  for (let scans = 0; scans < 20; scans += 1) await answerStaff(staffRequest(), await staffToken());
  expect(await statesOf(token)).toEqual(['received']);
  const page = await answerStaff(staffRequest(), await staffToken());
  const html = await page.text();
  expect(html).toContain('Welder (7)');
  expect([...html.matchAll(/name="action" value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
    'seen',
    'with-employer',
    'filled',
    'not-this-time',
    'withdrawn',
  ]);
  expect(html).not.toMatch(/Asha|Rao|<script/);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
});

/** The staff's page, as it is shown after a button or, without one, behind the link. */
const pageAfter = async (pressed?: Response) => {
  const query = pressed ? new URL(pressed.headers.get('location')!, SITE_URL).search : '';
  return (await answerStaff(staffRequest(undefined, query), await staffToken())).text();
};
const buttonsIn = (html: string) =>
  [...html.matchAll(/name="action" value="([^"]+)"/g)].map(([, value]) => value);

test('after a press the page confirms the state, but only if it is current', async () => {
  await apply();
  const pressed = await press('with-employer');
  expect(await pageAfter(pressed)).toContain('Saved: the application is with the employer.');
  expect(await pageAfter()).not.toContain('Saved:');
  await press('withdrawn');
  expect(await pageAfter(pressed)).not.toContain('Saved:');
  const ended = await pageAfter();
  expect(ended).toContain('This application has ended.');
  expect(ended).not.toContain('<button');
});

test.each(['not-this-time', 'filled'])('“%s” can be undone for ten minutes', async (end) => {
  const token = await apply();
  await press('with-employer');
  const pressed = await press(end);
  const page = await pageAfter(pressed);
  expect(page).toContain('Saved: ');
  expect(page).toContain('undo it until 20 November 2026 at 17:40 (IST)');
  expect(buttonsIn(page)).toEqual(['take-back']);
  expect(await statesOf(token)).toEqual(['received', 'with-employer', end]);
  mailing.clock.set('2026-11-20T12:09:59.000Z');
  const back = await press('take-back');
  expect(back.status).toBe(303);
  expect(await statesOf(token)).toEqual(['received', 'with-employer']);
  const after = await pageAfter(back);
  expect(after).toContain('Undone: the application has its previous status');
  expect(buttonsIn(after)).toEqual(['filled', 'not-this-time', 'withdrawn']);
  // Nothing is left to undo.
  await press('take-back');
  expect(await statesOf(token)).toEqual(['received', 'with-employer']);

  await press(end);
  mailing.clock.set('2026-11-20T12:19:59.000Z');
  const late = await press('take-back');
  expect(await statesOf(token)).toEqual(['received', 'with-employer', end]);
  const closed = await pageAfter(late);
  expect(closed).toContain('It can no longer be undone here');
  expect(closed).not.toMatch(/<button|Saved:/);
});

test('it ends automatically when the job closes', async () => {
  const token = await apply();
  await mailing.store().closeJob('7');
  expect(await statesOf(token)).toEqual(['received', 'job-closed']);
  const page = await (await answerStaff(staffRequest(), await staffToken())).text();
  expect(page).not.toContain('value="with-employer"');
});

test('the candidate withdraws with a post, and is redirected to the page', async () => {
  const token = await apply();
  for (let scans = 0; scans < 5; scans += 1) await findStanding(token);
  expect(await statesOf(token)).toEqual(['received']);
  const response = await withdrawBy(token);
  expect([response.status, response.headers.get('location')]).toEqual([303, `/application/${token}`]);
  expect(await statesOf(token)).toEqual(['received', 'withdrawn']);
  expect((await withdrawBy('made-up')).status).toBe(404);
  api.isDown = true;
  expect((await withdrawBy(token)).status).toBe(503);
});

test('the sender of a seemingly automated application confirms it with a post, and a GET has no effect', async () => {
  const store = mailing.store();
  const token = await apply();
  const [newest] = await store.inbox('applications');
  const asked = async () => {
    const standing = await findStanding(token);
    return standing.kind === 'known' && standing.status.asked;
  };
  const press = () =>
    sentByMe(
      new Request(`${SITE_URL}/api/sent-by-me`, { method: 'POST', body: new URLSearchParams({ token }) }),
    );
  expect(await asked()).toBe(false);
  await store.labelAutomatic([newest!.id], 'phone');
  for (let scans = 0; scans < 5; scans += 1) expect(await asked()).toBe(true);
  await mailing.sendAll();
  const receipt = server.mails.find(({ mail }) => mail.subject?.includes('received your application'));
  expect(receipt?.mail.text).toContain(`${SITE_URL}/application/${token}/sent-by-me`);
  expect((await press()).headers.get('location')).toBe(`/application/${token}`);
  expect(await asked()).toBe(false);
  await press();
  expect((await store.notesOf(newest!.id)).map(({ kind, who }) => [kind, who])).toEqual([
    ['not-automatic', 'candidate'],
  ]);
  await store.labelAutomatic([newest!.id], 'cv');
  expect(await asked()).toBe(false);
});

test('a form that waits for the API is shown as such, and anything else as unavailable', async () => {
  const delivered = await apply();
  api.isDown = true;
  const waiting = await apply();
  const standing = await findStanding(waiting);
  expect(standing).toEqual({ kind: 'waiting', reference: expect.any(String), at: expect.any(String) });
  expect(statusOf(standing)).toBeNull();
  expect(statusOf(await findStanding(delivered))).toBe(503);
  expect((await answerStaff(staffRequest(), await staffToken())).status).toBe(503);
  expect(logged.join()).not.toContain(delivered.slice(0, 12));
});

test('an erased application is gone, and a made-up link is unknown', async () => {
  const token = await apply();
  const ofStaff = await staffToken();
  await mailing.store().eraseByEmail('asha@example.com');
  expect(statusOf(await findStanding(token))).toBe(410);
  expect((await answerStaff(staffRequest(), ofStaff)).status).toBe(410);
  for (const wrong of ['x', '', '../../1', 'é'.repeat(40), `${'0'.repeat(32)}-${'0'.repeat(40)}`]) {
    expect(statusOf(await findStanding(wrong))).toBe(404);
    expect((await answerStaff(staffRequest(), wrong)).status).toBe(404);
  }
});

test('each link is limited, as are the staff’s', async () => {
  const token = await apply();
  for (let count = 0; count < 120; count += 1) await findStanding(token);
  expect(statusOf(await findStanding(token))).toBe(503);
  const statuses = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await answerStaff(staffRequest(), 'x')).status);
  expect(statuses.at(-1)).toBe(429);
});

test('a candidate’s withdrawal cannot be undone by the staff', async () => {
  const token = await apply();
  await withdrawBy(token);
  await press('take-back');
  expect(await statesOf(token)).toEqual(['received', 'withdrawn']);
});
