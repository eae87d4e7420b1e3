import { readdirSync, readFileSync } from 'node:fs';

// Linux reports process times in units of 10 ms, whatever the kernel's own tick (`getconf CLK_TCK`).
const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** Resources used by process groups, named by their leaders: CPU time in milliseconds, resident memory in bytes. */
export function measureGroups(leaders: number[]): { cpuMs: number; rssBytes: number } {
  const total = { cpuMs: 0, rssBytes: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let text: string;
    try {
      text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      // Exited meanwhile.
      continue;
    }
    // The name, in brackets, may contain spaces; see proc(5) for the fields after it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [group, user, system, deadUser, deadSystem, pages] = [2, 11, 12, 13, 14, 21].map(
      (index) => fields[index]!,
    ) as [number, number, number, number, number, number];
    if (!leaders.includes(group)) continue;
    total.cpuMs += (user + system + deadUser + deadSystem) * TICK_MS;
    total.rssBytes += pages * PAGE_BYTES;
  }
  return total;
}
