import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/backend';
import { startUpstream } from '../test/http-server';
import { joinErrorRealms } from '../test/one-realm';
import { runInRequest } from '../lib/shared/request-context';

joinErrorRealms();

const SITE = 'https://www.agency.example';
const SECRET = 's'.repeat(32);
Object.assign(process.env, { SITE_URL: SITE, DATA_DIR: temporaryFolder(), REVALIDATE_SECRET: SECRET });

const posts = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    path.basename(file) === 'route.ts' && /export .*\bPOST\b/.test(readFileSync(`app/${file}`, 'utf8')),
);

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
  process.env.API_BASE_URL = upstream.apiBaseUrl;
});
afterAll(() => upstream.stop());
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const CHUNK = new Uint8Array(256 * 1024).fill(0x20);
// A form with its CV, and what a stream holds ready.
const MAX_TAKEN = 8 * 1024 * 1024;

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;

/** Posts a body of 200 MB in chunks; how much of it was taken, and the answer's status. */
async function pourInto(file: string, type: string) {
  const { POST } = (await import(`./${file}`)) as { POST: Handler };
  let bytes = 0;
  const body = new ReadableStream({
    pull(controller) {
      bytes += CHUNK.length;
      controller.enqueue(CHUNK);
      if (bytes >= 200_000_000) controller.close();
    },
  });
  const headers = { 'content-type': type, authorization: `Bearer ${SECRET}` };
  const request = new Request(`${SITE}/x?token=${'5a'.repeat(32)}`, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  const params = Promise.resolve({ token: '5a'.repeat(32), step: 'stop' });
  const { status } = (await runInRequest({ peer: '203.0.113.7' }, () =>
    POST(request, { params }),
  )) as Response;
  return { status, bytes };
}

test('there are handlers that are posted to', () => expect(posts.length).toBeGreaterThan(18));

describe.each(['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
  'as %s',
  (type) => {
    test.each(posts)('%s takes no body of 200 MB', async (file) => {
      const { status, bytes } = await pourInto(file, type);
      expect(bytes).toBeLessThan(MAX_TAKEN);
      // It read none of it, or said that it is too long, or of another type.
      if (bytes > 2 * CHUNK.length) expect([413, 415]).toContain(status);
    });
  },
);
