import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../../test/browser/edge-test';
import { sendPage } from '../../test/browser/origin';

const gzip = { 'accept-encoding': 'gzip, deflate' };
const rsc = { rsc: '1' };

test('a page is requested once, stored compressed, and decompressed for clients that do not accept gzip', async ({
  edge,
}) => {
  const fresh = await edge.get('/faq', { headers: { 'accept-encoding': 'identity' } });
  expect(fresh.headers).toMatchObject({ 'x-cache': 'MISS' });
  const stored = await edge.get('/faq', { headers: gzip });
  expect(stored.headers).toMatchObject({ 'x-cache': 'HIT', 'content-encoding': 'gzip' });
  expect(gunzipSync(stored.body).toString()).toBe(fresh.body.toString());
  expect((await edge.get('/faq', { method: 'HEAD' })).headers).toMatchObject({ 'x-cache': 'HIT' });
  expect(edge.received().map(({ headers }) => headers['accept-encoding'])).toEqual(['gzip']);
});

test('only browsers that accept Brotli get it', async ({ edge, answer }) => {
  answer((request, response) =>
    sendPage(response, 200, 'x', { 'content-encoding': String(request.headers['accept-encoding']) }),
  );
  const encodingFor = async (taken: string) =>
    (await edge.get('/faq', { headers: { 'accept-encoding': taken } })).headers['content-encoding'];
  const modern = ['br', 'gzip, deflate, br, zstd', 'GZIP,BR;q=0.5', 'br;q=1.0, gzip'];
  const older = ['gzip', 'gzip, br;q=0', 'br; q=0.000, gzip', 'x-br, gzip', 'brotli, gzip'];
  for (const taken of [...modern, ...modern]) expect(await encodingFor(taken), taken).toBe('br');
  for (const taken of [...older, ...older]) expect(await encodingFor(taken), taken).toBe('gzip');
  expect(edge.received()).toHaveLength(2);
});

test('browsers and other caches must not store what the edge stores', async ({ edge, answer }) => {
  expect((await edge.get('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  answer((_, response) => sendPage(response, 200, 'x', { 'cache-control': 'public, max-age=300' }));
  expect((await edge.get('/other')).headers['cache-control']).toBe('public, max-age=300');
  answer((_, response) => sendPage(response, 200, 'x', { 'cache-control': 'private, no-store' }));
  expect((await edge.get('/own')).headers['cache-control']).toBe('private, no-store');
});

for (const [name, order] of [
  ['page load', [rsc, {}]],
  ['client-side navigation', [{}, rsc]],
] as const) {
  test(`a ${name} is not answered with what is stored for the other`, async ({ edge }) => {
    for (const headers of [...order, ...order]) {
      const { body } = await edge.get('/faq?_rsc=abc', { headers });
      expect(body.toString()).toContain('rsc' in headers ? 'RSC' : 'page');
    }
    expect(edge.received()).toHaveLength(2);
    await edge.get('/faq?_rsc=abc', { headers: { ...rsc, 'next-router-prefetch': '1' } });
    await edge.get('/faq?_rsc=abc', { headers: { ...rsc, 'next-router-segment-prefetch': '/_tree' } });
    await edge.get('/faq?_rsc=def', { headers: rsc });
    expect(edge.received()).toHaveLength(5);
  });
}

test('a visitor’s origin is not stored', async ({ edge }) => {
  const headers = { ...rsc, 'next-router-state-tree': '%5B%22%22%5D' };
  for (let n = 0; n < 2; n++) await edge.get('/faq?_rsc=abc', { headers });
  expect(edge.received()).toHaveLength(2);
  expect((await edge.get('/faq?_rsc=abc', { headers: rsc })).headers['x-cache']).toBe('MISS');
});

test('only the search has a query that matters', async ({ edge }) => {
  const path = '/job-details/1/nurse';
  for (const query of ['', '?utm_source=jooble', '?source=x&gclid=y']) await edge.get(path + query);
  expect(edge.received()).toHaveLength(1);

  const own = ['?keyword=a', '?keyword=b', '?category=a', '?location=a', '?page=2', ''];
  for (const query of own) {
    expect((await edge.get(`/job${query}`)).body.toString()).toContain(`/job${query} `);
    expect((await edge.get(`/job${query}`)).headers['x-cache']).toBe('HIT');
  }
  for (const query of [
    '?keyword=a&utm_source=x',
    '?Keyword=a',
    '?%6beyword=a',
    '?keyword=a&email=b',
    '?keyword',
  ]) {
    for (let n = 0; n < 2; n++)
      expect((await edge.get(`/job${query}`)).body.toString(), query).toContain(`/job${query} `);
  }
  expect((await edge.get('/job?page=2&keyword=')).body.toString()).toContain('/job?page=2 ');
});

test('an address that only looks like a page is not stored as that page', async ({ edge, answer }) => {
  answer((request, response) => sendPage(response, request.url === '/job-details/1/nurse' ? 200 : 404, 'x'));
  for (const path of ['/job-details/1%2Fnurse', '/job-details//1/nurse', '/%6aob-details/1/nurse'])
    expect((await edge.get(path)).status).toBe(404);
  expect((await edge.get('/job-details/1/nurse')).status).toBe(200);
});

test('redirects, private pages, cookies, failures and responses without a lifetime are requested each time', async ({
  edge,
  answer,
}) => {
  const cases: [number, Record<string, string>][] = [
    [308, { location: '/x' }],
    [307, { location: '/x' }],
    [200, { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
    [200, { 'cache-control': 'no-store' }],
    [200, { 'cache-control': '' }],
    [200, { 'set-cookie': 'a=b' }],
    [403, {}],
    [500, {}],
  ];
  for (const [index, [status, headers]] of cases.entries()) {
    answer((_, response) => sendPage(response, status, 'x', headers));
    for (let n = 0; n < 2; n++) expect((await edge.get(`/case-${index}`)).status).toBe(status);
    expect(edge.received().filter(({ url }) => url === `/case-${index}`)).toHaveLength(2);
  }
  answer((_, response) => sendPage(response, 200, 'x'));
  for (const path of ['/api/health', '/applyjob?job_id=1', '/contact?report_job=1', '/job-alert?keyword=a']) {
    for (let n = 0; n < 2; n++) expect((await edge.get(path)).headers).not.toHaveProperty('x-cache');
    expect(edge.received().filter(({ url }) => url === path)).toHaveLength(2);
  }
});
