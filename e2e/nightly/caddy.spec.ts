import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LIMITS } from '../../lib/forms/guard/limits';
import { hasPebble, startAcme } from '../../test/browser/acme';
import { hasCaddy, HOST, startCaddy, validateCaddyfile, visit } from '../../test/browser/caddy';
import { freePort } from '../../test/free-ports';
import { sendPage, startOrigin } from '../../test/browser/origin';
import { PORTS } from '../../test/browser/ports';
import { sample, WEBSITE } from '../../test/browser/sites';

const MISSING = 'SKIPPED: the tests of the edge with Caddy, as caddy is not installed.';
if (!hasCaddy && process.env.TEST_WORKER_INDEX === undefined) console.log(MISSING);
test.skip(!hasCaddy, MISSING);

test('Caddy accepts the configuration for one website and for two', () => {
  for (const websites of ['', '10.0.0.1:3000 10.0.0.2:3000'])
    expect(validateCaddyfile(websites)).toContain('Valid configuration');
});

test('the site gets its certificate from an ACME authority by itself, and http leads to https', async () => {
  test.skip(!hasPebble, 'SKIPPED: pebble is not installed.');
  const origin = await startOrigin('website');
  const ports = { http: await freePort(), https: await freePort() };
  const acme = await startAcme(ports);
  const caddy = await startCaddy([origin.address], { options: acme.options, ports });
  try {
    await expect
      .poll(
        () =>
          visit('/faq', { port: caddy.httpsPort, ca: acme.authority }).then(
            ({ issuer }) => issuer,
            () => caddy.log().slice(-300),
          ),
        {
          timeout: 20_000,
        },
      )
      .toMatch(/^Pebble Intermediate CA/);
    const redirect = await visit('/job?page=2', { port: caddy.httpPort });
    expect([redirect.status, redirect.headers.location]).toEqual([308, `https://${HOST}/job?page=2`]);
  } finally {
    await caddy.stop();
    await acme.stop();
    await origin.stop();
  }
});

test('pages arrive as the website compressed them, with its ETag', async () => {
  const website = sample.url.replace('http://localhost', '127.0.0.1');
  const caddy = await startCaddy([website]);
  const ca = caddy.authority();
  try {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const direct = await visit('/faq', { port: Number(PORTS.sample), headers });
    const through = await visit('/faq', { port: caddy.httpsPort, ca, headers });
    expect(through.status).toBe(200);
    expect(through.headers['content-encoding']).toBe('br');
    expect(through.headers.etag).toBe(direct.headers.etag);
    expect(through.body.equals(direct.body)).toBe(true);
    expect(brotliDecompressSync(through.body).toString()).toContain('</html>');
    for (const name of ['content-security-policy', 'vary', 'cache-control', 'strict-transport-security'])
      expect(through.headers[name], name).toBe(direct.headers[name]);
    const again = await visit('/faq', {
      port: caddy.httpsPort,
      ca,
      headers: { ...headers, 'if-none-match': through.headers.etag },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const plain = await visit('/faq', {
      port: caddy.httpsPort,
      ca,
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((await visit('/api/revalidate', { port: caddy.httpsPort, ca, method: 'POST' })).status).toBe(404);
  } finally {
    await caddy.stop();
  }
});

test('the website learns the peer’s address, not what the peer claims, and gets no internal headers of Next', async () => {
  const origin = await startOrigin('website');
  const caddy = await startCaddy([origin.address]);
  try {
    await visit('/faq', {
      port: caddy.httpsPort,
      ca: caddy.authority(),
      from: '127.0.0.2',
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-real-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
        'x-middleware-subrequest': 'x',
        'x-now-route-matches': 'x',
        'next-resume': '1',
      },
    });
    const { headers } = origin.received[0]!;
    expect(headers).toMatchObject({
      host: HOST,
      'x-forwarded-for': '127.0.0.2',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': HOST,
    });
    for (const name of [
      'forwarded',
      'x-real-ip',
      'x-middleware-subrequest',
      'x-now-route-matches',
      'next-resume',
    ])
      expect(headers[name], name).toBeUndefined();
    // Nothing that the client did not ask for.
    expect(headers['accept-encoding']).toBeUndefined();
  } finally {
    await caddy.stop();
    await origin.stop();
  }
});

test('Caddy is there before the website: who comes meanwhile waits, and then has a limit of his own', async () => {
  test.setTimeout(60_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const caddy = await startCaddy([`127.0.0.1:${PORTS.behindCaddy}`]);
  const ca = caddy.authority();
  const post = (from: string) =>
    visit('/api/contact-enquiry', {
      port: caddy.httpsPort,
      ca,
      from,
      method: 'POST',
      body: '{}',
      headers: {
        'content-type': 'application/json',
        origin: `https://${HOST}`,
        'x-forwarded-for': '203.0.113.9',
      },
    });
  const early = Promise.all([visit('/faq', { port: caddy.httpsPort, ca }), post('127.0.0.4')]);
  const website = spawn(process.execPath, WEBSITE, {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: PORTS.behindCaddy,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SITE_URL: `https://${HOST}`,
      TRUSTED_PROXIES: '127.0.0.1',
      CAPTCHA_TEST_CODE: '',
      API_BASE_URL: `http://127.0.0.1:${sample.env.BACKEND_PORT}/api/`,
      REVALIDATE_SECRET: sample.env.REVALIDATE_SECRET,
    } as NodeJS.ProcessEnv,
  });
  const ended = once(website, 'exit');
  try {
    const [page, form] = await early;
    expect(page.status).toBe(200);
    // The website's own answer to an empty form.
    expect(form.status).toBe(422);
    const { points } = LIMITS['contact-enquiry'];
    for (let n = 0; n < points; n++) await post('127.0.0.2');
    expect((await post('127.0.0.2')).status).toBe(429);
    expect((await post('127.0.0.3')).status).toBe(422);
  } finally {
    website.kill('SIGTERM');
    await ended;
    await caddy.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a post up to the size of a CV is passed on, a larger one is refused', async () => {
  const origin = await startOrigin('website');
  let received = 0;
  origin.handler = (request, response) => {
    received = 0;
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () => sendPage(response, 200, 'x'));
  };
  const caddy = await startCaddy([origin.address]);
  const post = (bytes: number, sent = bytes) =>
    visit('/api/apply-job', {
      port: caddy.httpsPort,
      ca: caddy.authority(),
      method: 'POST',
      body: Buffer.alloc(sent),
      headers: { 'content-length': bytes },
    });
  try {
    expect([(await post(5_500_000)).status, received]).toEqual([200, 5_500_000]);
    // Refused by what it announces, before it is sent.
    const refused = await post(7_000_000, 1);
    expect([refused.status, JSON.parse(refused.body.toString()) as unknown]).toEqual([
      413,
      { status: 0, message: expect.stringContaining('too large') },
    ]);
  } finally {
    await caddy.stop();
    await origin.stop();
  }
});

test('where no website answers for long, visitors are told so, and forms in their own words', async () => {
  const port = await freePort();
  const caddy = await startCaddy([`127.0.0.1:${port}`], {
    edit: (file) => file.replace('lb_try_duration 30s', 'lb_try_duration 1s'),
  });
  const ca = caddy.authority();
  try {
    const page = await visit('/faq', { port: caddy.httpsPort, ca });
    expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body.toString()).toContain('Back in a moment');
    const form = await visit('/api/apply-job', { port: caddy.httpsPort, ca, method: 'POST', body: 'x' });
    expect([form.status, (JSON.parse(form.body.toString()) as { status: number }).status]).toEqual([503, 0]);
  } finally {
    await caddy.stop();
  }
});
