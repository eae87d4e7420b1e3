import type { IncomingMessage } from 'node:http';
import { isForPage, isNavigation, NOT_FOUND_ADDRESS, pageAddress } from './page-address';
import { dropRouterHeaders, isReadable } from './router-state';

test.each<[string, ...string[]]>([
  ['/', '/'],
  ['/faq', '/faq', '/faq?utm_source=q&keyword=x', '/faq?'],
  [
    '/job?keyword=java',
    '/job?keyword=java',
    '/job?gclid=1&keyword=java&_rsc=abc',
    '/job?keyword=java&keyword=php',
    '/job?%6beyword=java',
  ],
  ['/job?keyword=java&page=2', '/job?page=2&keyword=java', '/job?keyword=java&page=2'],
  ['/job', '/job?keyword=&category=', '/job?Keyword=java'],
  ['/job?keyword=node.js', '/job?keyword=node%2Ejs'],
  ['/job?keyword=a+b', '/job?keyword=a+b', '/job?keyword=a%20b'],
  ['/job?keyword=%25zz', '/job?keyword=%zz'],
  ['/job?keyword=a%3Fb', '/job?keyword=a?b&source=x?y'],
  ['/job?keyword=a%26page%3D2', '/job?keyword=a%26page=2'],
  ['/applyjob?job_id=7', '/applyjob?job_id=7&source=jooble'],
  ['/contact?report_job=7&report=money', '/contact?report=money&x=1&report_job=7'],
  ['/job-alert?keyword=java', '/job-alert?keyword=java&page=2'],
  ['/job-alert/confirm?token=t&outcome=done', '/job-alert/confirm?token=t&outcome=done&x=1'],
  ['/job-details/7/nurse', '/job-details/7/nurse?keyword=java'],
  // Next redirects these, and the search must survive the redirect.
  ['/job/?keyword=java', '/job/?keyword=java&x=1'],
  ['/jobs.rss?keyword=java&mode=remote', '/jobs.rss?page=2&mode=remote&sort=pay&keyword=java&x=1'],
  ['/job/category/it/jobs.rss', '/job/category/it/jobs.rss?keyword=java'],
  ['/feeds/jobs.xml', '/feeds/jobs.xml?source=x'],
  [NOT_FOUND_ADDRESS, '/unavailable', '/unavailable?keyword=x', '/x/../job', '/./job', '/x/%2E%2e'],
  ['/job/..x/a', '/job/..x/a'],
])('the page %s is asked for as %s', (address, ...urls) => {
  for (const url of urls) expect([url, pageAddress(url)]).toEqual([url, address]);
});

const request = (url: string, headers = {}) => ({ url, headers }) as IncomingMessage;

const forPages = (urls: string) => urls.split(' ').filter((url) => isForPage(request(url)));

test.each([
  '/ /job?keyword=x /nothing/at/all /robots.txt /social-card.png /api /sitemap',
  '/job-details/7/nurse/card.png',
  '/blog/feed.xml /job?to=/api/search /job/category/jobs.rss /staff/cv /staff/cv/1/2',
  '/sitemap.xml /sitemaps/1.xml /feeds/jobs.xml /jobs.rss?keyword=nurse /job/category/it/pune/jobs.rss',
  '/application/1-abc-def /application/1-abc-def/withdraw',
])('%s are pages, or cached like one', (urls) => expect(forPages(urls).join(' ')).toBe(urls));

test.each([
  '/api/health /api/captcha?form=search /_next/static/x.js /storage/app/public/jobs/x.svg',
  '/staff/cv/1-abc-def /api/withdraw-application',
])('%s are left to their handlers', (urls) => expect(forPages(urls)).toEqual([]));

test('a client-side navigation is recognised', () => {
  expect(isNavigation(request('/job', { rsc: '1' }))).toBe(true);
  expect(isNavigation(request('/job', { 'next-url': '/' }))).toBe(false);
});

const asked = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
const isState = (text: string) => isReadable(asked({ rsc: '1', 'next-router-state-tree': text }));
const json = (...state: unknown[]) => JSON.stringify(state);
const page = { children: ['__PAGE__', {}] };

test.each([
  json('', {}),
  json('', page, null, null, 16),
  json('', { children: ['faq', page] }, null, 'refetch'),
  json('', { children: [['id', '7', 'd', null], page] }, ['/job-details/7/x', ''], null, 4, 'x'),
  json('', { children: [['path', 'a/b', 'c', ['x']], page] }, null, 'inside-shared-layout'),
])('%s is valid, plain or encoded', (text) => {
  expect(isState(text)).toBe(true);
  expect(isState(encodeURIComponent(text))).toBe(true);
});

test.each([
  '',
  'garbage',
  '%',
  '%zz',
  'null',
  '"x"',
  '[]',
  '{}',
  json(''),
  json(1, {}),
  json('', null),
  json('', { children: 5 }),
  json('', { children: ['faq', { children: ['x'] }] }),
  json('', {}, ['/faq']),
  json('', {}, null, 'x'),
  json('', {}, null, null, '16'),
  json('', {}, null, null, 16, 'x', 1),
  json(['id', '7', 'd'], {}),
  json(['id', '7', 'zz', null], {}),
  json(['id', '7', 'd', [1]], {}),
  '["",{"__proto__":5}]',
  // Twice the header, as Node joins it.
  `${json('', {})}, ${json('', {})}`,
  '['.repeat(15_000),
  `${'["",{"a":'.repeat(1_600)}5${'}]'.repeat(1_600)}`,
])('%.60s is invalid', (text) => expect(isState(text)).toBe(false));

test('a request without a state is valid', () => expect(isReadable(asked({ rsc: '1' }))).toBe(true));

test('only the router’s headers are removed', () => {
  const request = asked({ rsc: '1', 'next-action': 'x', 'next-url': '/', accept: '*/*', 'x-next': '1' });
  dropRouterHeaders(request);
  expect(request.headers).toEqual({ accept: '*/*', 'x-next': '1' });
});
