import { createServer } from 'node:http';
import { join } from 'node:path';
import { openSqliteStore } from '../../open-store';
import type { Store } from '../../compose-store';
import {
  newJob,
  NOON,
  receiverForTests,
  stderrForTests,
  temporaryFolder,
  testClock,
} from '../../../test/backend';
import { startServer } from '../../../test/http-server';
import { notifyNext, registerNotifiers, startNotifying } from './notify';
import { websiteNotifier } from './website';
import { writeFileSync } from 'node:fs';
import { configuredNotifiers } from './configured';

const folder = temporaryFolder();
const website = receiverForTests();
const stderr = stderrForTests();
const clock = testClock();
const secret = 'a secret of the test';
const { signal } = new AbortController();

let files = 0;
let file: string;
let store: Store;
beforeEach(async () => {
  clock.set(NOON);
  file = join(folder, `${(files += 1)}.sqlite`);
  store = openSqliteStore({ file, now: clock.now });
  await registerNotifiers(store, [notifier()]);
});
afterEach(() => store.close());

const notifier = () => websiteNotifier({ urls: [website.origin()], secret });
const publish = (...ids: string[]) => store.upsertJobs(ids.map((id) => newJob({ id })));
const later = (seconds: number) => clock.set(new Date(Date.parse(NOON) + seconds * 1000).toISOString());

test('a website is notified once, with the secret, of all changed jobs', async () => {
  await publish('1', '2');
  await store.closeJob('1');
  expect(await notifyNext(store, notifier(), signal)).toBe(true);
  expect(await notifyNext(store, notifier(), signal)).toBe(false);
  expect(website.received).toMatchObject([
    { path: '/api/revalidate', headers: { authorization: `Bearer ${secret}` } },
  ]);
  expect(website.received[0]?.headers['content-type']).toMatch(/^application\/json/);
  expect(website.bodies()).toEqual([{ jobs: ['1', '2'] }]);
});

test('at most 500 jobs are sent at once', async () => {
  await publish(...Array.from({ length: 501 }, (_, index) => `${index}`));
  while (await notifyNext(store, notifier(), signal));
  expect(website.bodies().map((body) => (body as { jobs: string[] }).jobs.length)).toEqual([500, 1]);
});

test('a failing website is notified again once it is back, in order', async () => {
  await publish('1');
  website.answersStatus(503);
  expect(await notifyNext(store, notifier(), signal)).toBe(false);
  await publish('2');
  expect(await notifyNext(store, notifier(), signal)).toBe(false);
  expect(website.bodies()).toEqual([{ jobs: ['1'] }]);
  expect(JSON.parse(stderr())).toMatchObject({ to: 'website', code: 'HTTP 503' });
  website.answersStatus(200);
  later(1);
  expect(await notifyNext(store, notifier(), signal)).toBe(true);
  expect(website.bodies()).toEqual([{ jobs: ['1'] }, { jobs: ['1', '2'] }]);
  later(60);
  expect(await notifyNext(store, notifier(), signal)).toBe(false);
});

test.each([302, 401, 404])('an answer of %i is no success', async (status) => {
  await publish('1');
  website.answers((_, response) => response.writeHead(status, { location: '/elsewhere' }).end());
  expect(await notifyNext(store, notifier(), signal)).toBe(false);
  expect(website.received).toHaveLength(1);
});

test('with several websites, all must have been notified', async () => {
  await publish('1');
  // A port that fetch refuses.
  const both = websiteNotifier({ urls: [website.origin(), 'http://127.0.0.1:1'], secret });
  expect(await notifyNext(store, both, signal)).toBe(false);
  later(1);
  expect(await notifyNext(store, notifier(), signal)).toBe(true);
  expect(website.bodies()).toEqual([{ jobs: ['1'] }, { jobs: ['1'] }]);
});

/** A website at an unused port, and the end of the first attempt to reach it. */
async function silentWebsite() {
  const { origin, stop } = await startServer(() => {});
  await stop();
  const { fetch } = globalThis;
  const refused = new Promise<void>((resolve) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((...request) => fetch(...request).finally(resolve));
  });
  const begun = notifyOnce(origin);
  await refused;
  return { ...begun, port: Number(new URL(origin).port) };
}
function notifyOnce(url: string) {
  const stopping = new AbortController();
  return { stopping, told: notifyNext(store, websiteNotifier({ urls: [url], secret }), stopping.signal) };
}
afterEach(() => jest.restoreAllMocks());

test('waits silently for a website that does not listen yet', async () => {
  await publish('1');
  const { told, port } = await silentWebsite();
  const late = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => late.listen(port, '127.0.0.1', resolve));
  expect(await told).toBe(true);
  expect(stderr()).toBe('');
  late.close();
});

test('stopping does not wait for a website that does not listen', async () => {
  await publish('1');
  const { told, stopping } = await silentWebsite();
  stopping.abort();
  expect(await told).toBe(false);
  expect(stderr()).toBe('');
});

test('changes are sent automatically, and stopping aborts slow deliveries without losing them', async () => {
  const arrived = new Promise<void>((resolve) => website.answers(() => resolve()));
  const stop = startNotifying(store, [notifier()]);
  await publish('1');
  await arrived;
  await stop();
  expect(stderr()).toBe('');
  website.answersStatus(200);
  later(1);
  expect(await notifyNext(store, notifier(), signal)).toBe(true);
  expect(website.bodies()).toEqual([{ jobs: ['1'] }, { jobs: ['1'] }]);
});

const keyFile = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const goodKey = keyFile(
  'good.json',
  JSON.stringify({ client_email: 'a@b.example', private_key: '-----BEGIN PRIVATE KEY-----\n' }),
);
const nothing = { siteUrl: 'https://jobs.example.in', website: null, indexNowKey: null, googleKeyFile: null };
const everything = {
  ...nothing,
  website: { urls: ['http://127.0.0.1:3000'], secret: 'x'.repeat(16) },
  indexNowKey: 'abcd-1234',
  googleKeyFile: goodKey,
};
const names = async (settings: typeof nothing | typeof everything) =>
  (await configuredNotifiers(settings)).notifiers.map(({ name }) => name);

test('notifies no one unless configured', async () => {
  expect(await configuredNotifiers(nothing)).toEqual({ notifiers: [], remarks: [] });
  expect(await names(everything)).toEqual(['website', 'indexnow', 'google-indexing']);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'search engines are not told of %s, and that is said',
  async (siteUrl) => {
    const { notifiers, remarks } = await configuredNotifiers({ ...everything, siteUrl });
    expect(notifiers.map(({ name }) => name)).toEqual(['website']);
    expect(remarks.join('\n')).toMatch(/^IndexNow is off: SITE_URL .*\nGoogle indexing is off: SITE_URL /);
  },
);
