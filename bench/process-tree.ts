import { readdirSync, readFileSync } from 'node:fs';

// Linux reports process times in hundredths of a second, whatever the kernel's own tick (`getconf CLK_TCK`).
const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** Resources used by a process and all its descendants: CPU time in milliseconds, resident memory in bytes. */
export function measureTree(root: number): { cpuMs: number; rssBytes: number } {
  const stats = processes();
  const tree = new Set([root]);
  // Children usually, but not always, come after their parents, so repeat until nothing is added.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of stats) if (tree.has(parent)) tree.add(pid);
  }
  const own = stats.filter(({ pid }) => tree.has(pid));
  return {
    cpuMs: sum(own.map(({ ticks }) => ticks)) * TICK_MS,
    rssBytes: sum(own.map(({ pages }) => pages)) * PAGE_BYTES,
  };
}

function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const text = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name, in brackets, may contain spaces; see proc(5) for the fields after it.
        const fields = text
          .slice(text.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        const [parent, user, system, deadUser, deadSystem] = [1, 11, 12, 13, 14].map(
          (index) => fields[index]!,
        );
        return [
          {
            pid: Number(name),
            parent: parent!,
            ticks: user! + system! + deadUser! + deadSystem!,
            pages: fields[21]!,
          },
        ];
      } catch {
        // It has exited meanwhile.
        return [];
      }
    });
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
