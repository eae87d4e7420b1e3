import { readdirSync } from 'node:fs';
import { measureTree } from '../process-tree';
import type { Restartable } from './programs';
import { within } from './within';

/** What a program holds at one moment; sizes in megabytes. */
export type Sample = { program: string; rss: number; heap: number | null; handles: number };

const MEGABYTE = 2 ** 20;

/** Measures a program; null while it is being restarted. `metricsPort`: where it tells the size of its heap. */
export async function takeSample({ name, pid }: Restartable, metricsPort?: number): Promise<Sample | null> {
  const process = pid();
  if (process === 0) return null;
  try {
    return {
      program: name,
      rss: measureTree(process).rssBytes / MEGABYTE,
      heap: metricsPort ? (await within(5_000, readHeap(metricsPort))) / MEGABYTE : null,
      handles: readdirSync(`/proc/${process}/fd`).length,
    };
  } catch {
    // It has just ended.
    return null;
  }
}

async function readHeap(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const found = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(await response.text());
  if (!found) throw new Error('The metrics do not tell the size of the heap.');
  return Number(found[1]);
}

type Measure = 'rss' | 'heap' | 'handles';
export type Trend = { program: string; measure: Measure; first: number; last: number; isFlat: boolean };

// What garbage collection, caches that fill and connections in flight explain.
const TOLERANCE: Record<Measure, { factor: number; extra: number }> = {
  rss: { factor: 1.15, extra: 20 },
  heap: { factor: 1.15, extra: 10 },
  handles: { factor: 1, extra: 20 },
};

/** Compares the first third of samples with the last one, by their medians; of the heap the least, as it is collected. */
export function trends(samples: Sample[]): Trend[] {
  const programs = [...new Set(samples.map(({ program }) => program))];
  return programs.flatMap((program) => {
    const own = samples.filter((sample) => sample.program === program);
    const third = Math.floor(own.length / 3);
    return (['rss', 'heap', 'handles'] as const).flatMap((measure) => {
      const values = own.map((sample) => sample[measure]).filter((value) => value !== null);
      if (third === 0 || values.length < own.length) return [];
      const typical = measure === 'heap' ? (part: number[]) => Math.min(...part) : median;
      const [first, last] = [typical(values.slice(0, third)), typical(values.slice(-third))];
      const { factor, extra } = TOLERANCE[measure];
      return [{ program, measure, first, last, isFlat: last <= first * factor + extra }];
    });
  });
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
