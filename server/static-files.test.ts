import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { sendRequest } from '../test/browser/origin';
import { temporaryFolder } from '../test/backend';
import { startServer } from '../test/http-server';
import { staticFiles } from './static-files';

const SCRIPT = 'export const jobs = [];\n'.repeat(50);
const LARGE = Buffer.alloc(8_000_000, 'x');
const build = temporaryFolder();
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
    writeFileSync(path.join(build, name), content);
  };
  write('BUILD_ID', 'x');
  write('static/chunks/a.js', SCRIPT);
  write('static/chunks/a.js.br', brotliCompressSync(SCRIPT));
  write('static/chunks/a.js.gz', gzipSync(SCRIPT));
  write('static/media/large.bin', LARGE);
  write('public/mark.svg', '<svg>0123456789</svg>');
  write('public/gone.svg', '<svg></svg>');
  write('public/sw.js', SCRIPT);
  write('public/sw.js.gz', gzipSync(SCRIPT));
  write('public/.hidden', 'hidden');
  const send = staticFiles(build);
  server = await startServer((incoming, response) =>
    send(incoming, response, () => response.writeHead(404).end(`nothing at ${incoming.url}`)),
  );
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(server.origin, { method, headers, path });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
])('a client that accepts "%s" gets a script in its best encoding', async (taken, encoding, read) => {
  const { status, headers, body } = await get('/_next/static/chunks/a.js', { 'accept-encoding': taken });
  expect([status, headers['content-encoding'], read(body).toString()]).toEqual([200, encoding, SCRIPT]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public,max-age=31536000,immutable',
    vary: 'Accept-Encoding',
  });
});

test('a page of another build still gets its scripts, a missing one is passed on', async () => {
  const other = path.join(build, 'other');
  const before = path.join(build, 'before');
  for (const [folder, name] of [
    [other, 'b.js'],
    [before, 'c.js'],
  ] as const) {
    mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
    writeFileSync(path.join(folder, 'static/chunks', name), `of ${name}`);
  }
  const send = staticFiles(build, [other, before]);
  const both = await startServer((incoming, response) =>
    send(incoming, response, () => response.writeHead(404).end(`nothing at ${incoming.url}`)),
  );
  const read = async (name: string) => {
    const response = await fetch(`${both.origin}/_next/static/chunks/${name}`);
    return [response.status, response.headers.get('cache-control'), await response.text()];
  };
  const kept = 'public,max-age=31536000,immutable';
  expect(await read('a.js')).toEqual([200, kept, SCRIPT]);
  expect(await read('b.js')).toEqual([200, kept, 'of b.js']);
  expect(await read('c.js')).toEqual([200, kept, 'of c.js']);
  expect(await read('d.js')).toEqual([404, null, 'nothing at /_next/static/chunks/d.js']);
  await both.stop();
});

test('files of public/ are revalidated each time, and sent only when changed', async () => {
  const { status, headers } = await get('/mark.svg?v=1');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['cache-control']).toBe('public,max-age=0,must-revalidate');
  const again = await get('/mark.svg', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each(['', 'gzip'])(
  'the service worker is revalidated each time, encoded as "%s" as well',
  async (taken) => {
    const { status, headers } = await get('/sw.js', { 'accept-encoding': taken });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript',
      'no-cache',
    ]);
  },
);

test('HEAD gets no body; other methods are not for files', async () => {
  const head = await get('/mark.svg', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '21', 0]);
  expect((await get('/mark.svg', {}, 'POST')).body.toString()).toBe('nothing at /mark.svg');
});

test.each([
  ['bytes=5-9', 206, '01234'],
  ['bytes=15-', 206, '</svg>'],
  ['bytes=15-999', 206, '</svg>'],
  ['bytes=21-', 416, ''],
  ['bytes=999-1000', 416, ''],
])('the range %s is answered with %i', async (range, status, body) => {
  const answer = await get('/mark.svg', { range });
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
});

test.each('bytes=9-5 bytes=-5 bytes=0-0 bytes=0-99999999999999999999 bytes=0-1,3-4 bytes= x'.split(' '))(
  'the range %s is answered with all of the file',
  async (range) => {
    const { status, body } = await get('/mark.svg', { range });
    expect([status, body.toString()]).toEqual([200, '<svg>0123456789</svg>']);
  },
);

test.each([
  '/../BUILD_ID /%2e%2e/BUILD_ID /..%2fBUILD_ID /..\\BUILD_ID //../BUILD_ID /_next/static/../BUILD_ID',
  '/_next/static/%2e%2e/BUILD_ID /_next/static/..%2f..%2fetc/passwd /.hidden /%2ehidden /_next/static/',
  '/_next/static/none.js /% / /mark.svg/x /public/mark.svg',
])('%s are not files, and passed on unchanged', async (urls) => {
  for (const url of urls.split(' ')) {
    const { status, body } = await get(url);
    expect([status, body.toString()]).toEqual([404, `nothing at ${url}`]);
  }
});

test('a file that disappears while being sent closes the connection, and the website keeps running', async () => {
  rmSync(path.join(build, 'public/gone.svg'));
  await expect(get('/gone.svg')).rejects.toThrow(/hang up|aborted/);
  expect((await get('/mark.svg')).status).toBe(200);
});

// Relies on /proc/self/fd.
const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('a visitor who leaves leaves no file open', async () => {
  const open = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).endsWith('large.bin')).length;
  for (let count = 0; count < 20; count += 1) {
    const socket = connect((server.server.address() as AddressInfo).port);
    socket.write('GET /_next/static/media/large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
  }
  for (let tries = 0; tries < 50 && open() > 0; tries += 1) await sleep(20);
  expect(open()).toBe(0);
});

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}
