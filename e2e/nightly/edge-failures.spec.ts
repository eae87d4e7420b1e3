import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { RequestOptions } from '../../test/browser/send-request';
import { test } from '../../test/browser/edge-test';
import { type Handler, sendPage } from '../../test/browser/origin';

const gzip = { 'accept-encoding': 'gzip, br' };
/** Longer than a page stays fresh. */
const UNTIL_OLD_MS = 2100;

test('a 503 is passed on with its Retry-After and is not stored', async ({ edge, answer }) => {
  answer((_, response) =>
    sendPage(response, 503, 'down', { 'cache-control': 'no-store', 'retry-after': '60' }),
  );
  for (let n = 0; n < 2; n++) {
    const { status, headers } = await edge.get('/job-details/1/nurse');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  }
  answer((_, response) => sendPage(response, 200, 'up'));
  expect((await edge.get('/job-details/1/nurse')).status).toBe(200);
});

test('a job that closes is shown as closed within 3 seconds, however often its page is loaded', async ({
  edge,
  answer,
}) => {
  answer((_, response) => sendPage(response, 200, 'open'));
  await edge.get('/job-details/1/nurse');
  answer((_, response) => sendPage(response, 410, 'closed'));
  await expect
    .poll(async () => (await edge.get('/job-details/1/nurse')).status, { timeout: 3000, intervals: [100] })
    .toBe(410);
  expect((await edge.get('/job-details/1/nurse')).headers['x-cache']).toBe('HIT');
});

test('the first visitor after a while does not get the outdated page', async ({ edge, answer }) => {
  await edge.get('/job-details/1/nurse');
  answer((_, response) => sendPage(response, 410, 'closed'));
  await sleep(UNTIL_OLD_MS);
  expect((await edge.get('/job-details/1/nurse')).status).toBe(410);
});

test('a hundred visitors of an uncached page cost one request', async ({ edge, answer }) => {
  answer((_, response) => void setTimeout(() => sendPage(response, 200, 'x'), 300));
  const answers = await Promise.all(Array.from({ length: 100 }, () => edge.get('/job-details/1/nurse')));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(edge.received()).toHaveLength(1);
});

test('while one visitor waits for a new page, the others get the old one', async ({ edge, answer }) => {
  await edge.get('/job-details/1/nurse');
  await sleep(UNTIL_OLD_MS);
  const arrived = new Promise<ServerResponse>((resolve) => answer((_, response) => resolve(response)));
  const waiting = edge.get('/job-details/1/nurse');
  const held = await arrived;
  const others = await Promise.all(Array.from({ length: 20 }, () => edge.get('/job-details/1/nurse')));
  expect(others.map(({ headers }) => headers['x-cache'])).toEqual(Array(20).fill('UPDATING'));
  sendPage(held, 200, 'new');
  expect((await waiting).body.toString()).toBe('new');
  expect(edge.received()).toHaveLength(2);
});

test('pages that are not stored are not requested one after the other', async ({ edge, answer }) => {
  const held: ServerResponse[] = [];
  answer((_, response) => void held.push(response));
  for (const path of ['/', '/job?keyword=nurse']) {
    const waiting = Array.from({ length: 5 }, () => edge.get(path));
    await expect.poll(() => held.length).toBe(5);
    for (const response of held.splice(0)) sendPage(response, 200, 'x', { 'cache-control': 'no-store' });
    await Promise.all(waiting);
  }
});

test('without any website, stored pages are shown, and everything else is a 503 with Retry-After', async ({
  edge,
  first,
  second,
}) => {
  const seen = await edge.get('/job-details/1/nurse');
  await Promise.all([first.stop(), second.stop()]);
  await sleep(UNTIL_OLD_MS);
  const stored = await edge.get('/job-details/1/nurse');
  expect([stored.status, stored.headers['x-cache']]).toEqual([200, 'STALE']);
  expect(stored.body).toEqual(seen.body);

  const unseen = await edge.get('/job-details/2/cook');
  expect([unseen.status, unseen.headers['retry-after'], unseen.headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  const post = await edge.get('/api/search', { method: 'POST', body: '{}' });
  expect([post.status, post.headers['retry-after']]).toEqual([503, '30']);
  expect(JSON.parse(post.body.toString())).toMatchObject({ status: 0, message: /try again/ });
});

test('stored pages cover for a failing website', async ({ edge, answer }) => {
  await edge.get('/job-details/1/nurse');
  answer((_, response) => sendPage(response, 503, 'down', { 'cache-control': 'no-store' }));
  await sleep(UNTIL_OLD_MS);
  expect((await edge.get('/job-details/1/nurse')).headers['x-cache']).toBe('STALE');
});

test('stopping one of two websites loses no request', async ({ edge, first, second }) => {
  const many = (count: number, options: RequestOptions = {}, path = '/page-') =>
    Promise.all(Array.from({ length: count }, (_, n) => edge.get(`${path}${n}-${options.method}`, options)));
  await many(40);
  expect(Math.min(first.received.length, second.received.length)).toBeGreaterThan(0);
  await first.stop();
  for (const options of [{ headers: gzip }, { method: 'HEAD' }])
    expect((await many(40, options, '/later-')).map(({ status }) => status)).toEqual(Array(40).fill(200));
  const before = second.received.length;
  const posts = await many(40, { method: 'POST', body: '{}' }, '/api/form-');
  expect(posts.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect(second.received).toHaveLength(before + 40);
});

test('if a website drops the connection, a page request is retried, a post is not', async ({
  edge,
  first,
  second,
}) => {
  let broken = 0;
  const breakOff: Handler = (request) => {
    broken++;
    request.resume().on('end', () => request.socket.destroy());
  };
  first.handler = breakOff;
  for (let n = 0; n < 4; n++) expect((await edge.get(`/page-${n}`)).status).toBe(200);
  expect(broken).toBeGreaterThan(0);
  second.handler = breakOff;
  broken = 0;
  expect((await edge.get('/api/apply-job', { method: 'POST', body: 'x' })).status).toBe(503);
  expect(broken).toBe(1);
});
