import { readdirSync } from 'node:fs';
import { measureGroups } from '../process-group';

/** What a program holds at one moment. */
export type Sample = { megabytes: number; handles: number };

/** Measures a process; null where it has just ended. */
export function takeSample(pid: number): Sample | null {
  try {
    const handles = readdirSync(`/proc/${pid}/fd`).length;
    return { megabytes: measureGroups([pid]).rssBytes / 2 ** 20, handles };
  } catch {
    return null;
  }
}

export type Trend = { measure: keyof Sample; first: number; last: number; isFlat: boolean };

// What garbage collection, caches that fill and connections in flight explain.
const TOLERANCE: Record<keyof Sample, { factor: number; extra: number }> = {
  megabytes: { factor: 1.15, extra: 20 },
  handles: { factor: 1, extra: 20 },
};

/** Compares the first third of a program's samples with the last one, by their medians; nothing of fewer than three. */
export function trends(samples: Sample[]): Trend[] {
  const third = Math.floor(samples.length / 3);
  if (third === 0) return [];
  return (['megabytes', 'handles'] as const).map((measure) => {
    const [first, last] = [samples.slice(0, third), samples.slice(-third)].map((part) => {
      const values = part.map((sample) => sample[measure]).sort((a, b) => a - b);
      return values[Math.floor(values.length / 2)]!;
    }) as [number, number];
    const { factor, extra } = TOLERANCE[measure];
    return { measure, first, last, isFlat: last <= first * factor + extra };
  });
}
