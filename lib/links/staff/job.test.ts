import { queueQuestions } from '../../../backend/jobs/confirmations/schedule';
import { apiOverHttp } from '../../../test/api-over-http';
import { newJob } from '../../../test/backend';
import { mailServerForTests } from '../../../test/mail';
import { mailingForTests, SECRET, SITE_URL } from '../../../test/mailing';
import { processWide } from '../../base/process-wide';
import { answerStaffLink } from './answer';

/** From Monday's mail to the job: a real mail server, the real API over HTTP, and the website's handlers. */
const server = mailServerForTests();
const mailing = mailingForTests(server);
const api = apiOverHttp((request) => mailing.fetch(request));

process.env.REVALIDATE_SECRET = SECRET;

// 2 November 2026 is a Monday; 8:00 IST is 2:30 UTC.
const monday = (week: number, hours = 2.5) =>
  new Date(Date.parse('2026-11-02T00:00:00Z') + (week * 7 * 24 + hours) * 3_600_000).toISOString();
const DAYS = { markDays: 21, closeDays: 35 };
const nurse = newJob({ id: '1042', title: 'Staff Nurse', slug: 'nurse', location: 'Kochi, Kerala' });
const recruiter = 'asha@agency.example';

beforeEach(async () => {
  api.isDown = false;
  delete processWide.uses;
  jest.spyOn(console, 'error').mockImplementation();
  mailing.clock.set('2026-10-05T06:00:00.000Z');
  await mailing
    .store()
    .upsertJobs([
      nurse,
      newJob({ id: '7', title: 'Cook', recruiter_email: recruiter }),
      newJob({ id: '8', title: 'Clerk', recruiter_email: recruiter, confirmed_at: '2026-10-01T00:00:00Z' }),
    ]);
});
afterEach(() => jest.restoreAllMocks());

const asked = () => server.mails.filter(({ mail }) => /still open\?$/.test(mail.subject ?? ''));
const mailTo = (address: string) => asked().find(({ to }) => to.includes(address))!.mail;
const linkIn = (text: string, pattern: RegExp) => new URL(pattern.exec(text)![1]!);
const tokenOf = (url: URL) => url.pathname.split('/').at(-1)!;
const ask = (url: URL) => answerStaffLink(new Request(url), 'job', tokenOf(url));
const press = (url: URL, action: string) =>
  answerStaffLink(
    new Request(url, { method: 'POST', body: new URLSearchParams({ action }) }),
    'job',
    tokenOf(url),
  );
const isOpen = async (id: string) => (await mailing.store().getJob(id))?.active;
const confirmedAt = async (id: string) => (await mailing.store().getJob(id))?.job.confirmed_at;

test('on Mondays at eight each recruiter is asked about their jobs, the desk about all others, a line a job', async () => {
  await mailing.at(monday(-1));
  server.mails.length = 0;
  await mailing.at(monday(0, 2.49));
  expect(asked()).toHaveLength(0);
  mailing.hasDesks({ jobs: ['jobs@agency.example'] });
  await mailing.at(monday(0));
  expect(asked().map(({ to }) => to)).toEqual(expect.arrayContaining([[recruiter], ['jobs@agency.example']]));
  const mail = mailTo(recruiter);
  expect(mail.subject).toBe('Are these 2 jobs still open?');
  const lines = mail.text!.replaceAll(/[0-9a-z]+-[0-9a-z]+-[0-9a-f]{40}/g, 'TOKEN');
  expect(lines).toContain(`All of these are still open:\n${SITE_URL}/staff/jobs/TOKEN\n`);
  expect(lines).toContain(
    `THESE CLOSE WITHIN DAYS UNLESS YOU CONFIRM (2)

- Clerk (8) – last confirmed 1 October 2026, marked as unconfirmed
  Still open: ${SITE_URL}/staff/job/TOKEN?do=open
  Filled: ${SITE_URL}/staff/job/TOKEN?do=filled
  Pause: ${SITE_URL}/staff/job/TOKEN?do=pause
- Cook (7) – last confirmed 5 October 2026, marked as unconfirmed`,
  );
  expect(lines).toContain('After 35 days it closes automatically.');
  expect(mail.html).toContain('>Cook (7) – last confirmed 5 October 2026');
  expect(mail.html).toMatch(/<a href="[^"]*\/staff\/job\/[^"]*\?do=filled"[^>]*>Filled<\/a>/);
  expect(mailTo('jobs@agency.example').text).toContain('- Staff Nurse, Kochi (1042)');
});

test('one mail a week, by any number of processes; a missed Monday is made up for', async () => {
  mailing.clock.set(monday(0, 30));
  const stores = [mailing.store(), mailing.openAnother(), mailing.openAnother()];
  await Promise.all(stores.map((store) => queueQuestions(store, DAYS, mailing.clock.now())));
  await Promise.all(stores.map((store) => mailing.sendAll(store)));
  expect(asked()).toHaveLength(2);
  await mailing.at(monday(0, 100));
  expect(asked()).toHaveLength(2);
  await mailing.at(monday(1));
  expect(asked()).toHaveLength(4);
});

