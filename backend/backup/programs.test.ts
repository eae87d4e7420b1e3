import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enquiry, stdoutForTests, temporaryFolder, keysForTests } from '../../test/backend';
import { makeOlderStore } from '../../test/older-store';
import { postgresForTests } from '../../test/postgres';
import { openPostgresStore } from '../open-store';
import { newestVersion } from '../store/schema-files';
import { backupCommand } from './backup-command';
import { NAMES } from './archive';
import { withoutPassword } from './programs';
import { restoreCommand } from './restore-command';

const folder = temporaryFolder();
const postgres = postgresForTests(process.env);
stdoutForTests();
let files = 0;
const nextPath = () => join(folder, `${(files += 1)}`);

/** Unpacks a backup, changes its content and packs it again. */
function rewrite(file: string, change: (inside: string) => void): string {
  const inside = nextPath();
  mkdirSync(inside);
  execFileSync('tar', ['-xzf', file, '-C', inside]);
  change(inside);
  const changed = `${nextPath()}.tar.gz`;
  execFileSync('tar', ['-czf', changed, '-C', inside, '.']);
  return changed;
}

const changeAbout = (file: string, change: (about: { store?: { version: number } }) => void) =>
  rewrite(file, (inside) => {
    const about = JSON.parse(readFileSync(join(inside, NAMES.about), 'utf8'));
    change(about);
    writeFileSync(join(inside, NAMES.about), JSON.stringify(about));
  });

postgres.describe('backups of PostgreSQL', () => {
  const nextDatabase = postgres.databases();
  const { storeKey } = keysForTests;
  const place = async () => ({ dataDir: nextPath(), databaseUrl: await nextDatabase(), storeKey });

  /** A store with one enquiry, and its backup. */
  const filled = async () => {
    const made = await place();
    const store = await openPostgresStore({ url: made.databaseUrl, keys: keysForTests });
    await store.addContactEnquiry(enquiry);
    await store.close();
    mkdirSync(made.dataDir);
    const file = join(made.dataDir, 'backup.tar.gz');
    await backupCommand(made, file);
    return { ...made, file };
  };

  test('a backup of an older version is restored into a new database and migrated', async () => {
    const old = await place();
    await makeOlderStore(old);
    const file = nextPath();
    await backupCommand(old, file);

    const fresh = await place();
    await restoreCommand(fresh, file, false);
    const store = await openPostgresStore({ url: fresh.databaseUrl, keys: keysForTests });
    expect((await store.inbox('contacts')).map(({ id, fields }) => [id, fields])).toEqual([[1, enquiry]]);
    expect(await store.addContactEnquiry(enquiry)).toBe(101);
    await store.close();

    const used = await place();
    await (await openPostgresStore({ url: used.databaseUrl, keys: keysForTests })).close();
    await expect(restoreCommand(used, file, true)).rejects.toThrow('new, empty database');
  });

  test('truncated, newer and old-format backups change nothing', async () => {
    const { file, ...made } = await filled();
    const cut = rewrite(file, (inside) => truncateSync(join(inside, NAMES.postgres), 20_000));
    await expect(restoreCommand(made, cut, true)).rejects.toThrow('pg_restore failed');
    const newer = changeAbout(file, ({ store }) => (store!.version = newestVersion('postgres') + 1));
    await expect(restoreCommand(made, newer, true)).rejects.toThrow('supports versions up to');
    const ancient = changeAbout(file, ({ store }) => (store!.version = 8));
    await expect(restoreCommand(made, ancient, true)).rejects.toThrow('from before release 0.2.0');
    const older = changeAbout(file, (about) => delete about.store);
    await expect(restoreCommand(made, older, true)).rejects.toThrow('was made by version 0.1');
    const store = await openPostgresStore({ url: made.databaseUrl, keys: keysForTests });
    expect(await store.inbox()).toHaveLength(1);
    await store.close();
    await expect(restoreCommand(await place(), newer, false)).rejects.toThrow('supports versions up to');
  });

  test('a program that is missing, or older than the server, is named with its package', async () => {
    const { file, ...made } = await filled();
    const bin = nextPath();
    mkdirSync(bin);
    const tools = ['tar', 'gzip', 'sh', 'echo'];
    for (const tool of tools)
      symlinkSync(execFileSync('which', [tool], { encoding: 'utf8' }).trim(), join(bin, tool));
    const { PATH } = process.env;
    try {
      process.env.PATH = bin;
      await expect(backupCommand(made, nextPath())).rejects.toThrow(
        'pg_dump is not installed: install the package postgresql-client.',
      );
      await expect(restoreCommand(made, file, true)).rejects.toThrow('pg_restore is not installed');
      writeFileSync(join(bin, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n');
      chmodSync(join(bin, 'pg_dump'), 0o755);
      await expect(backupCommand(made, nextPath())).rejects.toThrow(
        /pg_dump has version 9, the server version \d+: install the package postgresql-client-\d+/,
      );
    } finally {
      process.env.PATH = PATH;
    }
  });
});

test('the password moves to the environment; the rest is converted for libpq', () => {
  expect(
    withoutPassword('postgres://me:p%40ss@db:5433/jobs?options=-c+search_path%3Dx&sslmode=require'),
  ).toEqual({
    url: 'postgres://me@db:5433/jobs?options=-c%20search_path%3Dx&sslmode=require',
    env: { PGPASSWORD: 'p@ss' },
  });
  expect(withoutPassword('postgres:///jobs?host=/run/postgresql&password=x')).toEqual({
    url: 'postgres:///jobs?host=%2Frun%2Fpostgresql',
    env: { PGPASSWORD: 'x' },
  });
  expect(withoutPassword('postgres://me@db/jobs').env).toEqual({});
});
