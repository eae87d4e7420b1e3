import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance';
import type { Gateway } from './gateway';
import type { Restartable } from './programs';

type Parts = { chance: Chance; gateway: Gateway; website: Restartable; backend: Restartable };

/**
 * Upsets the site until `signal`, with pauses of some seconds: outages of the API, and, until `stormEnd` (ms since 1970),
 * kills and restarts of both programs. Later ones would hide what a program gathers over time. Resolves with how often
 * each happened.
 */
export async function upset(
  { chance, gateway, website, backend }: Parts,
  stormEnd: number,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const happened = new Map<string, number>();
  const restart = async (program: Restartable, how: NodeJS.Signals) => {
    await program.end(how);
    await sleep(chance.between(0, 3_000));
    await program.start();
  };
  const outage = async () => {
    gateway.isClosed = true;
    await sleep(chance.between(2_000, 15_000));
    gateway.isClosed = false;
  };
  const storm: [string, () => Promise<void>][] = [
    ['website killed', () => restart(website, 'SIGKILL')],
    ['website restarted', () => restart(website, 'SIGTERM')],
    ['API killed', () => restart(backend, 'SIGKILL')],
    ['API restarted', () => restart(backend, 'SIGTERM')],
  ];
  while (!signal.aborted) {
    await sleep(chance.between(5_000, 25_000), undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    const isStorm = Date.now() < stormEnd;
    const [name, happen] = chance.pick<[string, () => Promise<void>]>([
      ['outage of the API', outage],
      ...(isStorm ? storm : []),
    ]);
    happened.set(name, (happened.get(name) ?? 0) + 1);
    await happen();
  }
  return happened;
}
