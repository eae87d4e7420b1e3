import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { storeFile } from '../../backend/base/data-dir';
import { serve } from '../../backend/serve';
import { postgresForTests } from '../../test/postgres';
import { openPostgresStore, openSqliteStore } from '../../backend/open-store';
import { receiverForTests, temporaryFolder, keysForTests, SERVED } from '../../test/backend';
import { checkDataDir, checkDiskType, spaceFinding } from './data-dir';
import { checkNode } from './examine';
import { checkPlaceholders, checkSamples } from './samples';
import { checkApi } from './services';
import { checkStore } from './store';

// Outside of folders that may be in memory, which is reported.
const folder = temporaryFolder('node_modules/.cache');
const web = receiverForTests();
const level = async (finding: Promise<{ level: string }>) => (await finding).level;
const newFolder = () => {
  const path = join(folder, randomUUID());
  mkdirSync(path, { mode: 0o700 });
  return path;
};

test('a Node.js older than the lock file’s is a warning', () => {
  expect(checkNode('22.19.0')).toMatchObject({ level: 'warn', subject: 'Node.js' });
  expect(['24.21.0', '26.1.0'].map((version) => checkNode(version).level)).toEqual(['ok', 'ok']);
});

test('remaining placeholders are listed', () => {
  expect(checkPlaceholders(['identity.email'])).toMatchObject({
    level: 'fail',
    message: expect.stringContaining('identity.email'),
  });
  expect(checkPlaceholders([]).level).toBe('ok');
});

test('each remaining sample client, testimonial and person is a failure, by file and name', () => {
  const left = [
    { what: 'clients', file: 'lib/content/people.ts', entries: ['Amala Foods', 'Batua Pay'] },
    { what: 'leaders', file: 'lib/content/about.ts', entries: ['VP Sales'] },
  ];
  expect(checkSamples(left)).toMatchObject([
    {
      level: 'fail',
      subject: 'clients',
      message: expect.stringMatching(/people\.ts.*Amala Foods, Batua Pay/),
    },
    { level: 'fail', subject: 'leaders' },
  ]);
  expect(checkSamples([])).toMatchObject([{ level: 'ok' }]);
});

test('a missing data folder is created by the first start, on a disk with room', async () => {
  expect((await checkDataDir(join(newFolder(), 'not', 'yet')))[0]?.message).toContain(
    'created on first start',
  );
  expect([1e8, 1e9, 1e10].map((bytes) => spaceFinding(bytes).level)).toEqual(['fail', 'warn', 'ok']);
});

test('disks that lose or damage data are reported by type', () => {
  expect(checkDiskType(0x01021994, false)).toMatchObject([{ level: 'fail' }]);
  expect(checkDiskType(0x6969, false)).toMatchObject([{ message: expect.stringContaining('network share') }]);
  expect(checkDiskType(0x794c7630, true)).toMatchObject([{ message: expect.stringContaining('volume') }]);
  expect([checkDiskType(0x794c7630, false), checkDiskType(0xef53, true)]).toEqual([[], []]);
});

describe('the store', () => {
  const postgres = postgresForTests(process.env);

  test('a store that opens, is old, newer or none', async () => {
    const dataDir = newFolder();
    const file = storeFile(dataDir);
    expect(await level(checkStore({ dataDir, databaseUrl: null }))).toBe('ok');
    await openSqliteStore({ file }).close();
    const version = (number: number) => {
      const db = new Database(file);
      db.pragma(`user_version = ${number}`);
      db.close();
    };
    expect(await checkStore({ dataDir, databaseUrl: null })).toMatchObject({
      level: 'ok',
      message: expect.stringMatching(/^SQLite/),
    });
    version(10);
    expect(await level(checkStore({ dataDir, databaseUrl: null }))).toBe('warn');
    version(9);
    expect(await checkStore({ dataDir, databaseUrl: null })).toMatchObject({
      level: 'fail',
      message: expect.stringContaining('from before release 0.2.0'),
    });
  });

  postgres.describe('PostgreSQL', () => {
    const nextSchema = postgres.schemas();
    test('a database before and after the first start', async () => {
      const url = await nextSchema();
      expect((await checkStore({ dataDir: folder, databaseUrl: url })).message).toContain('no tables yet');
      await (await openPostgresStore({ url, keys: keysForTests })).close();
      expect(await checkStore({ dataDir: folder, databaseUrl: url })).toMatchObject({
        level: 'ok',
        message: expect.stringMatching(/^PostgreSQL, version/),
      });
    });
  });
});

test('the API returns its categories, or why not', async () => {
  const api = await serve({ ...SERVED, dataDir: newFolder() });
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
