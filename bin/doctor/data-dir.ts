import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { accessOf, isOpen } from './files';
import { about, reasonOf, type Finding } from './finding';

const MIN_BYTES = 200_000_000;
const GOOD_BYTES = 2_000_000_000;

const { ok, warn, fail } = about('DATA_DIR');

/** Checks that the data folder is writable, private, and on a persistent disk with room. */
export async function checkDataDir(dataDir: string): Promise<Finding[]> {
  const folder = resolve(dataDir);
  const found = await accessOf(folder);
  if (found && !found.isFolder) return [fail(`${folder} is a file: set it to a folder`)];
  const problem = await whyNotWritable(dataDir);
  if (problem) return [fail(problem)];
  const disk = await statfs(await nearestFolder(folder));
  const findings = [
    ...(found ? checkAccess(folder, found) : []),
    ...checkPlace(folder),
    ...checkDiskType(disk.type, existsSync('/.dockerenv')),
  ];
  if (findings.length === 0) findings.push(ok(found ? folder : `${folder}: created on first start`));
  return [...findings, spaceFinding(disk.bavail * disk.bsize)];
}

/** The folder itself, or its nearest existing ancestor. */
async function nearestFolder(folder: string): Promise<string> {
  const parent = dirname(folder);
  return parent === folder || (await accessOf(folder)) ? folder : nearestFolder(parent);
}

/**
 * Why this user cannot write to or create the data folder, with what to do; null if they can. Tried rather than read from
 * permissions, which do not show read-only mounts and do not bind root.
 */
export async function whyNotWritable(dataDir: string): Promise<string | null> {
  const folder = await nearestFolder(resolve(dataDir));
  try {
    await rm(await mkdtemp(join(folder, '.doctor-')), { recursive: true });
    return null;
  } catch (error) {
    const user = `chown it to the site’s user (now running as user ${process.getuid?.()})`;
    return `${folder} is not writable (${reasonOf(error)}): ${user}, or set another folder`;
  }
}

function checkAccess(folder: string, { mode, uid }: { mode: number; uid: number }): Finding[] {
  const findings: Finding[] = [];
  if (isOpen(mode))
    findings.push(warn(`other users can read it (mode ${mode.toString(8)}): chmod 700 ${folder}`));
  const own = process.getuid?.() ?? uid;
  if (uid !== own)
    findings.push(
      warn(`belongs to user ${uid}, but this is user ${own}: run commands as the site’s user (dwaar …)`),
    );
  return findings;
}

function checkPlace(folder: string): Finding[] {
  if (!`${folder}${sep}`.startsWith(resolve('public') + sep)) return [];
  return [fail(`${folder} is published on the web: use a folder outside public/`)];
}

// f_type of statfs(2), linux/magic.h.
const IN_MEMORY = [0x01021994, 0x858458f6];
const OVER_NETWORK = [0x6969, 0xff534d42, 0xfe534d42, 0x517b];
const OVERLAY = 0x794c7630;

/** Rates a disk by its type, as reported by statfs(2). */
export function checkDiskType(type: number, isContainer: boolean): Finding[] {
  if (IN_MEMORY.includes(type))
    return [fail('is in memory (tmpfs) and lost when the machine restarts: use a folder on a disk')];
  if (OVER_NETWORK.includes(type))
    return [fail('is on a network share, where SQLite files get corrupted: use a folder on a local disk')];
  if (type === OVERLAY && isContainer)
    return [fail('is inside the container and lost with it: mount a volume there')];
  return [];
}

/** Rates an amount of free disk space. */
export function spaceFinding(bytes: number): Finding {
  const disk = about('disk');
  const free = `${(bytes / 1e9).toFixed(1)} GB free`;
  if (bytes < MIN_BYTES) return disk.fail(`${free}: forms are refused until there is more space`);
  return bytes < GOOD_BYTES ? disk.warn(`${free}: free up space for CVs`) : disk.ok(free);
}
