import { makePdf } from '../../test/cv-files/pdf';
import { apiOverHttp } from '../../test/api-over-http';
import { newJob, NOON, temporaryFolder } from '../../test/backend';
import { mailServerForTests } from '../../test/mail';
import { mailingForTests, SECRET, SITE_URL } from '../../test/mailing';
import { processWide } from '../base/process-wide';
import { acceptSubmission, stopOutbox } from '../forms/outbox/current';
import { applicationSubmission, consentGiven } from '../forms/submissions';
import { shownApplication } from './shown';
import { linkButtons } from './buttons';

/** The website's outbox and handlers, with the real API over HTTP. */
const server = mailServerForTests();
const mailing = mailingForTests(server);
const api = apiOverHttp((request) => mailing.fetch(request));
process.env.DATA_DIR = temporaryFolder();
process.env.REVALIDATE_SECRET = SECRET;
afterAll(stopOutbox);
let logged: string[] = [];
beforeEach(async () => {
  api.isDown = false;
  delete processWide.uses;
  logged = [];
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation((...line) => void logged.push(line.join()));
  await mailing
    .store()
    .upsertJobs([newJob({ id: '7', title: 'Welder', slug: 'welder', company_name: 'Kolam' })]);
});
afterEach(() => jest.restoreAllMocks());

let people = 0;
/** Applies as the form's handler does; resolves with the token that the browser gets. */
async function apply(): Promise<string> {
  const person = { firstName: 'Asha', lastName: `Rao ${(people += 1)}`, email: 'asha@example.com' };
  const others = {
    jobId: '7',
    phone: '9876543210',
    experience: '',
    noticePeriod: '',
    message: '',
    source: '',
  };
  const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: makePdf({}) };
  const submission = applicationSubmission({ ...person, ...others }, cv, consentGiven('7'), true);
  const outcome = await acceptSubmission('apply-job', submission);
  if (outcome.kind !== 'delivered' && outcome.kind !== 'waiting') throw new Error(outcome.kind);
  return outcome.statusToken!;
}
const statesOf = async (token: string) => {
  const shown = await shownApplication(token);
  return typeof shown === 'string' ? shown : shown.states.map(({ state }) => state);
};
const withdrawBy = (token: string) =>
  linkButtons['withdraw-application']!(
    new Request(`${SITE_URL}/api/withdraw-application`, {
      method: 'POST',
      body: new URLSearchParams({ token }),
    }),
  );

test('the sender’s link works at once, and shows nothing personal', async () => {
  const token = await apply();
  expect(token).toMatch(/^[0-9a-f]{32}-[0-9a-f]{40}$/);
  expect(await shownApplication(token)).toEqual({
    states: [{ state: 'received', at: NOON }],
    reference: expect.stringMatching(/^[0-9A-Z]{8}$/),
    job: { id: '7', title: 'Welder', slug: 'welder', company_name: 'Kolam' },
    until: '2027-05-19T12:00:00.000Z',
    shown_to: [],
  });
});

test('the candidate withdraws with a post, and is redirected to the page', async () => {
  const token = await apply();
  const response = await withdrawBy(token);
  expect([response.status, response.headers.get('location')]).toEqual([303, `/application/${token}`]);
  expect(await statesOf(token)).toEqual(['received', 'withdrawn']);
  expect((await withdrawBy('made-up')).status).toBe(404);
  api.isDown = true;
  expect((await withdrawBy(token)).status).toBe(503);
});

test('a form that waits for the API is shown as such, and anything else as unavailable', async () => {
  const delivered = await apply();
  api.isDown = true;
  const waiting = await apply();
  expect(await shownApplication(waiting)).toMatchObject({
    isWaiting: true,
    states: [{ state: 'received' }],
    reference: expect.any(String),
  });
  expect(await statesOf(delivered)).toBe('unavailable');
  expect(logged.join()).not.toContain(delivered.slice(0, 12));
});

test('an erased application is gone, and a made-up link is unknown', async () => {
  const token = await apply();
  await mailing.store().eraseByEmail('asha@example.com');
  expect(await statesOf(token)).toBe('gone');
  for (const wrong of ['x', '', '../../1', 'é'.repeat(40), `${'0'.repeat(32)}-${'0'.repeat(40)}`])
    expect(await statesOf(wrong)).toBe('unknown');
});

test('each link is limited', async () => {
  const token = await apply();
  for (let count = 0; count < 120; count += 1) await shownApplication(token);
  expect(await statesOf(token)).toBe('tooMany');
  const madeUp = `${'0'.repeat(32)}-${'0'.repeat(40)}`;
  for (let count = 0; count < 120; count += 1) await shownApplication(madeUp);
  expect(await statesOf(madeUp)).toBe('tooMany');
});
