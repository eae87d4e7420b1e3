import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { storeFile } from '../../backend/data-dir';
import { serve } from '../../backend/serve';
import { postgresForTests } from '../../test/postgres';
import { openPostgresStore } from '../../backend/store/postgres';
import { openSqliteStore } from '../../backend/store/sqlite';
import { newJob, receiverForTests, temporaryFolder, keysForTests } from '../../test/backend';
import { checkDataDir, checkDiskType, spaceFinding } from './data-dir';
import { checkOutboxKey, checkPrivateFile } from './files';
import { checkPlaceholders, checkSiteUrl } from './identity';
import { checkMemory, checkNode } from './machine';
import { checkSampleJobs, checkSamples } from './samples';
import { checkApi, checkClock, checkRedis, checkSmtp } from './services';
import { checkSheet } from './sheet';
import { checkStore } from './store';

// Not where a disk may be memory, which is found fault with.
const folder = temporaryFolder('node_modules/.cache');
const web = receiverForTests();
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** A TCP server; returns its port. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    onConnection(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const level = async (finding: Promise<{ level: string }>) => (await finding).level;
const newFolder = () => {
  const path = join(folder, randomUUID());
  mkdirSync(path, { mode: 0o700 });
  return path;
};

test('Node’s version', () => {
  expect(
    ['v20.16.0', 'v22.9.0', 'v22.19.0', 'v24.9.0', 'v26.1.0'].map((version) => checkNode(version).level),
  ).toEqual(['fail', 'fail', 'warn', 'warn', 'ok']);
});

test('the public URL must be https, not local, and resolvable', async () => {
  expect(await level(checkSiteUrl('http://localhost:3000'))).toBe('fail');
  expect(await level(checkSiteUrl('http://192.0.2.1'))).toBe('fail');
  expect(await level(checkSiteUrl('https://no-such-host.invalid'))).toBe('fail');
  expect(await level(checkSiteUrl('https://192.0.2.1'))).toBe('ok');
});

test('remaining placeholders are named', () => {
  expect(checkPlaceholders(['identity.email'])).toMatchObject({
    level: 'fail',
    message: expect.stringContaining('identity.email'),
  });
  expect(checkPlaceholders([]).level).toBe('ok');
});

test('each remaining sample client, testimonial and person is a failure, by file and name', () => {
  const left = [
    { what: 'clients', file: 'lib/content/clients.ts', entries: ['Amala Foods', 'Batua Pay'] },
    { what: 'leaders', file: 'lib/content/about.ts', entries: ['VP Sales'] },
  ];
  expect(checkSamples(left)).toMatchObject([
    {
      level: 'fail',
      subject: 'clients',
      message: expect.stringMatching(/clients\.ts.*Amala Foods, Batua Pay/),
    },
    { level: 'fail', subject: 'leaders' },
  ]);
  expect(checkSamples([])).toMatchObject([{ level: 'ok' }]);
});

test('files with secrets are readable by their owner only', async () => {
  const dataDir = newFolder();
  expect(await level(checkPrivateFile(join(dataDir, '.env'), 'none'))).toBe('ok');
  expect(await level(checkOutboxKey(dataDir, null, null))).toBe('ok');
  const key = join(dataDir, 'outbox.key');
  writeFileSync(key, 'x'.repeat(32), { mode: 0o600 });
  expect(await level(checkOutboxKey(dataDir, null, null))).toBe('ok');
  chmodSync(key, 0o640);
  expect(await checkOutboxKey(dataDir, null, null)).toMatchObject({
    level: 'fail',
    message: expect.stringContaining('chmod 600'),
  });
  expect(await level(checkOutboxKey(dataDir, '0'.repeat(64), null))).toBe('ok');
});

test('the data folder is writable, private to its owner, and its disk has room', async () => {
  const dataDir = newFolder();
  expect((await checkDataDir(dataDir))[0]?.level).toBe('ok');
  expect((await checkDataDir(join(dataDir, 'not', 'yet')))[0]?.message).toContain('the first start makes it');
  chmodSync(dataDir, 0o755);
  expect((await checkDataDir(dataDir))[0]).toMatchObject({
    level: 'warn',
    message: expect.stringContaining('chmod 700'),
  });
  expect([1e8, 1e9, 1e10].map((bytes) => spaceFinding(bytes).level)).toEqual(['fail', 'warn', 'ok']);
});

test('disks that lose or damage data are told by their type', () => {
  expect(checkDiskType(0x01021994, false)).toMatchObject([{ level: 'fail' }]);
  expect(checkDiskType(0x6969, false)).toMatchObject([{ message: expect.stringContaining('network share') }]);
  expect(checkDiskType(0x794c7630, true)).toMatchObject([{ message: expect.stringContaining('volume') }]);
  expect([checkDiskType(0x794c7630, false), checkDiskType(0xef53, true)]).toEqual([[], []]);
});

test('memory is rated by what runs and what is to be built', () => {
  const levels = [256, 1024, 4096].map((megabytes) => checkMemory(megabytes * 1024 * 1024, false).level);
  expect(levels).toEqual(['fail', 'warn', 'ok']);
  expect(checkMemory(1024 * 1024 * 1024, true).level).toBe('ok');
});

describe('the store', () => {
  const postgres = postgresForTests(process.env);

  test('a store that opens, is old, newer or none', async () => {
    const dataDir = newFolder();
    const file = storeFile(dataDir);
    expect(await level(checkStore(dataDir, null))).toBe('ok');
    await openSqliteStore({ file }).close();
    const version = (number: number) => {
      const db = new Database(file);
      db.pragma(`user_version = ${number}`);
      db.close();
    };
    expect(await checkStore(dataDir, null)).toMatchObject({
      level: 'ok',
      message: expect.stringMatching(/^SQLite/),
    });
    version(1);
    expect(await level(checkStore(dataDir, null))).toBe('warn');
    version(999);
    expect(await level(checkStore(dataDir, null))).toBe('fail');
    const damaged = newFolder();
    writeFileSync(storeFile(damaged), 'no database'.repeat(100));
    expect(await level(checkStore(damaged, null))).toBe('fail');
  });

  test('open sample jobs are a failure, and checking creates no store', async () => {
    const dataDir = newFolder();
    expect(await level(checkSampleJobs(dataDir, null))).toBe('ok');
    expect(existsSync(storeFile(dataDir))).toBe(false);
    const store = openSqliteStore({ file: storeFile(dataDir) });
    await store.upsertJobs([newJob({ id: '1', sample: true }), newJob({ id: '2' })]);
    expect((await checkSampleJobs(dataDir, null)).message).toMatch(/^1 open/);
    await store.closeSampleJobs();
    expect(await level(checkSampleJobs(dataDir, null))).toBe('ok');
    await store.close();
  });

  test('a database that does not respond', async () => {
    expect(await checkStore(folder, 'postgres://nobody@127.0.0.1:1/none')).toMatchObject({
      level: 'fail',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  postgres.describe('PostgreSQL', () => {
    const nextSchema = postgres.schemas();
    test('a database before and after the first start', async () => {
      const url = await nextSchema();
      expect((await checkStore(folder, url)).message).toContain('no tables yet');
      await (await openPostgresStore({ url, keys: keysForTests })).close();
      expect(await checkStore(folder, url)).toMatchObject({
        level: 'ok',
        message: expect.stringMatching(/^PostgreSQL, version/),
      });
    });
  });
});

test('the API returns its categories, or why not', async () => {
  const api = await serve({
    port: 0,
    host: '127.0.0.1',
    dataDir: newFolder(),
    databaseUrl: null,
    retentionDays: null,
    announcers: [],
    mail: null,
    siteUrl: 'http://localhost:3000',
  });
  expect(await level(checkApi(api.address, true, 2_000))).toBe('ok');
  await api.stop();
  expect(await level(checkApi(api.address, true, 2_000))).toBe('warn');
  expect(await level(checkApi(api.address, false, 2_000))).toBe('fail');
  const base = `${web.origin()}/api/`;
  web.answersStatus(500);
  expect((await checkApi(base, false, 2_000)).message).toContain('status 500');
  web.answers((_, response) => response.end('<html>'));
  expect((await checkApi(base, false, 2_000)).message).toContain('no JSON');
});

test('a clock that is off by more than five seconds is reported', async () => {
  web.answers((_, response) => response.writeHead(200, { date: 'Fri, 20 Nov 2026 12:00:00 GMT' }).end());
  const at = (iso: string) => checkClock(web.origin(), () => Date.parse(iso));
  expect(await level(at('2026-11-20T12:00:05.900Z'))).toBe('ok');
  expect(await level(at('2026-11-20T11:59:56.000Z'))).toBe('ok');
  expect((await at('2026-11-20T12:00:31.000Z')).message).toMatch(/^30 s from/);
  expect(await level(at('2026-11-20T11:59:50.000Z'))).toBe('warn');
  expect((await checkClock('http://127.0.0.1:1')).message).toContain('not compared');
});

test('Redis responds, or not', async () => {
  const port = await listen((socket) =>
    socket.on('data', (data) => {
      socket.write('+OK\r\n'.repeat(data.toString().match(/\*\d+\r\n/g)?.length ?? 0));
    }),
  );
  expect(await level(checkRedis(`redis://127.0.0.1:${port}`))).toBe('ok');
  expect(await level(checkRedis(null))).toBe('ok');
  expect(await checkRedis('redis://127.0.0.1:1')).toMatchObject({
    level: 'fail',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a mail server greets, or not', async () => {
  const greets = await listen((socket) => socket.write('220 mail.example.in ESMTP\r\n'));
  const refuses = await listen((socket) => socket.write('554 no\r\n'));
  const silent = await listen(() => {});
  const closes = await listen((socket) => socket.end());
  const at = (port: number, timeoutMs?: number) => checkSmtp(`smtp://u:p@127.0.0.1:${port}`, timeoutMs);
  expect(await level(at(greets))).toBe('ok');
  expect((await at(refuses)).message).toContain('554 no');
  expect((await at(silent, 50)).message).toContain('no answer');
  expect((await at(closes)).level).toBe('fail');
  expect((await at(1)).message).toContain('ECONNREFUSED');
  expect(await level(checkSmtp('mail.example.in'))).toBe('fail');
  expect(await level(checkSmtp(null))).toBe('ok');
});

test('the sheet is read without changing anything', async () => {
  web.answers((_, response) => response.end('id,title\n1,Clerk\n'));
  expect(await checkSheet(`${web.origin()}/jobs.csv`)).toMatchObject({ level: 'ok', message: '1 jobs' });
  web.answers((_, response) => response.end('id,title\n1,\n'));
  expect((await checkSheet(web.origin())).message).toContain('row 2 has no title');
  web.answersStatus(404);
  expect(await level(checkSheet(web.origin()))).toBe('fail');
  expect(await level(checkSheet(null))).toBe('ok');
});
