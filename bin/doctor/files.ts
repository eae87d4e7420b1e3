import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fail, ok, warn, type Finding } from './finding';

const MIN_BYTES = 200_000_000;
const GOOD_BYTES = 2_000_000_000;

const modeOf = (path: string) =>
  stat(path).then(
    ({ mode }) => mode & 0o777,
    () => null,
  );
// Windows has other permissions, which Node reports as 0666.
const isOpen = (mode: number) => process.platform !== 'win32' && (mode & 0o077) !== 0;

/** Checks that a file with secrets is accessible to its owner only. */
export async function checkPrivateFile(file: string, ifMissing: string): Promise<Finding> {
  const mode = await modeOf(file);
  if (mode === null) return ok(file, ifMissing);
  if (isOpen(mode)) return fail(file, `others may read it (mode ${mode.toString(8)}): chmod 600 ${file}`);
  return ok(file, 'readable by its owner only');
}

/** Checks the key that encrypts undelivered submissions. */
export async function checkOutboxKey(dataDir: string, outboxKey: string | null): Promise<Finding> {
  if (outboxKey) return ok('OUTBOX_KEY', 'set');
  return checkPrivateFile(join(dataDir, 'outbox.key'), 'not there yet: the first start makes it');
}

/** Checks the data folder: its permissions, and the space on its disk. */
export async function checkDataDir(dataDir: string): Promise<Finding[]> {
  const mode = await modeOf(dataDir);
  const place = mode === null ? await nearestFolder(dataDir) : dataDir;
  const isWritable = await access(place, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const findings: Finding[] = [];
  if (!isWritable) findings.push(fail('DATA_DIR', `${place} may not be written by this user: chown it`));
  else if (mode === null)
    findings.push(ok('DATA_DIR', `${dataDir} is not there yet: the first start makes it`));
  else if (isOpen(mode))
    findings.push(
      warn('DATA_DIR', `others may look into it (mode ${mode.toString(8)}): chmod 700 ${dataDir}`),
    );
  else findings.push(ok('DATA_DIR', `${dataDir}, for its owner only`));
  return [...findings, await checkSpace(place)];
}

async function nearestFolder(path: string): Promise<string> {
  const parent = dirname(resolve(path));
  return (await modeOf(parent)) === null && parent !== dirname(parent) ? nearestFolder(parent) : parent;
}

async function checkSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  return spaceFinding(bavail * bsize);
}

/** Rates an amount of free disk space. */
export function spaceFinding(bytes: number): Finding {
  const free = `${(bytes / 1e9).toFixed(1)} GB free`;
  if (bytes < MIN_BYTES) return fail('disk', `${free}: forms are refused until there is more`);
  return bytes < GOOD_BYTES ? warn('disk', `${free}: make room for CVs`) : ok('disk', free);
}
