import type { IncomingMessage } from 'node:http';
import { isForPage, isNavigation, NOT_FOUND_ADDRESS, pageAddress } from './page-address';
import { dropRouterHeaders, isReadable } from './router-state';

test.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/faq?utm_source=q&keyword=x', '/faq'],
  ['/faq?', '/faq'],
  ['/job?keyword=java', '/job?keyword=java'],
  ['/job?gclid=1&keyword=java&_rsc=abc', '/job?keyword=java'],
  ['/job?page=2&keyword=java', '/job?keyword=java&page=2'],
  ['/job?keyword=java&page=2', '/job?keyword=java&page=2'],
  ['/job?keyword=java&keyword=php', '/job?keyword=java'],
  ['/job?keyword=&category=', '/job'],
  ['/job?Keyword=java', '/job'],
  ['/job?%6beyword=java', '/job?keyword=java'],
  ['/job?keyword=node%2Ejs', '/job?keyword=node.js'],
  ['/job?keyword=a+b', '/job?keyword=a+b'],
  ['/job?keyword=a%20b', '/job?keyword=a+b'],
  ['/job?keyword=%zz', '/job?keyword=%25zz'],
  ['/job?keyword=a?b&source=x?y', '/job?keyword=a%3Fb'],
  ['/job?keyword=a%26page=2', '/job?keyword=a%26page%3D2'],
  ['/applyjob?job_id=7&source=jooble', '/applyjob?job_id=7'],
  ['/contact?report=money&x=1&report_job=7', '/contact?report_job=7&report=money'],
  ['/job-alert?keyword=java&page=2', '/job-alert?keyword=java'],
  ['/job-alert/confirm?token=t&outcome=done&x=1', '/job-alert/confirm?token=t&outcome=done'],
  ['/job-details/7/nurse?keyword=java', '/job-details/7/nurse'],
  // Next redirects these, and the search must survive the redirect.
  ['/job/?keyword=java&x=1', '/job/?keyword=java'],
  ['/jobs.rss?page=2&mode=remote&sort=pay&keyword=java&x=1', '/jobs.rss?keyword=java&mode=remote'],
  ['/job/category/it/jobs.rss?keyword=java', '/job/category/it/jobs.rss'],
  ['/feeds/jobs.xml?source=x', '/feeds/jobs.xml'],
  ['/unavailable', NOT_FOUND_ADDRESS],
  ['/unavailable?keyword=x', NOT_FOUND_ADDRESS],
  ['/x/../job', NOT_FOUND_ADDRESS],
  ['/./job', NOT_FOUND_ADDRESS],
  ['/x/%2E%2e', NOT_FOUND_ADDRESS],
  ['/job/..x/a', '/job/..x/a'],
])('%s is reduced to %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
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
