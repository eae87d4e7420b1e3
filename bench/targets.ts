import { NAMES } from './contenders';
import { type Measured, spread } from './rounds';

type Figure = 'cpuMsPerRequest' | 'requestsPerSecond';
/** A row, or two whose ratio counts. */
type Target = [what: string, figure: Figure, rows: string[], is: 'at most' | 'at least', limit: number];

const TARGETS: Target[] = [
  [
    'job page through the edge, to nginx with the same files, requests/s',
    'requestsPerSecond',
    [NAMES.edgeWarm, NAMES.nginxWarm],
    'at least',
    0.75,
  ],
  [
    'job page, hot, to a bare Next ISR page, CPU',
    'cpuMsPerRequest',
    [NAMES.hot, NAMES.bareIsr],
    'at most',
    0.5,
  ],
  ['job page, uncached render, ms CPU', 'cpuMsPerRequest', [NAMES.cold], 'at most', 7],
  ['list, ms CPU', 'cpuMsPerRequest', [NAMES.list], 'at most', 6],
  ['list, uncached render, ms CPU', 'cpuMsPerRequest', [NAMES.listRendered], 'at most', 6],
  ['search, ms CPU', 'cpuMsPerRequest', [NAMES.search], 'at most', 6],
  ['search, uncached render, ms CPU', 'cpuMsPerRequest', [NAMES.searchRendered], 'at most', 6],
  ['apply, backend, a second', 'requestsPerSecond', [NAMES.applyBackend], 'at least', 100],
  ['apply, website, a second', 'requestsPerSecond', [NAMES.applyWebsite], 'at least', 100],
];

/** Prints which targets are reached; those whose contenders were not measured are left out. */
export function printTargets(measured: Measured[]): void {
  console.log();
  for (const [what, figure, rows, is, limit] of TARGETS) {
    const medians = rows.flatMap((row) => {
      const rounds = measured.find(({ name }) => name === row)?.rounds;
      return rounds ? spread(rounds, figure).median : [];
    });
    if (medians.length < rows.length) continue;
    const found = medians[0]! / (medians[1] ?? 1);
    const isReached = is === 'at most' ? found <= limit : found >= limit;
    console.log(`${isReached ? 'reached    ' : 'NOT reached'}  ${what}, ${is} ${limit}: ${found.toFixed(2)}`);
  }
}
