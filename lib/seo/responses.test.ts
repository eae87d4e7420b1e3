import { brotliDecompressSync } from 'node:zlib';
import { env } from '../base/env';
import { noteRead, runInRequest } from '../base/request-context';
import { UpstreamError } from '../upstream/errors';
import { wholeResponse } from './responses';

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
