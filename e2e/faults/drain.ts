import { setTimeout as sleep } from 'node:timers/promises';
import { runToEnd } from './programs';

/**
 * Waits until a website's outbox is empty, with all of it made due again and again, as after an outage nobody waits for the
 * pauses. Resolves with what is left after `timeoutMs`, -1 if the website does not respond.
 */
export async function drain(
  url: string,
  siteEnv: Record<string, string>,
  timeoutMs = 120_000,
): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const left = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) })
      .then(async (response) => (await response.json()) as { outbox: { length: number } | null })
      .then(({ outbox }) => outbox?.length ?? -1)
      .catch(() => -1);
    if (left === 0 || Date.now() > deadline) return left;
    runToEnd(['dist/outbox.mjs', 'retry'], siteEnv);
    await sleep(2_000);
  }
}
