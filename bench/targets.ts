import type { Verdict } from './behaviour';
import { NAMES } from './contenders';
import { type Measured, spread } from './rounds';

/** The targets that follow from the table; those whose contenders were not measured are left out. */
export function verdicts(measured: Measured[]): Verdict[] {
  const figure = (name: string, of: 'cpuMsPerRequest' | 'requestsPerSecond') => {
    const rounds = measured.find((one) => one.name === name)?.rounds;
    return rounds ? spread(rounds, of).median : null;
  };
  const ratio = (name: string, to: string, of: 'cpuMsPerRequest' | 'requestsPerSecond') => {
    const [one, other] = [figure(name, of), figure(to, of)];
    return one === null || other === null ? null : one / other;
  };
  const atMost = (target: string, found: number | null, limit: number, unit: string): Verdict[] =>
    found === null ? [] : [{ target, found: `${found.toFixed(2)} ${unit}`, reached: found <= limit }];
  const atLeast = (target: string, found: number | null, limit: number, unit: string): Verdict[] =>
    found === null ? [] : [{ target, found: `${found.toFixed(2)} ${unit}`, reached: found >= limit }];
  const cpu = 'cpuMsPerRequest';
  const rate = 'requestsPerSecond';
  return [
    ...atLeast(
      'job page through the edge, warm URLs: >= 0.75 x nginx with the same files, requests/s',
      ratio(NAMES.edgeWarm, NAMES.nginxWarm, rate),
      0.75,
      'x',
    ),
    ...atMost(
      'job page, website alone, hot: <= 1.2 x a bare Next ISR page, CPU',
      ratio(NAMES.hot, NAMES.bareIsr, cpu),
      1.2,
      'x',
    ),
    ...atMost('the same, aim: 0.5 x', ratio(NAMES.hot, NAMES.bareIsr, cpu), 0.5, 'x'),
    ...atMost('job page, uncached render: <= 7 ms CPU', figure(NAMES.cold, cpu), 7, 'ms'),
    ...atMost('list: <= 6 ms CPU', figure(NAMES.list, cpu), 6, 'ms'),
    ...atMost('the same, uncached render', figure(NAMES.listRendered, cpu), 6, 'ms'),
    ...atMost('search: <= 6 ms CPU', figure(NAMES.search, cpu), 6, 'ms'),
    ...atMost('the same, uncached render', figure(NAMES.searchRendered, cpu), 6, 'ms'),
    ...atLeast('apply, backend: >= 100/s', figure(NAMES.applyBackend, rate), 100, '/s'),
    ...atLeast('apply, website: >= 100/s', figure(NAMES.applyWebsite, rate), 100, '/s'),
  ];
}

export function printVerdicts(list: Verdict[]): void {
  console.log();
  for (const { target, found, reached } of list)
    console.log(`${reached ? 'reached    ' : 'NOT reached'}  ${target}: ${found}`);
}
