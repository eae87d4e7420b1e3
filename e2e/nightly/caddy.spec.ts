import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { program } from '../../test/program';
import { hasCaddy, HOST, startCaddy, visit } from '../../test/browser/caddy';
import { freePort } from '../../test/free-ports';
import { sendPage, startOrigin } from '../../test/browser/origin';
import { PORTS } from '../../test/browser/ports';
import { sample, WEBSITE } from '../../test/browser/sites';

const MISSING = 'SKIPPED: the tests of the edge with Caddy, as caddy is not installed.';
if (!hasCaddy && process.env.TEST_WORKER_INDEX === undefined) console.log(MISSING);
test.skip(!hasCaddy, MISSING);

/** More than one address may send at once. */
const MOST_FORMS = 500;

type Ask = (
  path: string,
  options?: Omit<Parameters<typeof visit>[1], 'port' | 'ca'>,
) => ReturnType<typeof visit>;

/** Runs a test over HTTPS with Caddy in front of one website, or of several. */
async function behindCaddy(
  addresses: string | string[],
  work: (ask: Ask, caddy: Awaited<ReturnType<typeof startCaddy>>) => Promise<void>,
  edit?: (file: string) => string,
): Promise<void> {
  const caddy = await startCaddy([addresses].flat(), edit, {
    FAIL_DURATION: Array.isArray(addresses) ? '1s' : '0',
  });
  const ca = caddy.authority();
  try {
    await work((path, more) => visit(path, { port: caddy.httpsPort, ca, ...more }), caddy);
  } finally {
    await caddy.stop();
  }
}

