import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

/** Peak memory of `next build`, in bytes. */
export const BUILD_MEMORY = 1536 * 1024 * 1024;

/** Memory that this process may use, in bytes: the machine's, or the limit of its container or unit. */
export function usableMemory(): number {
  // 0, or more than the machine has, if there is no limit.
  const limit = process.constrainedMemory?.() || Infinity;
  return Math.min(limit, totalmem());
}

/** Available memory in bytes, including swap, within the limit of a container or unit. */
export function freeMemory(meminfo = textOf('/proc/meminfo')): number {
  const kilobytes = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(meminfo)?.[1] ?? 0);
  const free = (kilobytes('MemAvailable') + kilobytes('SwapFree')) * 1024;
  return Math.min(process.constrainedMemory?.() || Infinity, free || totalmem());
}

/** A file's text; '' if it does not exist, as on other systems. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
