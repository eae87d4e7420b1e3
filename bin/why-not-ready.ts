import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const readiness = z.object({ checks: z.record(z.string(), z.enum(['ok', 'failing'])) });

type WaitOptions = {
  seconds: number;
  /** The reason to stop waiting, or null. */
  hasEnded: () => string | null;
};

/** Polls `url` until it responds with 200. @returns null, or why it did not in time */
export async function whyNotReady(url: string, { seconds, hasEnded }: WaitOptions): Promise<string | null> {
  const deadline = Date.now() + seconds * 1_000;
  let reason: string | null = '';
  while (reason !== null && Date.now() < deadline) {
    const end = hasEnded();
    if (end !== null) return `${end} ${reason}`.trim();
    reason = await ask(url);
    if (reason !== null) await sleep(250);
  }
  return reason;
}

async function ask(url: string): Promise<string | null> {
  try {
    // While the service starts, a connection waits in the socket's queue.
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (response.ok) return null;
    const parsed = readiness.safeParse(await response.json().catch(() => null));
    const failing = Object.entries(parsed.data?.checks ?? {}).filter(([, state]) => state === 'failing');
    return `${url} answers ${response.status}${failing.length > 0 ? `, failing: ${failing.map(([name]) => name).join(', ')}` : ''}.`;
  } catch (error) {
    return `${url} does not answer (${error instanceof Error ? error.message : String(error)}).`;
  }
}

/** How often systemd has restarted the service since it was started; 0 without systemd. */
export function restartsOfService(): number {
  const show = spawnSync('systemctl', ['show', '--property=NRestarts', '--value', 'dwaar.service'], {
    encoding: 'utf8',
  });
  return Number(show.stdout) || 0;
}
