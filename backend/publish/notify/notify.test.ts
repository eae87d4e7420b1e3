import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import {
  newJob,
  NOON,
  type Received,
  receiverForTests,
  stderrForTests,
  temporaryFolder,
  testClock,
} from '../../../test/backend';
import { startServer } from '../../../test/http-server';
import { openTestStore } from '../../../test/new-store';
import type { Store } from '../../compose-store';
import type { ChangeKind, JobChange } from '../../jobs/changes/changes';
import { openSqliteStore } from '../../open-store';
import { configuredNotifiers } from './configured';
import { googleIndexingNotifier } from './google-indexing';
import { indexNowNotifier } from './indexnow';
import { notifyNext, registerNotifiers, startNotifying } from './notify';
import { websiteNotifier } from './website';

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

const goodKey = join(folder, 'good.json');
const account = { client_email: 'a@b.example', private_key: '-----BEGIN PRIVATE KEY-----\n' };
writeFileSync(goodKey, JSON.stringify(account));
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

describe('google indexing', () => {
  const google = receiverForTests();
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

  const notifier = () =>
    googleIndexingNotifier({
      siteUrl: 'https://jobs.example.in',
      account: {
        client_email: 'jobs@example.iam.gserviceaccount.com',
        private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        private_key_id: 'k1',
        token_uri: `${google.origin()}/token`,
      },
      endpoint: `${google.origin()}/publish`,
    });
  const change = (seq: number, job_id: string, kind: ChangeKind): JobChange => {
    return { seq, job_id, slug: 'cook', kind, at: NOON };
  };

  /** Grants every token request; `statusOf` determines the responses to job notifications. */
  const answersJobs = (statusOf: (received: Received) => number) =>
    google.answers((received, response) => {
      const token = JSON.stringify({ access_token: 't0', expires_in: 3600 });
      if (received.path === '/token') response.end(token);
      else response.writeHead(statusOf(received)).end('{}');
    });
  const published = () =>
    google.received
      .filter(({ path }) => path === '/publish')
      .map(({ body }) => JSON.parse(body) as { url: string; type: string });
  const urlOf = (id: string) => `https://jobs.example.in/job-details/${id}/cook`;

  test('only the last change of each job is sent, with one token for all', async () => {
    answersJobs(() => 200);
    const told = notifier();
    const changes = [change(1, '7', 'published'), change(2, '8', 'updated'), change(3, '7', 'closed')];
    expect(await told.notify(changes, signal)).toBe(3);
    expect(await told.notify([change(4, '9', 'published')], signal)).toBe(1);
    expect(published()).toEqual([
      { url: urlOf('8'), type: 'URL_UPDATED' },
      { url: urlOf('7'), type: 'URL_DELETED' },
      { url: urlOf('9'), type: 'URL_UPDATED' },
    ]);
    expect(google.received.map(({ path }) => path)).toEqual(['/token', '/publish', '/publish', '/publish']);
    expect(google.received[1]?.headers.authorization).toBe('Bearer t0');
  });

  test('the token is asked for with an assertion that the account has signed', async () => {
    answersJobs(() => 200);
    await notifier().notify([change(1, '7', 'published')], signal);
    const asked = new URLSearchParams(google.received[0]?.body);
    expect(asked.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const verified = await jwtVerify(asked.get('assertion') ?? '', keys.publicKey, {
      issuer: 'jobs@example.iam.gserviceaccount.com',
      audience: `${google.origin()}/token`,
      algorithms: ['RS256'],
      requiredClaims: ['iat', 'exp'],
    });
    expect(verified.payload.scope).toBe('https://www.googleapis.com/auth/indexing');
    expect(verified.protectedHeader.kid).toBe('k1');
  });

  test.each([401, 403, 429, 500])('after a response of %i the position is kept', async (status) => {
    answersJobs(({ body }) => (body.includes(urlOf('8')) ? status : 200));
    const changes = ['7', '8', '9'].map((id, index) => change(index + 1, id, 'published'));
    expect(await notifier().notify(changes, signal)).toBe(1);
    expect(published().map(({ url }) => url)).toEqual([urlOf('7'), urlOf('8')]);
    await expect(notifier().notify(changes.slice(1), signal)).rejects.toMatchObject({
      code: `HTTP ${status}`,
    });
  });

  test('of all changes Google is told the closings first', async () => {
    const store = openTestStore({ file: join(folder, 'store.sqlite') });
    const told = notifier();
    await registerNotifiers(store, [told]);
    await store.upsertJobs(['1', '2'].map((id) => newJob({ id, slug: 'cook' })));
    await store.closeJob('2');
    answersJobs(() => 200);
    while (await notifyNext(store, told, signal));
    expect(published().map(({ url }) => url)).toEqual([urlOf('2'), urlOf('1')]);
    await store.close();
  });

  test.each([400, 404])('a URL that Google refuses with %i is skipped and logged', async (status) => {
    answersJobs(({ body }) => (body.includes(urlOf('7')) ? status : 200));
    expect(await notifier().notify([change(1, '7', 'updated'), change(2, '8', 'updated')], signal)).toBe(2);
    expect(JSON.parse(stderr())).toMatchObject({ code: `HTTP ${status}` });
  });
});

describe('indexnow', () => {
  const engine = receiverForTests();
  const notifier = () =>
    indexNowNotifier({
      siteUrl: 'https://jobs.example.in',
      key: 'abcd-1234',
      endpoint: `${engine.origin()}/indexnow`,
    });
  const changes: JobChange[] = [
    { seq: 1, job_id: '7', slug: 'cook', kind: 'published', at: NOON },
    { seq: 2, job_id: '8', slug: 'clerk', kind: 'updated', at: NOON },
    { seq: 3, job_id: '7', slug: 'cook', kind: 'closed', at: NOON },
  ];

  test('each page is sent once, with the key and its location', async () => {
    expect(await notifier().notify(changes, signal)).toBe(3);
    expect(engine.received[0]?.path).toBe('/indexnow');
    expect(engine.bodies()).toEqual([
      {
        host: 'jobs.example.in',
        key: 'abcd-1234',
        keyLocation: 'https://jobs.example.in/indexnow.txt',
        urlList: [
          'https://jobs.example.in/job-details/7/cook',
          'https://jobs.example.in/job-details/8/clerk',
        ],
      },
    ]);
  });

  test.each([429, 500, 503])('an answer of %i is for trying again', async (status) => {
    engine.answersStatus(status);
    await expect(notifier().notify(changes, signal)).rejects.toMatchObject({ code: `HTTP ${status}` });
  });

  test('a refused key or page is skipped, and logged once', async () => {
    engine.answersStatus(403);
    const refused = notifier();
    for (const again of [1, 2]) expect([again, await refused.notify(changes, signal)]).toEqual([again, 3]);
    expect(JSON.parse(stderr())).toMatchObject({ code: 'HTTP 403' });
  });
});
