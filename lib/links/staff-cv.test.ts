import { apiOverHttp } from '../../test/api-over-http';
import { application, newJob, statesOf } from '../../test/backend';
import { mailServerForTests } from '../../test/mail';
import { mailingForTests, SECRET, SITE_URL } from '../../test/mailing';
import { processWide } from '../base/process-wide';
import { answerCvLink, staffPage } from './staff-cv';
import { createHash } from 'node:crypto';
import { identity } from '../content/identity';
import { theme } from '../content/site/theme';

/** From the mail to the file: a real mail server, the real API over HTTP, and the website's handler. */
const server = mailServerForTests();
const mailing = mailingForTests(server);
const api = apiOverHttp((request) => mailing.fetch(request));

process.env.REVALIDATE_SECRET = SECRET;
const bytes = Buffer.from('%PDF-1.4\n% a CV\n%%EOF\n');
let logged: string[] = [];
beforeEach(async () => {
  delete processWide.uses;
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
  mailing.linksCvs();
  await mailing.store().upsertJobs([newJob({ id: '1042', title: 'Staff Nurse', location: 'Kochi, Kerala' })]);
  await mailing
    .store()
    .addApplication(
      { ...application, job_id: '1042' },
      { name: 'आशा (राव).pdf', mimeType: 'application/pdf', bytes },
      'key',
      '7KQ2M4XP',
    );
});
afterEach(() => jest.restoreAllMocks());

async function mailedToken(): Promise<string> {
  await mailing.sendAll();
  const [mail] = server.to('staff@agency.example');
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain('CV: आशा (राव).pdf, 1 kB, until 20 December 2026\n  Open the CV: https://');
  const [, token] = new RegExp(`Open the CV: ${SITE_URL}/staff/cv/(\\S+)`).exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(`<a href="${SITE_URL}/staff/cv/${token}"`);
  return token!;
}
const request = (method: string) => new Request(`${SITE_URL}/staff/cv/x`, { method });
const show = (token: string) => answerCvLink(request('GET'), token);
const send = (token: string) => answerCvLink(request('POST'), token);

test('the mailed link shows a page without personal data, and its button sends the CV, which marks it as seen', async () => {
  const token = await mailedToken();
  const states = async () => (await statesOf(mailing.store(), 1)).map(({ state }) => state);
  const page = await show(token);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('Application 7KQ2M4XP: Staff Nurse, Kochi (1042). 1 kB.');
  expect(html).toContain('<form method="post">');
  expect(html).not.toMatch(/Asha|Rao|आशा|<script|<a /);
  await answerCvLink(request('HEAD'), token);
  expect(await states()).toEqual(['received']);
  const file = await send(token);
  await send(token);
  expect(await states()).toEqual(['received', 'seen']);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
  expect(decodeURIComponent(file.headers.get('content-disposition')!)).toBe(
    "attachment; filename*=UTF-8''आशा (राव).pdf",
  );
  for (const { headers } of [page, file])
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
});

test.each([
  ['the application is erased', () => mailing.store().eraseByEmail('asha@example.com')],
  ['retention has ended', () => mailing.store().eraseReceivedBefore(new Date('2026-11-21'))],
  ['30 days are over', async () => mailing.clock.set('2026-12-20T12:00:00.000Z')],
])('once %s, page and file say that they are gone', async (_, end) => {
  const token = await mailedToken();
  mailing.clock.set('2026-12-20T11:59:59.999Z');
  expect((await show(token)).status).toBe(200);
  await end();
  for (const response of [await show(token), await send(token)]) {
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('This CV is no longer here');
  }
});

test.each(['', 'x', '1', '../../1', 'a'.repeat(60), `1-mi7r3e0c-${'0'.repeat(40)}`])(
  'the invented %j is not a link',
  async (token) => {
    const [page, file] = [await show(token), await send(token)];
    expect([page.status, file.status]).toEqual([404, 404]);
    expect(await page.text()).toContain('There is no such link');
  },
);

test('while the API is away the page says so, and the log holds no token', async () => {
  const token = await mailedToken();
  api.isDown = true;
  const page = await show(token);
  api.isDown = false;
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
  expect(logged.join()).toContain('upstream-failed');
  expect(logged.join()).not.toContain(token.slice(0, 12));
});

test('links are limited for each address', async () => {
  const statuses = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await show('x')).status);
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([120, 429]);
});

const evil = `<script>alert("1")</script>`;
const page = { title: `A title ${evil}`, texts: [evil], button: evil };

test('it has the agency’s name and colours, and its policy allows only its style and logo', async () => {
  const response = staffPage(200, page);
  const html = await response.text();
  expect(html).toContain(`<header><img src="${identity.logo}" alt="" width="36" height="36">`);
  expect(html).toContain(`<span>${identity.name}</span></header>`);
  const [, style] = /<style>([^]*)<\/style>/.exec(html)!;
  expect(style).toContain(`background:${theme.palette.brand}`);
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  expect(html).not.toMatch(/<script|alert\("| style="|https?:/);
  expect(html.length).toBeLessThan(6_000);
});
