import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createKey, readKey } from '../../lib/base/secret-key';
import { CommandError, print } from '../base/command';
import { storageFolder, storeFile } from '../base/data-dir';
import { candidateKeys, keyFile, type KeySource, type StoreLocation } from '../keys/key-source';
import { createSealing } from '../keys/open-key';
import { keyWith } from '../keys/store-key';
import { readSqlite, requireUnusedFile } from '../store/existing-store';
import { migratePostgresAt } from '../store/postgres-schema';
import { versionProblem } from '../store/schema-files';
import { upgradeSqlite } from '../store/sqlite-schema';
import { type About, describeStore, NAMES, postgresStore, readAbout, withWorkFolder } from './archive';
import { runPostgres, runProgram } from './programs';

const ENGINES: Record<About['engine'], string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const OLDER_KIND =
  'This PostgreSQL backup was made by version 0.1: restore it with that version, then start release 0.2.0 and then this one to migrate the database.';

/**
 * Restores a backup into an empty store of the same engine while the API is stopped. Rejects with CommandError if the
 * store is not empty, unless forced, or if the backup's key is not available.
 */
export async function restoreCommand(place: StoreLocation, file: string, force: boolean): Promise<void> {
  const { dataDir, databaseUrl } = place;
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await withWorkFolder(dataDir, async (folder) => {
    await runProgram('tar', ['-xzf', file, '-C', folder]);
    const about = await readAbout(folder);
    const wanted = databaseUrl === null ? 'sqlite' : 'postgres';
    if (about.engine !== wanted)
      throw new CommandError(
        `The backup is of ${ENGINES[about.engine]}, but the settings name ${ENGINES[wanted]} (DATABASE_URL).`,
      );
    const key = keyToRestore(place, about, folder);
    const source = { ...place, ...(key && { storeKey: key.toString('hex') }) };
    if (!force && !(await describeStore(place)).isEmpty)
      throw new CommandError('The database already has jobs or forms; use --force to replace them.');
    const kept: string[] = [];
    const dump = join(folder, NAMES.postgres);
    if (databaseUrl !== null) await restorePostgres(databaseUrl, source, dump, about);
    else kept.push(...(await restoreSqlite(source, join(folder, NAMES.sqlite))));
    if (key) {
      kept.push(...(await setAside(keyFile(dataDir))));
      createKey(keyFile(dataDir), key);
    }
    const storage = join(folder, NAMES.storage);
    if (existsSync(storage)) await cp(storage, storageFolder(dataDir), { recursive: true });
    const remark = kept.length > 0 ? ` The previous data is kept in ${kept.join(' and ')}.` : '';
    print(`Restored the backup of ${about.at}.${remark}`);
  });
}

/**
 * Checks, before anything is replaced, that an unpacked backup can be decrypted with the available keys or its
 * bundled one; returns the latter if it must be installed. @throws CommandError, which says what to do
 */
function keyToRestore(place: StoreLocation, { keyMark }: About, folder: string): Buffer | null {
  if (keyMark === undefined || keyWith(keyMark, candidateKeys(place))) return null;
  const bundled = readKey(join(folder, NAMES.key));
  const hasOwn = bundled !== null && keyWith(keyMark, [bundled]) !== undefined;
  if (hasOwn && !place.storeKey) return bundled;
  const file = keyFile(place.dataDir);
  const what = place.storeKey
    ? 'with STORE_KEY'
    : existsSync(file)
      ? `with the key in ${file}`
      : `because its key is missing (${file})`;
  const advice = hasOwn
    ? 'It includes its own key: remove STORE_KEY to restore it with that one.'
    : 'Copy store.key from the machine that made it, or set its key as STORE_KEY, or its SECRET.';
  throw new CommandError(`The backup cannot be decrypted ${what}. ${advice} Nothing was changed.`);
}

/** Upgrades a backup's file and moves it to its place. Rejects if it is damaged, or the store in use. */
async function restoreSqlite(keys: KeySource, copy: string): Promise<string[]> {
  const file = storeFile(keys.dataDir);
  await chmod(copy, 0o600);
  const [found] = await readSqlite(copy, ({ column }) => column('SELECT * FROM pragma_quick_check'));
  if (found !== 'ok') throw new Error('The database in the backup is damaged.');
  await upgradeSqlite(copy, createSealing(keys));
  requireUnusedFile(file);
  const kept = await setAside(file);
  await rename(copy, file);
  return kept;
}

/** Replaces what a dump holds by it, in one transaction, and upgrades it. Rejects with CommandError if they do not fit. */
async function restorePostgres(url: string, keys: KeySource, dump: string, about: About): Promise<void> {
  const { store: dumped } = about;
  if (!dumped) throw new CommandError(OLDER_KIND);
  const problem = versionProblem('postgres', Number(dumped.version));
  if (problem) throw new CommandError(`The backup has ${problem}.`);
  const { schema, version } = await postgresStore(url);
  if (version !== null && version !== dumped.version)
    throw new CommandError(
      `The backup has version ${dumped.version}, the database ${version}: restore it into a new, empty database.`,
    );
  if (schema !== dumped.schema)
    throw new CommandError(
      `The backup is of the schema ${dumped.schema}, but DATABASE_URL uses the schema ${schema}.`,
    );
  const replacing = ['--single-transaction', '--clean', '--if-exists', '--no-owner', '--no-privileges'];
  await runPostgres('pg_restore', url, [...replacing, dump]);
  await migratePostgresAt({ url }, createSealing(keys));
}

/** Renames a file that is there; returns its new name. */
async function setAside(file: string): Promise<string[]> {
  if (!existsSync(file)) return [];
  const kept = `${file}.before-${new Date().toISOString().replaceAll(':', '')}`;
  await rename(file, kept);
  return [kept];
}