test('http leads to https, and pages arrive as the website compressed them, with its ETag', () =>
  behindCaddy(sample.url.replace('http://localhost', '127.0.0.1'), async (ask, { httpPort }) => {
    const redirect = await visit('/job?page=2', { port: httpPort });
    expect([redirect.status, redirect.headers.location]).toEqual([308, `https://${HOST}/job?page=2`]);
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const direct = await visit('/faq', { port: Number(PORTS.sample), headers });
    const through = await ask('/faq', { headers });
    expect(through.status).toBe(200);
    expect(through.headers['content-encoding']).toBe('br');
    expect(through.headers.etag).toBe(direct.headers.etag);
    expect(through.body.equals(direct.body)).toBe(true);
    expect(brotliDecompressSync(through.body).toString()).toContain('</html>');
    for (const name of ['content-security-policy', 'vary', 'cache-control', 'strict-transport-security'])
      expect(through.headers[name], name).toBe(direct.headers[name]);
    const again = await ask('/faq', { headers: { ...headers, 'if-none-match': through.headers.etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const plain = await ask('/faq', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((await ask('/api/revalidate', { method: 'POST' })).status).toBe(404);
  }));

test('the website learns the peer’s address, not what the peer claims, and gets no internal headers of Next', async () => {
  const origin = await startOrigin('website');
  const internal = ['x-middleware-subrequest', 'x-now-route-matches', 'next-resume'];
  await behindCaddy(origin.address, async (ask) => {
    await ask('/faq', {
      from: '127.0.0.2',
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-real-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
        ...Object.fromEntries(internal.map((name) => [name, '1'])),
      },
    });
  });
  await origin.stop();
  const { headers } = origin.received[0]!;
  expect(headers).toMatchObject({
    host: HOST,
    'x-forwarded-for': '127.0.0.2',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': HOST,
  });
  // And no unrequested headers.
  for (const name of ['forwarded', 'x-real-ip', ...internal, 'accept-encoding'])
    expect(headers[name], name).toBeUndefined();
});

test('if Caddy starts before the website, visitors wait, and then have their own rate limits', async ({}, info) => {
  test.setTimeout(60_000);
  const website = program('website', WEBSITE, `http://127.0.0.1:${PORTS.behindCaddy}/api/health`, {
    PORT: PORTS.behindCaddy,
    HOST: '127.0.0.1',
    DATA_DIR: info.outputPath('data'),
    SITE_URL: `https://${HOST}`,
    TRUSTED_PROXIES: '127.0.0.1',
    CAPTCHA_TEST_CODE: '',
    API_BASE_URL: `http://127.0.0.1:${sample.env.BACKEND_PORT}/api/`,
    REVALIDATE_SECRET: sample.env.REVALIDATE_SECRET,
  });
  const headers = {
    'content-type': 'application/json',
    origin: `https://${HOST}`,
    'x-forwarded-for': '203.0.113.9',
  };
  await behindCaddy(`127.0.0.1:${PORTS.behindCaddy}`, async (ask) => {
    const post = (from: string) => ask('/api/contact-enquiry', { from, method: 'POST', body: '{}', headers });
    const [page, form] = await Promise.all([ask('/faq'), post('127.0.0.4'), website.start()]);
    expect(page.status).toBe(200);
    // Refused as empty by the website; without buffers, by Caddy, as nobody was there.
    expect([422, 503]).toContain(form.status);
    let sent = 0;
    while ((await post('127.0.0.2')).status === 422 && sent < MOST_FORMS) sent++;
    expect((await post('127.0.0.2')).status).toBe(429);
    expect((await post('127.0.0.3')).status).toBe(422);
  }).finally(() => website.kill());
});

test('a post up to the size of a CV is passed on, a larger one is refused', async () => {
  const origin = await startOrigin('website');
  let received = 0;
  origin.handler = (request, response) => {
    received = 0;
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () => sendPage(response, 200, 'x'));
  };
  await behindCaddy(origin.address, async (ask) => {
    const post = (bytes: number, sent = bytes) =>
      ask('/api/apply-job', {
        method: 'POST',
        body: Buffer.alloc(sent),
        headers: { 'content-length': bytes },
      });
    expect([(await post(5_500_000)).status, received]).toEqual([200, 5_500_000]);
    // Rejected by its Content-Length before it is sent.
    const refused = await post(7_000_000, 1);
    expect([refused.status, JSON.parse(refused.body.toString()) as unknown]).toEqual([
      413,
      { status: 0, message: expect.stringContaining('too large') },
    ]);
  });
  await origin.stop();
});

test('if no website responds for long, visitors get an error page, and forms a JSON error', async () => {
  const edit = (file: string) => file.replace('lb_try_duration 30s', 'lb_try_duration 1s');
  const nobody = `127.0.0.1:${await freePort()}`;
  const work = async (ask: Ask) => {
    const page = await ask('/faq');
    expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body.toString()).toContain('Back in a moment');
    const form = await ask('/api/apply-job', { method: 'POST', body: 'x' });
    expect([form.status, (JSON.parse(form.body.toString()) as { status: number }).status]).toEqual([503, 0]);
    for (const { headers } of [page, form])
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  };
  await behindCaddy(nobody, work, edit);
});

test('no token and nothing that was searched for gets into its log', async () => {
  // As docs/docker.md tells to see visitors' addresses.
  const edit = (file: string) =>
    file
      .replace('lb_try_duration 30s', 'lb_try_duration 0s')
      .replace('{$SITE_URL} {', '{$SITE_URL} {\n\tlog');
  const paths = [
    '/staff/cv/SECRET',
    '/application/SECRET/withdraw',
    '/your-data/SECRET',
    '/job-alert/confirm?token=SECRET',
    '/job?keyword=SECRET',
  ];
  await behindCaddy(
    `127.0.0.1:${await freePort()}`,
    async (ask, { log }) => {
      for (const path of paths) {
        const headers = { referer: `https://${HOST}/application/SECRET` };
        expect((await ask(path, { headers })).status).toBe(503);
      }
      await expect.poll(log).toContain('"uri":"/job"');
      expect(log()).not.toContain('SECRET');
    },
    edit,
  );
});

test('each visitor stays with one of two websites; without it, pages and forms go to the other', async () => {
  const [first, second] = [await startOrigin('first'), await startOrigin('second')];
  const visitors = Array.from({ length: 12 }, (_, number) => `127.0.0.${number + 2}`);
  await behindCaddy([first.address, second.address], async (ask) => {
    const websiteOf = async (from: string) =>
      gunzipSync((await ask('/faq', { from, headers: { 'accept-encoding': 'gzip' } })).body).toString();
    const before = [];
    for (const from of visitors) before.push(await websiteOf(from));
    expect(new Set(before).size).toBe(2);
    for (const [index, from] of visitors.entries()) expect(await websiteOf(from)).toBe(before[index]);
    await first.stop();
    for (const from of visitors) {
      const post = await ask('/api/apply-job', { from, method: 'POST', body: 'x' });
      expect([post.status, await websiteOf(from)]).toEqual([200, 'page /faq of second']);
    }
  });
  await second.stop();
});

test('if a website drops the connection, a page request is retried, a post is not', async () => {
  const [first, second] = [await startOrigin('first'), await startOrigin('second')];
  let broken = 0;
  first.handler = second.handler = (request) => {
    broken++;
    request.resume().on('end', () => request.socket.destroy());
  };
  await behindCaddy([first.address, second.address], async (ask) => {
    expect((await ask('/api/apply-job', { method: 'POST', body: 'x' })).status).toBe(503);
    expect(broken).toBe(1);
    const page = ask('/faq');
    await expect.poll(() => broken).toBeGreaterThan(1);
    first.handler = second.handler = (_, response) => sendPage(response, 200, 'x');
    expect((await page).status).toBe(200);
  });
  await first.stop();
  await second.stop();
});
