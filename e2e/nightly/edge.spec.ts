import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { sendRequest } from '../../test/browser/send-request';
import { checkEdge, startEdge } from '../../test/browser/edge';
import { test } from '../../test/browser/edge-test';
import { sendPage } from '../../test/browser/origin';
import { JOB } from '../../test/browser/pages';
import { sample } from '../../test/browser/sites';

const modern = { 'accept-encoding': 'gzip, deflate, br' };

test('nginx accepts the configuration, with TLS as well', () => {
  const settings = { listen: '127.0.0.1:8080', websites: ['127.0.0.1:3000'] };
  expect(checkEdge(settings)).toContain('test is successful');
  const tls = checkEdge({ ...settings, listen: '127.0.0.1:8443 ssl http2' }, (conf, folder) => {
    const key = [
      '-newkey',
      'rsa:2048',
      '-keyout',
      `${folder}/privkey.pem`,
      '-out',
      `${folder}/fullchain.pem`,
    ];
    execFileSync('openssl', ['req', '-x509', '-nodes', '-subj', '/CN=localhost', ...key], {
      stdio: 'ignore',
    });
    return conf
      .replaceAll('#tls ', '')
      .replaceAll('/etc/nginx/tls', folder)
      .replace('listen 80;', 'listen 8080;');
  });
  expect(tls).toContain('test is successful');
});

test('every form post goes to its visitor’s website, up to the size of a CV', async ({
  edge,
  first,
  second,
}) => {
  const post = (path: string, bytes: number) =>
    edge.get(path, { method: 'POST', body: Buffer.alloc(bytes), headers: { 'content-type': 'text/plain' } });
  const received: number[] = [];
  first.handler = second.handler = (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      received.push(bytes);
      sendPage(response, 200, 'x');
    });
  };
  for (let n = 0; n < 3; n++) expect((await post('/api/contact-enquiry', 200_000)).status).toBe(200);
  expect((await post('/api/apply-job', 5_500_000)).status).toBe(200);
  expect(received).toEqual([200_000, 200_000, 200_000, 5_500_000]);
  expect([first.received.length, second.received.length].sort()).toEqual([0, 4]);

  for (const [path, bytes] of [
    ['/api/contact-enquiry', 400_000],
    ['/api/apply-job', 7_000_000],
  ] as const) {
    const refused = await post(path, bytes);
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.body.toString())).toMatchObject({ status: 0 });
  }
  expect(received).toHaveLength(4);
});

test('the website learns the peer’s address, not what the peer claims, and gets no internal headers of Next', async ({
  edge,
}) => {
  const headers = {
    host: 'www.example.in',
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-real-ip': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-middleware-subrequest': 'x',
    'x-now-route-matches': 'x',
  };
  await edge.get('/faq', { headers });
  await edge.get('/api/health', { headers });
  for (const { headers: seen } of edge.received()) {
    expect(seen).toMatchObject({
      host: 'www.example.in',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'www.example.in',
      'x-forwarded-proto': 'http',
    });
    for (const name of ['forwarded', 'x-real-ip', 'x-middleware-subrequest', 'x-now-route-matches'])
      expect(seen).not.toHaveProperty(name);
  }
});

test('a file of the build is found on whichever website has it, and then stored', async ({
  edge,
  first,
  second,
}) => {
  const path = '/_next/static/chunks/a.js';
  first.handler = (_, response) => sendPage(response, 404, 'no', { 'cache-control': 'no-store' });
  second.handler = (_, response) =>
    sendPage(response, 200, 'yes', { 'cache-control': 'public, max-age=31536000, immutable' });
  const { status, headers } = await edge.get(path);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  await Promise.all([first.stop(), second.stop()]);
  expect((await edge.get(`${path}?x=1`)).headers['x-cache']).toBe('HIT');
});

test('outsiders cannot make the website expire its pages', async ({ edge }) => {
  expect((await edge.get('/api/revalidate', { method: 'POST', body: '{}' })).status).toBe(404);
  expect(edge.received()).toHaveLength(0);
});

test('no token and nothing that was searched for gets into its logs', async ({ edge, first, second }) => {
  const paths = [
    '/staff/cv/SECRET',
    '/application/SECRET',
    '/application/SECRET/withdraw',
    '/your-data/SECRET',
    '/job-alert/confirm?token=SECRET',
    '/api/job-alert/unsubscribe?token=SECRET',
    '/job?keyword=SECRET',
  ];
  for (const path of paths) await edge.get(path);
  expect(
    edge
      .received()
      .map(({ url }) => url)
      .sort(),
  ).toEqual([...paths].sort());
  expect(edge.logs()).toContain('"GET /staff/cv/- HTTP/1.1" 200');
  // Failures are logged with the request.
  await Promise.all([first.stop(), second.stop()]);
  for (const path of paths.slice(0, -1)) expect((await edge.get(path)).status).toBe(503);
  expect(edge.logs()).not.toContain('SECRET');
});

test('what the edge answers by itself carries the headers of every answer', async ({
  edge,
  first,
  second,
}) => {
  const answers = [
    await edge.get('/api/contact-enquiry', { method: 'POST', body: Buffer.alloc(400_000) }),
    await edge.get('/.well-known/acme-challenge/none'),
    await edge.get('/api/revalidate'),
  ];
  await Promise.all([first.stop(), second.stop()]);
  answers.push(await edge.get('/'), await edge.get('/api/search', { method: 'POST' }));
  expect(answers.map(({ status }) => status)).toEqual([413, 404, 404, 503, 503]);
  for (const { headers } of answers)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
});

test('the site works behind the edge: a stored page hydrates, and its links work', async ({ page }) => {
  const { url, stop } = await startEdge([new URL(sample.url).host]);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await sendRequest(url + JOB, { headers: modern });
    const stored = await sendRequest(url + JOB, { headers: modern });
    expect(stored.headers).toMatchObject({ 'x-cache': 'HIT', 'content-encoding': 'br' });
    expect(stored.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    const response = await page.goto(`${url}${JOB}?utm_source=jooble`);
    expect(response!.status()).toBe(200);
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(/aboutus/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Safety Officer');
    expect(problems).toEqual([]);
  } finally {
    await stop();
  }
});
