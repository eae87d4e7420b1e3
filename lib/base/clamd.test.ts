import { makePdf, stream } from '../../test/cv-files/pdf';
import { clamdTarget, findVirus, pingClamd } from './clamd';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = ['/usr/sbin/clamd', '/usr/bin/clamd'].find((file) => existsSync(file));

/** Matched by the test clamd's signature. */
const VIRUS = 'this is the invented virus of a test';
const SIGNATURE = `Test.Invented.Virus:0:*:${Buffer.from(VIRUS).toString('hex')}\n`;

/** Tests that need clamd: skipped with a message if it is not installed, but failing under CI=true. */
function describeClamd(name: string, tests: () => void, env = process.env): void {
  if (PROGRAM || env.CI === 'true') return describe(name, tests);
  process.stderr.write(`${name}: skipped, clamd is not installed (package clamav-daemon).\n`);
  describe.skip(name, tests);
}

/** Starts the real clamd with one test signature on a socket. */
async function startClamd(settings = '') {
  if (!PROGRAM) throw new Error('clamd is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'clamd-'));
  const socket = path.join(folder, 'clamd.sock');
  writeFileSync(path.join(folder, 'own.ndb'), SIGNATURE);
  writeFileSync(
    path.join(folder, 'clamd.conf'),
    `LocalSocket ${socket}\nDatabaseDirectory ${folder}\nForeground yes\nUser ${userInfo().username}\n${settings}`,
  );
  const clamd = spawn(PROGRAM, ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' });
  for (let tries = 0; !existsSync(socket) && clamd.exitCode === null && tries < 300; tries++) await wait(100);
  return {
    socket,
    async stop() {
      const ended = new Promise((resolve) => clamd.once('exit', resolve));
      if (clamd.exitCode === null && clamd.kill()) await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a fake clamd on a free port with a given answer; records what it received. */
async function startAnswering(answer: (said: Buffer) => string | null) {
  let said = Buffer.alloc(0);
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      said = Buffer.concat([said, data]);
      const text = answer(said);
      if (text !== null) socket.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `127.0.0.1:${address.port}`,
    said: () => said,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['clamav', null],
  ['clamav:0', null],
  ['http://clamav:3310', null],
  [':3310', null],
])('%s', (address, target) => {
  expect(clamdTarget(address)).toEqual(target);
});

let servers: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});
async function answering(answer: Parameters<typeof startAnswering>[0]) {
  const server = await startAnswering(answer);
  servers.push(server);
  return server;
}
const atEnd = (answer: string) => (said: Buffer) =>
  said.subarray(-4).equals(Buffer.alloc(4)) ? answer : null;

test('a file goes in chunks with their lengths', async () => {
  const server = await answering(atEnd('stream: OK\0'));
  const bytes = Buffer.alloc(100_000, 'x');
  expect(await findVirus(server.address, bytes, 5_000)).toBeNull();
  const said = server.said();
  expect(said.toString('latin1', 0, 10)).toBe('zINSTREAM\0');
  expect([said.readUInt32BE(10), said.readUInt32BE(14 + 65_536)]).toEqual([65_536, 100_000 - 65_536]);
  expect(said).toHaveLength(10 + 4 + 65_536 + 4 + 34_464 + 4);
});

test.each([
  ['a virus of a name with a space', atEnd('stream: Win.Test (1) FOUND\0'), 'Win.Test (1)'],
  ['an error', atEnd("stream: Can't open file ERROR\0"), 'NO_VERDICT'],
  ['a limit', atEnd('INSTREAM size limit exceeded. ERROR\0'), 'SIZE_LIMIT'],
  ['something else', atEnd('HTTP/1.1 200 OK\0'), 'NO_VERDICT'],
  ['half an answer', atEnd('stream: O'), 'CLOSED'],
  ['too much', atEnd('x'.repeat(9_000)), 'LONG_ANSWER'],
  ['nothing', () => null, 'TIMEOUT'],
])('%s never counts as clean', async (_, answer, result) => {
  const server = await answering(answer);
  const found = findVirus(server.address, Buffer.from('CV'), 300).catch(
    (error: { code: string }) => error.code,
  );
  expect(await found).toBe(result);
});

test('no clamd is listening', async () => {
  await expect(findVirus('127.0.0.1:1', Buffer.from('CV'), 5_000)).rejects.toThrow('ECONNREFUSED');
  await expect(pingClamd('/nowhere/clamd.sock', 5_000)).rejects.toThrow('ENOENT');
});

describeClamd('the real clamd', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  beforeAll(async () => (clamd = await startClamd('StreamMaxLength 1M\n')), 60_000);
  afterAll(() => clamd.stop());

  test('responds, finds a virus in a PDF by its signature, and none in another', async () => {
    await pingClamd(clamd.socket, 5_000);
    const infected = makePdf({ objects: { 10: stream(`x ${VIRUS} x`) } });
    expect(await findVirus(clamd.socket, infected, 15_000)).toMatch(/^Test\.Invented\.Virus/);
    expect(await findVirus(clamd.socket, makePdf(), 15_000)).toBeNull();
  });
});
