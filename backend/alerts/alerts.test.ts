import { join } from 'node:path';
import { provideWords } from '../../lib/content/provide-words';
import { activeCategoriesAnswer, formPaths, paths } from '../../lib/contract/calls';
import { formAnswer } from '../../lib/contract/form-answer';
import { links } from '../../lib/contract/links';
import { newJob, stderrForTests, temporaryFolder } from '../../test/backend';
import { mailServerForTests } from '../../test/mail';
import { mailingForTests, SITE_URL } from '../../test/mailing';
import type { Store } from '../compose-store';
import { openSqliteStore } from '../open-store';
import { createApp } from '../server';
import { ownWordsOf } from './alert-mails';

const server = mailServerForTests();
const mailing = mailingForTests(server);
stderrForTests();

const asha = 'asha@example.com';
// 8:00 IST.
const nextMorning = '2026-11-21T02:30:00.000Z';
const morningAfter = '2026-11-22T02:30:00.000Z';

const ask = (wish: object = {}) => mailing.post(formPaths['job-alert'], { email: asha, ...wish });
const alerts = () => server.to(asha).filter(({ headers }) => headers.has('list'));
const tokenIn = (text = '', page: string) =>
  new RegExp(`${SITE_URL}/job-alert/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? '';
const confirmationToken = () => tokenIn(server.to(asha).at(-1)?.text, 'confirm');
const subscribe = async (wish: object = {}) => {
  expect(await ask(wish)).toMatchObject({ status: 1 });
  await mailing.sendAll();
  expect(await mailing.post(links.alert.confirm.path, { token: confirmationToken() })).toMatchObject({
    status: 1,
  });
};
const publish = (...jobs: Parameters<typeof newJob>[0][]) => mailing.store().upsertJobs(jobs.map(newJob));

test('alerts are offered only if mail is sent', async () => {
  const read = async (body: unknown) => activeCategoriesAnswer.parse(body).job_alerts;
  expect(await read(await mailing.get(paths.activeCategories))).toBe(true);
  const silent = createApp({ store: mailing.store(), storageDir: '/nowhere' });
  expect(await read(await (await silent.request('/api/category/list/active')).json())).toBe(false);
  const refused = await silent.request(`/api/${formPaths['job-alert']}`, { method: 'POST', body: '{}' });
  expect(refused.status).toBe(404);
});

test('only the confirmation request is mailed before confirmation', async () => {
  expect(await ask({ keyword: 'welder', location: 'pune' })).toMatchObject({ status: 1 });
  await publish({ title: 'Welder', location: 'Pune' });
  await mailing.sendAll();
  await mailing.at(nextMorning);
  const [question, ...others] = server.to(asha);
  expect(others).toEqual([]);
  expect(question?.text).toContain('“Welder”, in Pune');
  expect(tokenIn(question?.text, 'confirm')).toMatch(/^[\w-]{43}$/);
  expect(String(question?.html)).toContain(`/job-alert/confirm?token=${confirmationToken()}`);
});

test('the response does not reveal whether the address is known', async () => {
  const first = await ask();
  expect(await ask()).toEqual(first);
  await mailing.sendAll();
  await mailing.post(links.alert.confirm.path, { token: confirmationToken() });
  expect([await ask(), await ask(), await ask()]).toEqual([first, first, first]);
});

test.each([
  ['hi', /[\u0900-\u097f]{3}/, 'पुणे'],
  ['kn', /[\u0c80-\u0cff]{3}/, 'ಪುಣೆ'],
])(
  'asked for from a page in %s, the answer and both mails are in it and lead to pages in it',
  async (language, script, pune) => {
    provideWords();
    const headers = { 'accept-language': `${language}-IN` };
    const answer = await mailing.post(formPaths['job-alert'], { email: asha, location: 'pune' }, headers);
    expect(answer.message).toMatch(script);
    // The mailing process has no request language.
    await mailing.sendAll();
    const [question] = server.to(asha);
    expect(question?.subject).toMatch(script);
    expect(question?.text).toContain(pune);
    expect(String(question?.html)).toContain(`<html lang="${language}-IN"`);
    const token = new RegExp(`${SITE_URL}/${language}/job-alert/confirm\\?token=(\\S+)`).exec(
      question!.text!,
    )?.[1];
    await mailing.post(links.alert.confirm.path, { token }, headers);
    await publish({ id: 'W-7', title: 'Welder', slug: 'welder', location: 'Pune' });
    await mailing.at(nextMorning);
    const [alert] = alerts();
    expect(alert?.subject).toMatch(script);
    expect(alert?.text).toContain(pune);
    expect(alert?.text).toContain(`${SITE_URL}/${language}/job-details/W-7/welder`);
    expect(alert?.text).toContain(`${SITE_URL}/${language}/job-alert/unsubscribe?token=`);
  },
);

test('matching new jobs are mailed once, the next morning', async () => {
  await publish({ title: 'Welder', notes: 'before' });
  await subscribe({ keyword: 'welder' });
  await publish({
    id: 'W-7',
    title: 'Welder & Fitter',
    slug: 'welder',
    location: 'Pune',
    company_name: '<b>Kolam',
  });
  await publish({ title: 'Clerk' });
  await mailing.at('2026-11-21T02:29:59.999Z');
  expect(alerts()).toEqual([]);
  await mailing.at(nextMorning);
  await mailing.at('2026-11-21T12:00:00.000Z');
  await mailing.at(morningAfter);
  const [alert, ...others] = alerts();
  expect(others).toEqual([]);
  expect(alert?.subject).toBe('New job: Welder & Fitter');
  expect(alert?.text).toContain(`- Welder & Fitter – <b>Kolam, Pune\n  ${SITE_URL}/job-details/W-7/welder`);
  expect(alert?.text).not.toContain('Clerk');
  expect(String(alert?.html)).toContain('&lt;b&gt;Kolam');
  await publish({ title: 'Welder again' });
  await mailing.at('2026-11-23T02:30:00.000Z');
  expect(alerts().map(({ subject }) => subject)).toEqual([
    'New job: Welder & Fitter',
    'New job: Welder again',
  ]);
});

test('filters and frequency are named in both mails, and applied', async () => {
  await subscribe({
    location: 'karnataka',
    type: 'contract',
    pay: '300000',
    since: '1',
    frequency: 'weekly',
  });
  const question = server.to(asha).at(-1)?.text;
  expect(question).toContain(
    'to this address. The search: in Karnataka, Contract, From ₹25,000 a month (₹3 lakh a year).',
  );
  expect(question).toContain('We then send you an email once a week at most.');
  const fitting = { location: 'Bengaluru', salary: '₹5-6 LPA', job_type: 'Contract' };
  await publish({ title: 'Coder', ...fitting }, { title: 'Clerk', ...fitting, job_type: 'Full Time' });
  await mailing.at('2026-11-22T12:00:00.000Z');
  expect(alerts()).toEqual([]);
  // No process runs on the due Monday.
  await mailing.at('2026-11-24T02:30:00.000Z');
  await publish({ title: 'Tester', ...fitting });
  await mailing.at('2026-11-29T12:00:00.000Z');
  expect(alerts().map(({ subject }) => subject)).toEqual(['New job: Coder']);
  expect(alerts()[0]?.text).toContain(
    'for your weekly job alert (in Karnataka, Contract, From ₹25,000 a month (₹3 lakh a year))',
  );
  await mailing.at('2026-11-30T02:30:00.000Z');
  expect(alerts().at(-1)?.subject).toBe('New job: Tester');
});

test('at most twenty new jobs are listed, with a link to the rest', async () => {
  await publish({ title: 'Old', category: 'Office' });
  const [office] = await mailing.store().listCategories();
  await subscribe({ category: String(office?.id), keyword: 'new  clerk' });
  await publish(
    ...Array.from({ length: 23 }, (_, index) => ({ title: `New clerk ${index}`, category: 'Office' })),
  );
  await mailing.at(nextMorning);
  const [alert] = alerts();
  expect(alert?.subject).toBe('23 new jobs: “New clerk”, in Office');
  expect(alert?.text?.match(/^- New clerk/gm)).toHaveLength(20);
  expect(alert?.text).toContain(
    `3 more in the list:\n${SITE_URL}/job?keyword=new+clerk&category=${office?.id}\n`,
  );
});

test('jobs that closed before the mail went out are not named, and no mail is empty', async () => {
  await subscribe();
  await publish({ id: '1' });
  mailing.clock.set(nextMorning);
  await mailing.store().queueAlerts();
  await mailing.store().closeJob('1');
  expect(await mailing.sendAll()).toEqual({ sent: 1, failures: 0 });
  expect(alerts()).toEqual([]);
  expect(await mailing.store().unsentMails()).toEqual([]);
});

test('one click unsubscribes, by the header or by the link, again and again', async () => {
  await subscribe();
  await publish({});
  await mailing.at(nextMorning);
  const raw = server.mails.at(-1)?.raw.replace(/\r\n\s+/g, ' ') ?? '';
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const [, token = ''] =
    /^List-Unsubscribe: <https:\/\/jobs\.example\.in\/api\/job-alert\/unsubscribe\?token=([^>]+)>\r$/m.exec(
      raw,
    ) ?? [];
  expect(tokenIn(alerts()[0]?.text, 'unsubscribe')).toBe(token);
  for (const wrong of [`${token}x`, token.slice(0, -1), `2${token.slice(1)}`, 'x', '1.', ''])
    expect(await mailing.post(links.alert.unsubscribe.path, { token: wrong })).toMatchObject({ status: 0 });
  await publish({});
  const unsubscribe = async () =>
    formAnswer.parse(await mailing.post(links.alert.unsubscribe.path, { token })).status;
  expect([await unsubscribe(), await unsubscribe()]).toEqual([true, true]);
  await mailing.at(morningAfter);
  expect(alerts()).toHaveLength(1);
  expect((await mailing.store().personalDataOf(asha)).alerts).toEqual([]);
});

test.each([
  { email: 'nobody' },
  { email: '' },
  { location: 'Pune!' },
  { keyword: {} },
  { frequency: 'hourly' },
])('a wish with %j is refused', async (wish) => {
  expect(await ask(wish)).toMatchObject({ status: 0, errors: expect.anything() });
});

describe('own words', () => {
  const folder = temporaryFolder();
  let store: Store;
  beforeAll(async () => {
    store = openSqliteStore({ file: join(folder, 'jobs.sqlite') });
    const titles = [
      'Senior Welder (Night shift)',
      'Staff Nurse, ICU',
      'C++ Developer',
      'Pay & Benefits Clerk',
    ];
    await store.upsertJobs([
      ...titles.map((title) => newJob({ title, location: 'Pune' })),
      newJob({ title: 'Driver', description: 'You are selected by test. Pay is monthly, call us at once.' }),
    ]);
  });
  afterAll(() => store.close());

  test.each([
    // In the title's words.
    ['Welder', 'welder | WELDERS!! | वेल्डर | wel\u200Bder'],
    ['Senior Welder', 'senior  welder'],
    ['Staff Nurse', 'nurse staff'],
    ['Nurse', '“nurse”'],
    ['C++', 'c++'],
    ['C++ Developer', 'c++ developer'],
    // Not all in one title.
    ['', '<b>driver</b>'],
    ['', ''],
    ['', 'welder nurse | welder call 98123 45678 | welder pune | you are selected'],
    ['', 'You are selected. Pay Rs 2,500 at evil.example | pay selected monthly call'],
    ['', 'welder https://evil.example/pay | welder@evil.example | +91 98123 45678 | वेल्डर को ₹2500 दें'],
    ['', 'weldr'],
  ])('a mail says %j of %s', async (said, texts) => {
    for (const keyword of texts.split(' | '))
      expect([keyword, await ownWordsOf(store, keyword)]).toEqual([keyword, said]);
  });
});
