import { brotliDecompressSync } from 'node:zlib';
import { env } from '../base/env';
import { noteRead, runInRequest } from '../base/request-context';
import { identity } from '../content/identity';
import { toJob } from '../jobs/job';
import { UpstreamError } from '../upstream/errors';
import { upstreamJob } from '../upstream/jobs';
import { jobMetadata } from './job-metadata';
import { excerpt, pageMetadata } from './metadata';
import { wholeResponse } from './responses';
import { shareLinks, shareUrl, whatsappQuestion } from './share';

describe('excerpt', () => {
  test.each([
    ['A short text.', 20, 'A short text.'],
    ['  white \n space  ', 20, 'white space'],
    ['exactly twenty chars', 20, 'exactly twenty chars'],
    ['one two three four five', 14, 'one two…'],
    ['one two', 5, 'one…'],
    ['x'.repeat(30), 10, `${'x'.repeat(9)}…`],
    ['', 10, ''],
  ])('of %j within %d is %j', (text, max, cut) => {
    expect(excerpt(text, max)).toBe(cut);
  });

  test('is at most 155 characters and ends after a whole word', () => {
    const cut = excerpt('word '.repeat(400));
    expect(cut.length).toBeLessThanOrEqual(155);
    expect(cut.length).toBeGreaterThan(145);
    expect(cut).toMatch(/^(word )+word…$/);
  });
});

test('a page has its title, description, canonical link and card', () => {
  const metadata = pageMetadata({ title: 'Jobs', description: 'All jobs', path: '/job' });
  expect(metadata).toMatchObject({
    title: { absolute: `Jobs – ${identity.name}` },
    description: 'All jobs',
    alternates: { canonical: '/job' },
    openGraph: {
      title: 'Jobs',
      description: 'All jobs',
      url: '/job',
      locale: 'en_IN',
      siteName: identity.name,
    },
  });
  expect(metadata).not.toHaveProperty('robots');
});

test('the home page’s title begins with the site’s name', () => {
  const { title } = pageMetadata({ title: 'Find work', description: '', path: '/' });
  expect(title).toEqual({ absolute: `${identity.name} – Find work` });
});

test('only the home page has the site verification tags', () => {
  const verification = { 'google-site-verification': 'a-code', 'msvalidate.01': 'another' };
  Object.assign(env(), { verification });
  const [home, other] = ['/', '/faq'].map((path) => pageMetadata({ title: 'x', description: '', path }));
  expect(home!.verification).toEqual({ other: verification });
  expect(other).not.toHaveProperty('verification');
});

test.each([
  [
    { title: 'Salary accounts for people who work abroad, at sea or in flight' },
    'Salary accounts for people who work abroad, at sea or in…',
  ],
  [
    { title: 'Vacancies of research assistants all across India' },
    'Vacancies of research assistants all across India',
  ],
  [
    { title: 'Electronics and telecommunication engineers', ending: ' – page 12' },
    'Electronics and telecommunication engineers – page 12',
  ],
  [
    { title: `Jobs for “${'dialysis technician '.repeat(5)}”`, ending: ' – page 2' },
    'Jobs for “dialysis technician dialysis technician… – page 2',
  ],
])('the title of %j is %j, no longer than search engines show', (given, absolute) => {
  const { title } = pageMetadata({ ...given, description: '', path: '/x' });
  expect(title).toEqual({ absolute });
  expect(absolute.length).toBeLessThanOrEqual(60);
});

test('a page that is not to be indexed says so', () => {
  const { robots } = pageMetadata({ title: 'x', description: '', path: '/x', index: false });
  expect(robots).toMatchObject({ index: false });
});

test('a job’s metadata has its title, place, facts and URL', () => {
  const job = toJob(
    upstreamJob.parse({
      id: 7,
      title: 'Nurse',
      company_name: 'Asha',
      location: 'Pune',
      salary: '5 Lacs',
      job_type: 'FullTime',
      description: '<b>secret</b>',
    }),
  );
  const { title, description, alternates } = jobMetadata({ job, open: true, closedReason: '' });
  expect(title).toEqual({ absolute: `Nurse, Asha, Pune – ${identity.name}` });
  expect(description).toContain('Nurse at Asha in Pune. Full Time, ₹5 lakh.');
  expect(description).not.toContain('<');
  expect(alternates?.canonical).toBe('/job-details/7/nurse');
});

