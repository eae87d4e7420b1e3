import { cpus, loadavg } from 'node:os';
import { jobsSource } from './jobs-file';
import { type Measured, spread } from './rounds';
import type { Round } from './contender';
import { printTable } from './table';

/** Prints the circumstances of the measurement, without which the figures mean little. */
export function printCircumstances(jobs: number, rounds: number, seconds: number): void {
  const processors = cpus();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${processors.length} x ${processors[0]?.model}, load ${loadavg()[0]!.toFixed(1)} before`,
  );
  console.log(
    `${jobs} jobs made of ${jobsSource}; ${rounds} rounds of ${seconds} s, interleaved; median (range)`,
  );
}

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
