import { rawAnswer, startServer } from '../test/http-server';

let stop = async () => {};
afterEach(() => stop());

/** Asks a website with this SITE_URL by raw HTTP, as fetch sets Host itself. */
async function ask(siteUrl: string, host: string | null, path = '/job?keyword=cook', method = 'GET') {
  jest.resetModules();
  process.env.SITE_URL = siteUrl;
  const { checkHost } = await import('./check-host');
  const started = await startServer(
    (request, response) => {
      if (checkHost(request, response)) response.end('the page');
    },
    { requireHostHeader: false },
  );

  stop = started.stop;
  const line = host === null ? '' : `Host: ${host}\r\n`;
  const answer = await rawAnswer(
    started.server,
    `${method} ${path} HTTP/1.1\r\n${line}Connection: close\r\n\r\n`,
  );
  delete process.env.SITE_URL;
  return { status: Number(answer.slice(9, 12)), text: answer };
}

const SITE = 'https://agency.example';

test.each(
  'agency.example AGENCY.example agency.example:443 localhost:3000 127.0.0.1:3000 [::1]:3000'.split(' '),
)('a request for %s is served', async (host) => {
  expect((await ask(SITE, host)).status).toBe(200);
});

test.each([
  'evil.example',
  'agency.example.evil.example',
  '203.0.113.7',
  'localhost.evil.example',
  '',
  'evil.example/agency.example',
  'agency.example@evil.example',
  'agency.example/x',
])('a request for %s is refused, naming the site', async (host) => {
  const { status, text } = await ask(SITE, host);
  expect(status).toBe(421);
  expect(text).toContain(SITE);
  expect(text).toContain('x-content-type-options: nosniff');
  expect(text).not.toContain('the page');
});

test.each([
  [SITE, 'www.agency.example'],
  ['https://www.agency.example', 'agency.example'],
  [SITE, 'agency.example:8443'],
])('a request for %s at %s is redirected', async (site, host) => {
  const { status, text } = await ask(site, host);
  expect(status).toBe(308);
  expect(text).toContain(`location: ${site}/job?keyword=cook\r\n`);
});

test('a request without a host is refused', async () => {
  expect((await ask(SITE, null)).status).toBe(400);
});

test.each(['agency.example', 'evil.example'])('a second host is refused: %s', async (host) => {
  expect((await ask(SITE, `agency.example\r\nHost: ${host}`)).status).toBe(400);
});

test.each(['*', 'http://evil.example/x', 'ftp://www.agency.example/x'])(
  'the target %s is not redirected to',
  async (target) => {
    const { status, text } = await ask(SITE, 'www.agency.example', target);
    expect(status).toBe(421);
    expect(text).not.toMatch(/^location/im);
  },
);

test.each(['/api/health', '/api/ready', '/api/revalidate', '/api/outbox/erase'])(
  'monitors and the API may request %s under any name',
  async (path) => {
    expect((await ask(SITE, 'website-1:3000', path)).status).toBe(200);
  },
);

test('on localhost, any name works', async () => {
  expect((await ask('http://localhost:3000', '192.168.1.7:3000')).status).toBe(200);
});