test('a closed job’s page is not indexed', () => {
  const job = toJob(upstreamJob.parse({ id: 7, title: 'Nurse' }));
  const metadata = jobMetadata({ job, open: false, closedReason: '' });
  expect(metadata).toMatchObject({ robots: { index: false } });
  expect(metadata.title).toEqual({ absolute: `Closed: Nurse – ${identity.name}` });
});

test.each([
  [
    ['Nurse', 'Asha Hospitals and Research Institute', 'Pune, Mumbai, Kochi'],
    'Nurse, Asha Hospitals and Research Institute, Pune, Mumbai',
  ],
  [
    ['Regional Sales Manager, Agricultural Machinery', 'Asha Hospitals', 'Kochi, Kerala'],
    'Regional Sales Manager, Agricultural Machinery, Kochi',
  ],
  [['Cook', '', 'Bambolim village, Goa'], `Cook, Bambolim village, Goa – ${identity.name}`],
])('the title of %j has the parts that fit: %s', ([title, company_name, location], absolute) => {
  const job = toJob(upstreamJob.parse({ id: 7, title, company_name, location }));
  expect(jobMetadata({ job, open: true, closedReason: '' }).title).toEqual({ absolute });
});

describe('responses', () => {
  const HOUR_MS = 3_600_000;

  /** The response of a page with these chunks, and the page's facts. */
  const made = (dueInMs: number, fails = false) =>
    runInRequest({}, async ({ page }) => {
      async function* chunks() {
        noteRead({ tags: ['jobs'], dueAt: Date.now() + dueInMs, tooOldAt: Date.now() + HOUR_MS });
        yield 'a';
        if (fails) throw new UpstreamError('network', 'gone');
        yield 'b';
      }
      return { response: await wholeResponse(chunks(), { 'content-type': 'text/plain' }), page };
    });

  afterEach(() => Object.assign(env(), { revalidateSecret: null }));

  test('a text is sent whole and compressed, or not at all', async () => {
    const { response } = await made(60_000);
    expect(response.headers.get('x-compressed')).toBe('br');
    expect(brotliDecompressSync(await response.bytes()).toString()).toBe('ab');
    const { response: failed, page } = await made(60_000, true);
    expect([failed.status, page.status]).toEqual([503, 503]);
  });

  test('if changes are announced it is cached until one is, else as long as its data', async () => {
    expect((await made(60_000)).page.tooOldAt).toBeLessThanOrEqual(Date.now() + HOUR_MS);
    Object.assign(env(), { revalidateSecret: 'a-secret-of-the-api' });
    const { page } = await made(60_000);
    expect(page).toMatchObject({ tags: new Set(['jobs']), dueAt: Infinity, tooOldAt: Infinity });
    // Last known data is due again this soon during an outage.
    expect((await made(5_000)).page.dueAt).toBeLessThan(Date.now() + HOUR_MS);
  });
});

const page = 'https://www.example.in/job-details/7/nurse?a=1&b=2';
const title = 'Nurse & Driver #1';

test.each([
  ['WhatsApp', 'https://api.whatsapp.com/send', { text: `${title} ${page}` }],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: page }],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: page }],
  ['X', 'https://x.com/intent/post', { url: page, text: title }],
] as const)('%s opens %s', (network, address, query) => {
  const url = new URL(shareUrl(network, page, title));
  expect(url.origin + url.pathname).toBe(address);
  expect(Object.fromEntries(url.searchParams)).toEqual(query);
  expect(url.hash).toBe('');
});

test('a question on WhatsApp goes to the agency’s number, its text encoded', () => {
  expect(whatsappQuestion('+910000000000', 'Nurse & more (job 7): https://x.example/?a=1')).toBe(
    'https://wa.me/910000000000?text=Nurse%20%26%20more%20(job%207)%3A%20https%3A%2F%2Fx.example%2F%3Fa%3D1',
  );
});

test('a job is shared on the four networks of the specification', () => {
  const networks = shareLinks(page, title).map(({ network }) => network);
  expect(networks).toEqual(['WhatsApp', 'Facebook', 'LinkedIn', 'X']);
});
