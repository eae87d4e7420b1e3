import { join } from 'node:path';
import { formPaths, paths, WEBSITE_HEADER } from '../../lib/contract/calls';
import { websiteToken } from '../../lib/base/website-token';
import { enquiry, temporaryFolder } from '../../test/backend';
import { createApp } from '../server';
import { openSqliteStore } from '../open-store';
import type { Store } from '../compose-store';

const SECRET = 'a-secret-of-this-test';
const folder = temporaryFolder();
let store: Store;
beforeAll(() => (store = openSqliteStore({ file: join(folder, 'store.sqlite') })));
afterAll(() => store.close());

/** Posts an enquiry from an address; returns the status. */
async function send(
  secret: string | null,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
  path = formPaths['contact-enquiry'],
) {
  const app = createApp({ store, storageDir: folder, secret, jobAlerts: true });
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(enquiry),
  };
  return (await app.request(`/api/${path}`, sent, { incoming: { socket: { remoteAddress } } })).status;
}

test('a website that knows the secret is let in from anywhere', async () => {
  const token = { [WEBSITE_HEADER]: websiteToken(SECRET) };
  expect(await send(SECRET, token, '203.0.113.5')).toBe(200);
});

test.each([
  ['nothing', {}],
  ['the token of another secret', { [WEBSITE_HEADER]: websiteToken('another-secret-of-it') }],
  ['the secret itself', { [WEBSITE_HEADER]: SECRET }],
])('%s is refused to whatever is posted, even from this machine', async (_, headers) => {
  const { routes } = createApp({ store, storageDir: folder, secret: SECRET, jobAlerts: true });
  const posts = routes.filter(({ method }) => method === 'POST').map(({ path }) => path.replace('/api/', ''));
  const guarded = new Set(posts.filter((path) => path !== paths.searchJobs));
  expect(guarded.size).toBeGreaterThan(13);
  const before = (await store.inbox()).length;
  for (const path of guarded)
    expect([path, await send(SECRET, headers, '127.0.0.1', path)]).toEqual([path, 401]);
  expect((await store.inbox()).length).toBe(before);
});
test.each([
  ['127.0.0.1', {}, 200],
  ['::1', {}, 200],
  ['::ffff:127.0.0.1', {}, 200],
  ['203.0.113.5', {}, 401],
  ['2001:db8::1', {}, 401],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }, 401],
  ['127.0.0.1', { forwarded: 'for=203.0.113.5' }, 401],
])('without a secret, a request of %s with %j is answered with %i', async (address, headers, status) => {
  expect(await send(null, headers, address)).toBe(status);
});

test('jobs are for everybody', async () => {
  const app = createApp({ store, storageDir: folder, secret: SECRET });
  expect((await app.request(`/api/${paths.activeJobs}`)).status).toBe(200);
});
