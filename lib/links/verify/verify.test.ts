import { join } from 'node:path';
import { createApp } from '../../../backend/server';
import { openSqliteStore } from '../../../backend/open-store';
import { apiOverHttp } from '../../../test/api-over-http';
import { keysForTests, temporaryFolder, testClock } from '../../../test/backend';
import { notOurs, verifyProblems, voucherWords } from '../../content/verify';
import { processWide } from '../../base/process-wide';
import { answerWords } from './answer';
import { answerVerifyLink, answerVerifyPost } from './handler';
import { openAnswer } from './sealed-answer';

/** From the form to the answer: the website's handler, and the real API over HTTP. */
const SITE = 'https://www.agency.example';
const folder = temporaryFolder();
const clock = testClock();
const store = openSqliteStore({ file: join(folder, 'jobs.sqlite'), keys: keysForTests, now: clock.now });
const app = createApp({ store, storageDir: folder, now: clock.now });
const seen: string[] = [];
const api = apiOverHttp((request) => {
  seen.push(request.url);
  return app.fetch(request);
});

Object.assign(process.env, { SITE_URL: SITE, DATA_DIR: folder });
beforeAll(async () => {
  const content = {
    kind: 'offer',
    initials: 'A. R.',
    job: { id: '1042', title: 'Staff Nurse', location: 'Kochi, Kerala' },
    by: 'M. K.',
    note: 'Second round',
  } as const;
  const end = '2027-01-19T18:29:59.000Z';
  await store.issueVoucher('7K3QFM2X9D', content, end);
  await store.revokeVoucher((await store.issueVoucher('7K3QFM2X9E', content, end)).id);
});
afterAll(async () => {
  await store.close();
});
beforeEach(() => {
  delete processWide.uses;
  api.isDown = false;
  clock.set('2026-11-20T12:00:00.000Z');
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const BROWSER = { accept: 'text/html,*/*;q=0.8' };

function post(fields: Record<string, string>, headers: Record<string, string> = BROWSER) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return answerVerifyPost(new Request(`${SITE}/api/verify`, { method: 'POST', body, headers }));
}

/** The answer that the page will show, out of the redirect's address. */
async function shown(response: Response) {
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
  const location = new URL(response.headers.get('location')!, SITE);
  expect(location.pathname).toBe('/verify');
  const answer = openAnswer(location.searchParams.get('answer')!)!;
  return { ...answer, ...answerWords(answer) };
}

test.each(['7K3QF-M2X9D', '7k3qfm2x9d', ' 7k3qf m2x9d '])(
  '%j is answered with what it was issued for',
  async (code) => {
    expect(await shown(await post({ code }))).toMatchObject({
      tone: 'ours',
      heading: voucherWords.headings.valid,
      text: 'We issued this code on 20 November 2026 for an offer to A. R. of Staff Nurse, Kochi (1042), by M. K. It is valid until 19 January 2027.',
    });
  },
);

test('a QR code’s link is answered alike, and the address of the answer names no code', async () => {
  const request = new Request(`${SITE}/api/verify?code=7K3QF-M2X9D`, { headers: BROWSER });
  const response = await answerVerifyLink(request);
  expect(response.headers.get('location')).not.toMatch(/7K3QF|M2X9D/i);
  expect((await shown(response)).tone).toBe('ours');
  expect(seen.join()).not.toMatch(/7K3QF|M2X9D/i);
});

test('an expired or revoked code is reported as ours, but not confirmed', async () => {
  expect(await shown(await post({ code: '7K3QF-M2X9E' }))).toMatchObject({
    tone: 'unsure',
    heading: voucherWords.headings.revoked,
    text: expect.stringContaining('We took it back on 20 November 2026'),
  });
  clock.set('2027-01-19T18:30:00.000Z');
  expect(await shown(await post({ code: '7K3QF-M2X9D' }))).toMatchObject({
    tone: 'unsure',
    heading: voucherWords.headings.expired,
    text: expect.stringContaining('It was valid until 19 January 2027'),
  });
});

test('no note of the staff leaves the API', async () => {
  const answer = await (
    await app.request('/api/vouchers/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: '7K3QF-M2X9D' }),
    })
  ).text();
  expect(answer).toContain('A. R.');
  expect(answer).not.toContain('Second round');
});

test.each([
  ['code', '7K3QF-M2X9F', 'not-ours', notOurs.heading],
  ['code', '7K3QF', 'again', verifyProblems.malformedCode.heading],
  ['contact', '00000 00000', 'ours', 'Yes, this is ours'],
  ['contact', `${SITE}/job`, 'ours', 'Yes, this is ours'],
  ['contact', 'hr@example.com', 'unsure', verifyProblems.ownDomain.heading],
  ['contact', 'https://agency.example.evil.example', 'not-ours', notOurs.heading],
  ['contact', `https://evil.example/pay<${SITE}>`, 'again', verifyProblems.several.heading],
])('%s %j: %s, and what was typed is kept', async (field, typed, tone, heading) => {
  expect(await shown(await post({ [field]: typed }))).toMatchObject({
    field,
    tone,
    heading,
    typed: typed.trim(),
  });
});

test('beyond the limit the answer states when to come back, with the typed text', async () => {
  for (let count = 0; count < 20; count++) await post({ code: '7K3QF-M2X9F' });
  expect(await shown(await post({ code: '7K3QF-M2X9D' }))).toMatchObject({
    tone: 'again',
    typed: '7K3QF-M2X9D',
    text: expect.stringContaining('again in a minute'),
  });
  const program = await post({ code: '7K3QF-M2X9D' }, { accept: 'application/json' });
  expect([program.status, Number(program.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('while the API does not answer, nothing is reported as false', async () => {
  api.isDown = true;
  expect(await shown(await post({ code: '7K3QF-M2X9D' }))).toMatchObject({
    tone: 'again',
    heading: verifyProblems.unavailable.heading,
  });
  expect(processWide.uses?.get('wrong-code-day')?.get('all')).toBeUndefined();
});

test('pages of other sites cannot ask in a visitor’s name', async () => {
  const response = await post({ code: '7K3QF-M2X9D' }, { ...BROWSER, origin: 'https://evil.example' });
  expect(response.status).toBe(403);
});
