import { upstreamForTests } from '../../../test/upstream-for-tests';
import { embedResponse } from './embed-response';

process.env.EMBED_HOSTS = 'www.client.example, http://localhost:8080';
const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const job = {
  title: 'R&D <Lead> "x"',
  slug: 'lead',
  company_name: 'A & B',
  location: 'Pune',
  salary: '5-6 LPA',
  job_type: 'Full Time',
};
const jobs = Array.from({ length: 40 }, (_, index) => ({ ...job, id: index + 1 }));
const get = (query = '') => embedResponse(new Request(`https://site.example/embed${query}`));
const links = (html: string) =>
  Array.from(html.matchAll(/<a href="([^"]*)" target="_blank" rel="noopener">/g), ([, url]) => url!);

test('a few jobs with what matters, links that lead out of the frame, no scripts, few bytes', async () => {
  upstream.answersJson({ status: 1, job: jobs });
  const response = await get('?limit=20');
  const html = await response.text();
  const [first, ...others] = links(html);
  expect(first).toMatch(/^http.*\/job-details\/1\/lead\?utm_source=embed$/);
  expect(others).toHaveLength(20);
  expect(others.at(-1)).toMatch(/\/job\?utm_source=embed$/);
  expect(html).toContain(
    '<strong>R&amp;D &lt;Lead&gt; &quot;x&quot;</strong><span>A &amp; B · Pune · ₹5–6 lakh a year</span>',
  );
  expect(html).not.toMatch(/<script|<link|<img/);
  expect(Buffer.byteLength(html)).toBeLessThan(15_000);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

test('only the named sites may frame it', async () => {
  upstream.answersJson({ status: 1, job: jobs });
  const policy = (await get()).headers.get('content-security-policy');
  expect(policy).toMatch(
    /^default-src 'none'; .*; frame-ancestors https:\/\/www\.client\.example http:\/\/localhost:8080$/,
  );
});

test.each([
  ['', 10],
  ['limit=1', 5],
  ['limit=7&page=2', 7],
  ['limit=500', 20],
  ['limit=x', 10],
])('with %j there are %i jobs', async (query, count) => {
  upstream.answersJson({ status: 1, job: jobs });
  expect(links(await (await get(`?${query}`)).text())).toHaveLength(count + 1);
});

test('a search is narrowed as on the site, and its whole list is linked', async () => {
  upstream.answersJson({ status: 1, job: [...jobs.slice(0, 2), { ...job, id: 99, job_type: 'Contract' }] });
  const [first, all] = links(await (await get('?type=contract')).text());
  expect(first).toContain('/job-details/99/');
  expect(all).toMatch(/\/job\?type=contract&amp;utm_source=embed$/);
  expect((await get('?location=nowhere')).status).toBe(404);
});

test('an empty list and a failing API are explained', async () => {
  upstream.answersJson({ status: 1, job: [] });
  expect(await (await get('?type=internship')).text()).toContain('There is no open job like this right now.');
  upstream.answers((_, response) => response.writeHead(500).end());
  expect(await (await get('?type=temporary')).text()).toContain('We cannot show jobs right now.');
});
