import { Command, InvalidArgumentError } from 'commander';
import { EmptyStoreError } from '../backend/backup/backup-command';
import { rotateBackups } from '../backend/backup/nightly';
import { readBackendEnv } from '../backend/env';
import { parseEnv } from '../lib/base/env';
import { fail } from './fail';

type Options = { name: string; keep: number; unlessEmpty?: boolean };

/** Run nightly by dwaar-backup.service, and by `dwaar update`: makes a backup and deletes the oldest ones. */
async function run(folder: string, { name, keep, unlessEmpty }: Options): Promise<void> {
  if (!parseEnv(process.env).usesBuiltInApi) {
    console.log('The data is in the API at API_BASE_URL: there is nothing to back up here.');
    return;
  }
  try {
    await rotateBackups(readBackendEnv(), { folder, name, keep }, new Date());
  } catch (error) {
    if (!(unlessEmpty && error instanceof EmptyStoreError)) throw error;
    console.log('The database is empty: there is nothing to back up.');
  }
}

function count(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('must be a number of at least 1');
  return Number(text);
}

new Command('rotating-backup')
  .argument('<folder>', 'the folder of the backups')
  .requiredOption('--name <text>', 'the prefix of the file names')
  .requiredOption('--keep <number>', 'how many files with this prefix to keep', count)
  .option('--unless-empty', 'do not fail if the database is empty')
  .action(run)
  .parseAsync()
  .catch(fail);
