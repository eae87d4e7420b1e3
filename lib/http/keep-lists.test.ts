/** @jest-environment node */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { PageCache } from '../cache/page-cache';
import { startServer } from '../testing/http-server';
import { keepList } from './keep-lists';
import { watchRequests } from './request-context';
import { answersStoredPage } from './stored-pages';
import { ask as askServer } from './test-request';
import { sendWhole } from './whole-pages';

const SECOND_MS = 1000;
const holder = globalThis as { dwaarPageCache?: PageCache };
let now = 0;
let cache: PageCache;

// What Next would render, numbered, so that one answer sent twice can be told from two.
let rendered = 0;
let answer: { status?: number; headers?: Record<string, string>; end?: string; until?: Promise<void> } = {};
const renderList: RequestListener = async (request, response) => {
  sendWhole(request, response, keepList(request, response));
  const { status = 200, headers = {}, end = '</html>', until } = answer;
  await until;
  response.statusCode = status;
  response.setHeaders(
    new Map(
      Object.entries({
        ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' },
        ...headers,
      }),
    ),
  );
  response.end(`<html><script nonce="n">go()</script>list ${++rendered}${end}`);
};

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  watchRequests(() => {}, answersStoredPage);
  server = await startServer((request, response) => void renderList(request, response));
});
beforeEach(() => {
  now = 1_700_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  answer = {};
  cache = holder.dwaarPageCache = new PageCache({ disk: null, redis: null });
});
afterAll(() => {
  delete holder.dwaarPageCache;
  return server.stop();
});

const ask = (path: string) => askServer(server.origin, path);

/** Asks for two addresses one after the other, and says whether the second got what was rendered for the first. */
async function isSentAgain(first: string, second: string, between: () => unknown = () => {}) {
  const before = await ask(first);
  await between();
  return (await ask(second)).body === before.body;
}

test('a list that was just asked for is sent again, with hashes for its scripts instead of a nonce', async () => {
  expect(await isSentAgain('/job?keyword=nurse', '/job?keyword=nurse')).toBe(true);
  const { headers } = await ask('/job?keyword=nurse');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-frame-options': 'DENY' });
});

test.each([
  ['what shows the same', '/job?page=1&keyword=%20nurse', true],
  ['the same from elsewhere', '/job?keyword=nurse&utm_source=x', true],
  ['another page of it', '/job?keyword=nurse&page=2', false],
  ['another search', '/job?keyword=driver', false],
])('%s', async (_, second, expected) => {
  expect(await isSentAgain('/job?keyword=nurse', second)).toBe(expected);
});

test('a list that says where a visitor came from is not sent to others', async () => {
  expect(await isSentAgain('/job?keyword=nurse&gclid=1', '/job?keyword=nurse')).toBe(false);
});

test('after ten seconds one visitor has it rendered anew, and the others need not wait', async () => {
  const { body } = await ask('/job?keyword=nurse');
  now += 9 * SECOND_MS;
  expect((await ask('/job?keyword=nurse')).body).toBe(body);
  now += 2 * SECOND_MS;
  let finish = () => {};
  answer = { until: new Promise((resolve) => (finish = resolve)) };
  const one = ask('/job?keyword=nurse');
  await once(server.server, 'request');
  expect((await ask('/job?keyword=nurse')).body).toBe(body);
  finish();
  expect((await one).body).not.toBe(body);
});

test('after a minute it is not sent any more', async () => {
  const later = () => (now += 61 * SECOND_MS);
  expect(await isSentAgain('/job?keyword=nurse', '/job?keyword=nurse', later)).toBe(false);
});

test('when a job changes it is rendered anew', async () => {
  const change = () => cache.expireTags(['jobs']);
  expect(await isSentAgain('/job?keyword=nurse', '/job?keyword=nurse', change)).toBe(false);
});

test.each([
  ['a failure', { status: 503 }],
  ['a redirect', { status: 308 }],
  ['half a page', { end: '<p>' }],
  ['what is for one visitor', { headers: { 'set-cookie': 'a=b' } }],
])('%s is not kept', async (_, given) => {
  answer = given;
  expect(await isSentAgain('/job?keyword=nurse', '/job?keyword=nurse')).toBe(false);
});

test('pages that are not lists by query are not kept', async () => {
  expect(await isSentAgain('/applyjob', '/applyjob')).toBe(false);
  expect(await isSentAgain('/job?location=pune', '/job?location=pune')).toBe(false);
});
