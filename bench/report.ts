import { cpus, loadavg } from 'node:os';
import { NAMES } from './contenders';
import { jobsSource } from './jobs-file';
import { type Measured, type Round, spreadOf } from './rounds';
import { printTable } from './table';

type Figure = 'cpuMsPerRequest' | 'requestsPerSecond';
/** A ratio of two rows of one run, as absolute times depend on the machine. */
type Target = [
  what: string,
  figure: Figure,
  rows: [string, string],
  is: 'at most' | 'at least',
  limit: number,
];

const TARGETS: Target[] = [
  [
    'job page to nginx with the same files, requests/s',
    'requestsPerSecond',
    [NAMES.warm, NAMES.nginxWarm],
    'at least',
    0.75,
  ],
  ['job page to a bare Next ISR page, CPU', 'cpuMsPerRequest', [NAMES.warm, NAMES.bareIsr], 'at most', 0.5],
  ['list to a bare Next ISR page, CPU', 'cpuMsPerRequest', [NAMES.list, NAMES.bareIsr], 'at most', 0.5],
  ['search to a bare Next ISR page, CPU', 'cpuMsPerRequest', [NAMES.search, NAMES.bareIsr], 'at most', 0.5],
  // A one-word page measures the framework alone.
  ['job page, uncached, to bare Next’s, CPU', 'cpuMsPerRequest', [NAMES.cold, NAMES.bareCold], 'at most', 2],
  [
    'search, uncached, to bare Next’s, CPU',
    'cpuMsPerRequest',
    [NAMES.searchRendered, NAMES.bareCold],
    'at most',
    2.5,
  ],
];

/** Prints the measurement's conditions, needed to interpret the figures. */
export function printCircumstances(jobs: number, rounds: number, seconds: number): void {
  const processors = cpus();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${processors.length} x ${processors[0]?.model}, load ${loadavg()[0]!.toFixed(1)} before`,
  );
  console.log(
    `${jobs} jobs made of ${jobsSource}; ${rounds} rounds of ${seconds} s, interleaved; median (range)`,
  );
}

const spread = (rounds: Round[], figure: keyof Round) => spreadOf(rounds.map((round) => round[figure]));

export function printMeasured(measured: Measured[]): void {
  const cell = (rounds: Round[], figure: keyof Round, digits: number, scale = 1) => {
    const { median, low, high } = spread(rounds, figure);
    const text = (value: number) => (value / scale).toFixed(digits);
    return `${text(median)} (${text(low)}–${text(high)})`;
  };
  printTable(
    ['', 'CPU ms/request', 'requests/s', 'p50 ms', 'p99 ms', 'RSS MiB', 'bytes/answer'],
    measured.map(({ name, rounds }) => [
      name,
      cell(rounds, 'cpuMsPerRequest', 2),
      cell(rounds, 'requestsPerSecond', 0),
      cell(rounds, 'p50Ms', 0),
      cell(rounds, 'p99Ms', 0),
      cell(rounds, 'rssBytes', 0, 1024 * 1024),
      spread(rounds, 'bytesPerAnswer').median.toFixed(0),
    ]),
  );
}

/** Prints which targets are met, skipping those not measured. */
export function printTargets(measured: Measured[]): void {
  console.log();
  for (const [what, figure, rows, is, limit] of TARGETS) {
    const [median, peer] = rows.map((row) => {
      const rounds = measured.find(({ name }) => name === row)?.rounds;
      return rounds && spread(rounds, figure).median;
    });
    if (median === undefined || peer === undefined) continue;
    const found = median / peer;
    const isReached = is === 'at most' ? found <= limit : found >= limit;
    console.log(`${isReached ? 'reached    ' : 'NOT reached'}  ${what}, ${is} ${limit}: ${found.toFixed(2)}`);
  }
}
