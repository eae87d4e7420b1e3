import { type Server, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { keysForTests, temporaryFolder } from '../../test/backend';
import { WEBSITE_HEADER } from '../../lib/contract/calls';
import { websiteToken } from '../../lib/base/website-token';
import { createApp } from '../server';
import { openSqliteStore } from '../open-store';

const folder = temporaryFolder();
const store = openSqliteStore({ file: `${folder}/jobs.sqlite`, keys: keysForTests });
const SECRET = 's'.repeat(32);
const LET_IN = {
  authorization: `Bearer ${SECRET}`,
  [WEBSITE_HEADER]: `Bearer ${websiteToken(SECRET)}`,
};
const app = createApp({ store, storageDir: folder, jobAlerts: true, secret: SECRET });
const server = createAdaptorServer({ fetch: app.fetch }) as Server;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

// Includes what a busy machine's socket buffers hold until the response is read.
const MAX_TAKEN = 24 * 1024 * 1024;
const posts = [...new Set(app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path))];

test('there are routes to post to', () => expect(posts.length).toBeGreaterThan(15));

describe.each(['application/json', 'multipart/form-data; boundary=x'])('as %j', (type) => {
  test.each(posts)('%s limits the body’s length', async (path) => {
    const headers = { ...LET_IN, 'content-type': type };
    const { status, bytes } = await postEndless(origin + path, headers, 4 * MAX_TAKEN);
    // 0: the connection was reset before the client read the response, which TCP permits while it is sending.
    expect([413, 0]).toContain(status);
    expect(bytes).toBeLessThan(MAX_TAKEN);
  });
});

test('a body that says how long it is is refused before any of it is read', async () => {
  for (const path of posts) {
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('it was read')) });
    const headers = { ...LET_IN, 'content-length': '200000000' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await app.fetch(new Request(origin + path, init))).status).toBe(413);
  }
});

/** Result of an endless body: the response's status (0 if the connection was cut) and the bytes accepted. */
type Outcome = { status: number; bytes: number };

const CHUNK = Buffer.alloc(64 * 1024, ' ');

/** Posts a chunked body over HTTP until there is a response or `maxBytes` are accepted. */
function postEndless(url: string, headers: Record<string, string>, maxBytes: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let bytes = 0;
    const sent = request(url, { method: 'POST', headers, agent: false });
    const end = (status: number) => {
      sent.destroy();
      resolve({ status, bytes });
    };
    sent.on('response', ({ statusCode = 0 }) => end(statusCode));
    sent.on('error', () => end(0));
    const pour = () => {
      while (!sent.destroyed && bytes < maxBytes) {
        bytes += CHUNK.length;
        if (!sent.write(CHUNK)) return;
      }
      if (bytes >= maxBytes) sent.end();
    };
    sent.on('drain', pour);
    pour();
  });
}
