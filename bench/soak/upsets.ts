import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '../programs';
import type { Site } from '../site';
import type { Gateway } from './gateway';

/**
 * Upsets the site until `signal`, with pauses of some seconds: outages of the API, and, until `stormEnd` (ms since 1970),
 * kills and restarts of both programs. Later ones would hide what a program gathers over time. Resolves with how often
 * each happened.
 */
export async function upset(
  { website, backend }: Site,
  gateway: Gateway,
  stormEnd: number,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const happened = new Map<string, number>();
  const restart = async (program: Program, how: NodeJS.Signals) => {
    await program.stop(how);
    await sleep(between(0, 3_000));
    await program.start();
  };
  const outage: [string, () => Promise<void>] = [
    'outage of the API',
    async () => {
      gateway.isClosed = true;
      await sleep(between(2_000, 15_000));
      gateway.isClosed = false;
    },
  ];
  const storm: [string, () => Promise<void>][] = [
    outage,
    ['website killed', () => restart(website, 'SIGKILL')],
    ['website restarted', () => restart(website, 'SIGTERM')],
    ['API killed', () => restart(backend, 'SIGKILL')],
    ['API restarted', () => restart(backend, 'SIGTERM')],
  ];
  while (!signal.aborted) {
    await sleep(between(5_000, 25_000), undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    const [name, happen] = Date.now() < stormEnd ? storm[Math.floor(between(0, storm.length))]! : outage;
    happened.set(name, (happened.get(name) ?? 0) + 1);
    await happen();
  }
  return happened;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);
