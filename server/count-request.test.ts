import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { metrics } from '../lib/base/monitoring/metrics';
import { startServer } from '../test/http-server';
import { countRequest, routeName } from './count-request';

let server: Awaited<ReturnType<typeof startServer>>;
const over: Promise<unknown>[] = [];
let answer: (response: ServerResponse) => unknown = (response) => response.end();

beforeAll(async () => {
  server = await startServer((incoming, response) => {
    countRequest(incoming, response, incoming.headers['x-kept'] ? 'store' : 'next');
    over.push(once(response, 'close'));
    answer(response);
  });
});
afterAll(() => server.stop());
beforeEach(() => metrics().requests.reset());

/** Each series as [route, status, answered_by, count]. */
async function counted(): Promise<[unknown, unknown, unknown, number][]> {
  await Promise.all(over);
  const { values } = await metrics().requests.get();
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => [labels.route, labels.status, labels.answered_by, value]);
}

test('a request is counted by route, status and what answered it', async () => {
  answer = (response) => response.writeHead(404).end();
  await fetch(`${server.origin}/job-details/7/nurse`);
  await fetch(`${server.origin}/job-details/8/cook?x=1`);
  answer = (response) => response.end();
  await fetch(`${server.origin}/job`, { headers: { 'x-kept': '1' } });
  expect(await counted()).toEqual([
    ['/job-details', 404, 'next', 2],
    ['/job', 200, 'store', 1],
  ]);
});

test('an unbounded set of addresses does not create an unbounded set of series', async () => {
  for (let number = 0; number < 50; number += 1) await fetch(`${server.origin}/wp-${number}?${number}`);
  expect(await counted()).toEqual([['other', 200, 'next', 50]]);
});

test('the duration covers the whole response, and aborted requests count as well', async () => {
  const answering = new Promise<void>((resolve) => (answer = () => resolve()));
  const leaving = request(`${server.origin}/faq`).on('error', () => {});
  leaving.end();
  await answering;
  await new Promise((resolve) => setTimeout(resolve, 50));
  leaving.destroy();
  expect(await counted()).toEqual([['/faq', 200, 'next', 1]]);
  const { values } = await metrics().requests.get();
  expect(values.find(({ metricName }) => metricName?.endsWith('_sum'))!.value).toBeGreaterThan(0.04);
});

test.each([
  ['/', '/'],
  ['/job?keyword=a@b.example', '/job'],
  ['/Payroll-Service', '/Payroll-Service'],
  ['/job-details/12/nurse?source=x', '/job-details'],
  ['/job-details/12/nurse/card.png', '/job-details/card.png'],
  ['/job/category/finance', '/job/category'],
  ['/job/category/finance/jobs.rss', 'feed'],
  ['/jobs.rss?keyword=nurse', 'feed'],
  ['/job/category/finance/pune/jobs.rss', 'feed'],
  ['/job/fresher/jobs.rss', 'feed'],
  ['/sitemaps/1.xml', 'sitemap'],
  ['/blog/an-article', '/blog/article'],
  ['/api/apply-job', '/api/apply-job'],
  [`/api/${'x'.repeat(50)}`, 'other'],
  ['/wp-login.php', 'other'],
  ['//', 'other'],
])('%s counts as %s', (url, name) => {
  expect(routeName(url)).toBe(name);
});
