import { SingleBar } from 'cli-progress';
import { CommandError } from '../base/command';
import { RotationError } from './rotate';
import type { KeyStore } from './key-store';

/**
 * Changes the store over to another key and prints what to do next. Interrupted, it goes on when it is run again. Rejects
 * with CommandError where there is no other key.
 */
export async function rotateKeyCommand(store: KeyStore & { sealPlainCvs(): Promise<number> }): Promise<void> {
  await store.sealPlainCvs();
  const bar = process.stderr.isTTY ? new SingleBar({ format: '{value} rows encrypted anew' }) : null;
  bar?.start(0, 0);
  try {
    const { rows, oldKeyFile } = await store.rotateKey((done) => bar?.update(done));
    bar?.stop();
    process.stdout.write(`Encrypted ${rows} rows anew, with a new key. ${adviceOf(oldKeyFile)}\n`);
  } catch (error) {
    bar?.stop();
    if (error instanceof RotationError) throw new CommandError(error.message);
    throw error;
  }
}

function adviceOf(oldKeyFile: string | null): string {
  const settings = 'If you changed STORE_KEY, restart the API, and take STORE_KEY_OLD out of the settings.';
  const where = oldKeyFile === null ? '' : `, which is now in ${oldKeyFile}`;
  return `Backups made before open with the old key only${where}: keep it where you keep keys, and delete it with the last of those backups. ${settings}`;
}
