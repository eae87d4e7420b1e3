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
  if (found && !found.isFolder) return [fail(`${folder} is a file: name a folder`)];
  const place = found ? folder : await nearestFolder(folder);
  const problem = await whyNotWritable(place);
  if (problem)
    return [fail(`${place} cannot be written (${problem}): chown it to the site’s user, or name another`)];
  const disk = await statfs(place);
  const findings = [
    ...(found ? checkAccess(folder, found) : []),
    ...checkPlace(folder),
    ...checkDiskType(disk.type, existsSync('/.dockerenv')),
  ];
  if (findings.length === 0) findings.push(ok(found ? folder : `${folder}: the first start makes it`));
  return [...findings, spaceFinding(disk.bavail * disk.bsize)];
}

async function nearestFolder(path: string): Promise<string> {
  const parent = dirname(path);
  return (await accessOf(parent)) === null && parent !== dirname(parent) ? nearestFolder(parent) : parent;
}

// By trying it: permissions do not show read-only mounts, and root is not bound by them.
async function whyNotWritable(folder: string): Promise<string | null> {
  try {
    await rm(await mkdtemp(join(folder, '.doctor-')), { recursive: true });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function checkAccess(folder: string, { mode, uid }: { mode: number; uid: number }): Finding[] {
  const findings: Finding[] = [];
  if (isOpen(mode))
    findings.push(warn(`others may look into it (mode ${mode.toString(8)}): chmod 700 ${folder}`));
  const own = process.getuid?.() ?? uid;
  if (uid !== own)
    findings.push(
      warn(`belongs to user ${uid}, but this is user ${own}: run commands as the site’s user (dwaar …)`),
    );
  return findings;
}

function checkPlace(folder: string): Finding[] {
  if (!`${folder}${sep}`.startsWith(resolve('public') + sep)) return [];
  return [fail(`${folder} is published on the web: name a folder outside of public/`)];
}

// f_type of statfs(2), linux/magic.h.
const IN_MEMORY = [0x01021994, 0x858458f6];
const OVER_NETWORK = [0x6969, 0xff534d42, 0xfe534d42, 0x517b];
const OVERLAY = 0x794c7630;

/** Rates a disk by its type, as reported by statfs(2). */
export function checkDiskType(type: number, isContainer: boolean): Finding[] {
  if (IN_MEMORY.includes(type))
    return [fail('is in memory (tmpfs): all is lost when the machine restarts; name a folder on a disk')];
  if (OVER_NETWORK.includes(type))
    return [fail('is on a network share, where SQLite damages its files: name a folder on a disk')];
  if (type === OVERLAY && isContainer)
    return [fail('is in the container, and lost with it: mount a volume there')];
  return [];
}

/** Rates an amount of free disk space. */
export function spaceFinding(bytes: number): Finding {
  const disk = about('disk');
  const free = `${(bytes / 1e9).toFixed(1)} GB free`;
  if (bytes < MIN_BYTES) return disk.fail(`${free}: forms are refused until there is more`);
  return bytes < GOOD_BYTES ? disk.warn(`${free}: make room for CVs`) : disk.ok(free);
}