test('jobs confirmed within six days are not asked about, and without others no mail is sent', async () => {
  await mailing.at('2026-11-01T00:00:00.000Z');
  server.mails.length = 0;
  await mailing.store().confirmJobs(['7', '8'], '');
  await mailing.at(monday(0));
  expect(asked().map(({ to }) => to)).toEqual([server.staff]);
  server.mails.length = 0;
  await mailing.store().confirmAllJobs('');
  await mailing.at(monday(1, -1));
  await mailing.at(monday(1, 0));
  expect(asked()).toHaveLength(0);
});

describe('the links', () => {
  const linkTo = (button: string) => linkIn(mailTo(server.staff[0]!).text!, new RegExp(`${button}: (\\S+)`));
  beforeEach(async () => {
    await mailing.at(monday(0));
    await mailing.store().registerSubscriber('reader');
  });

  test('opening one has no effect: it shows the job, with the chosen button first', async () => {
    const before = await confirmedAt('1042');
    const response = await ask(linkTo('Filled'));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<dd>Staff Nurse, Kochi (1042)</dd>');
    expect(html).toContain('<dd>5 October 2026</dd>');
    expect(html).toContain('href="/job-details/1042/nurse"');
    expect([...html.matchAll(/value="(\w+)"( class="primary")?/g)].map(([, ...found]) => found)).toEqual([
      ['filled', ' class="primary"'],
      ['open', undefined],
      ['pause', undefined],
    ]);
    expect(html).not.toContain('<script');
    expect([await isOpen('1042'), await confirmedAt('1042')]).toEqual([true, before]);
    expect(await mailing.store().claimChanges('reader', 9, 1_000)).toBeNull();
  });

  test('its buttons confirm, close as filled, pause and open again', async () => {
    const link = linkTo('Still open');
    mailing.clock.set(monday(0, 5));
    const confirmed = await (await press(link, 'open')).text();
    expect(confirmed).toContain('<dd>2 November 2026</dd>');
    expect(confirmed).toContain('Saved: visitors see the job as open');
    expect(confirmed).not.toContain('class="primary"');
    expect(await confirmedAt('1042')).toBe(monday(0, 5));
    expect(await (await press(link, 'filled')).text()).toContain('the position is filled');
    expect(await mailing.store().getJob('1042')).toMatchObject({ active: false, closedReason: 'filled' });
    expect(await (await ask(link)).text()).toContain('>Reopen</button>');
    expect(await (await press(link, 'open')).text()).toContain('<dd>open</dd>');
    expect(await isOpen('1042')).toBe(true);
    expect(await (await press(link, 'pause')).text()).toContain('it may open again');
    expect(await mailing.store().getJob('1042')).toMatchObject({ active: false, closedReason: 'paused' });
  });

  test('a job past its closing date stays closed, and staff learn why', async () => {
    await mailing.store().upsertJobs([{ ...nurse, expires_at: monday(0, 6) }]);
    const link = linkTo('Still open');
    mailing.clock.set(monday(0, 7));
    const html = await (await press(link, 'open')).text();
    expect(html).toContain('Its closing date has passed');
    expect(html).not.toContain('<button');
    expect(await isOpen('1042')).toBe(false);
  });

  test('all jobs of the mail are confirmed by one button, and no others', async () => {
    const all = linkIn(mailTo(recruiter).text!, /still open:\n(\S+)/);
    const html = await (await answerStaffLink(new Request(all), 'jobs', tokenOf(all))).text();
    expect(html).toContain('<p>Clerk (8): last confirmed 1 October 2026</p>');
    expect(html).not.toContain('Nurse');
    expect(await confirmedAt('7')).toBe('2026-10-05T06:00:00.000Z');
    const post = () => answerStaffLink(new Request(all, { method: 'POST' }), 'jobs', tokenOf(all));
    expect(await (await post()).text()).toContain('Saved: 2 jobs are confirmed as open.');
    expect([await confirmedAt('7'), await confirmedAt('8')]).toEqual([monday(0), monday(0)]);
    expect(await confirmedAt('1042')).toBe('2026-10-05T06:00:00.000Z');
    const again = await answerStaffLink(new Request(all), 'jobs', tokenOf(all));
    expect(await again.text()).toContain('All of these jobs are already confirmed');
    mailing.clock.set(monday(2, 3));
    expect((await answerStaffLink(new Request(all), 'jobs', tokenOf(all))).status).toBe(410);
  });

  test('a modified token, another purpose’s, an unknown button and a silent API each get a response', async () => {
    const link = linkTo('Filled');
    const token = tokenOf(link);
    const show = async (given: string) => (await answerStaffLink(new Request(link), 'job', given)).status;
    expect(await show(token.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(404);
    expect(await show('x')).toBe(404);
    expect((await answerStaffLink(new Request(link), 'jobs', token)).status).toBe(404);
    expect((await answerStaffLink(new Request(link), 'desk', token)).status).toBe(404);
    expect((await press(link, 'erase')).status).toBe(404);
    expect((await press(link, 'o'.repeat(5_000))).status).toBe(404);
    api.isDown = true;
    expect(await show(token)).toBe(503);
    expect(await isOpen('1042')).toBe(true);
  });
});

test('the API responds only to those that may send forms', async () => {
  const response = await mailing.request('staff/job/act', {
    method: 'POST',
    body: JSON.stringify({ token: 'x', action: 'filled' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(401);
});

test('if a recruiter’s address refuses mail, the desk is asked', async () => {
  server.refusesAddress(recruiter);
  await mailing.at(monday(0));
  expect(asked().map(({ to }) => to)).toEqual([server.staff, server.staff]);
});
