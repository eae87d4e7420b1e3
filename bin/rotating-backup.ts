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
    console.log('The API at API_BASE_URL has the data: there is nothing to back up here.');
    return;
  }
  try {
    await rotateBackups(readBackendEnv(), { folder, name, keep }, new Date());
  } catch (error) {
    if (!(unlessEmpty && error instanceof EmptyStoreError)) throw error;
    console.log('The store is empty: there is nothing to back up.');
  }
}

function count(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a number from 1 is needed');
  return Number(text);
}

new Command('rotating-backup')
  .argument('<folder>', 'where the backups are')
  .requiredOption('--name <text>', 'what the files’ names begin with')
  .requiredOption('--keep <number>', 'how many files of this name are kept', count)
  .option('--unless-empty', 'an empty store is no failure')
  .action(run)
  .parseAsync()
  .catch(fail);
