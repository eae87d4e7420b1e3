import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/free-ports';
import { startSite } from '../site';
import { startGateway } from './gateway';
import { type Sample, takeSample, type Trend, trends } from './trends';
import { upset } from './upsets';
import { visit } from './visitors';

const SAMPLE_EVERY_MS = 5_000;
const DRAIN_MS = 20 * 60_000;

type SoakResult = {
  sent: number;
  acknowledged: number;
  /** Why the others were not. */
  others: Map<string, number>;
  lost: string[];
  doubled: string[];
  undelivered: number;
  upsets: Map<string, number>;
  trends: (Trend & { program: string })[];
};

/** Sends forms at a steady rate, a second, to a built site that is upset all the time, and counts what arrived. */
export async function soak(minutes: number, rate: number): Promise<SoakResult> {
  const backendPort = await freePort();
  const gateway = await startGateway(backendPort);
  const env = { API_BASE_URL: gateway.apiBaseUrl, UPSTREAM_TIMEOUT_MS: '3000' };
  const site = await startSite('soak', { backendPort, env });
  const acknowledged = new Set<string>();
  const others = new Map<string, number>();
  const programs = { website: site.website, 'recruitment API': site.backend };
  const samples = Object.entries(programs).map(([name, program]) => ({ name, program, of: [] as Sample[] }));
  const begin = Date.now();
  const [stormEnd, end] = [begin + minutes * 30_000, begin + minutes * 60_000];
  const over = new AbortController();
  const upsets = upset(site, gateway, stormEnd, over.signal);
  const measuring = setInterval(() => {
    if (Date.now() < stormEnd) return;
    for (const { program, of } of samples)
      of.push(...[takeSample(program.pid)].filter((one) => one !== null));
  }, SAMPLE_EVERY_MS);
  const visits: Promise<void>[] = [];
  for (; Date.now() < end; await sleep(Math.max(0, begin + (visits.length * 1_000) / rate - Date.now())))
    visits.push(
      visit(site.url, visits.length + 1).then((told) => {
        if (told.reference !== null) acknowledged.add(told.reference);
        else others.set(told.why, (others.get(told.why) ?? 0) + 1);
      }),
    );
  over.abort();
  clearInterval(measuring);
  const happened = await upsets;
  await Promise.all(visits);
  gateway.isCalm = true;
  const undelivered = await drain(site.url);
  const stored = await site.storedReferences();
  const once = new Set(stored);
  await site.stop();
  gateway.stop();
  return {
    sent: visits.length,
    acknowledged: acknowledged.size,
    others,
    lost: [...acknowledged].filter((reference) => !once.has(reference)),
    doubled: stored.filter((reference) => !once.delete(reference)),
    undelivered,
    upsets: happened.set('answer of the API lost', gateway.lostAnswers),
    trends: samples.flatMap(({ name, of }) => trends(of).map((trend) => ({ program: name, ...trend }))),
  };
}

/** Waits until the outbox is empty; resolves with the entries left after a timeout, -1 if the site does not respond. */
async function drain(url: string): Promise<number> {
  const deadline = Date.now() + DRAIN_MS;
  for (;;) {
    const left = await waiting(url).catch(() => -1);
    if (left === 0 || Date.now() > deadline) return left;
    await sleep(2_000);
  }
}

async function waiting(url: string): Promise<number> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) });
  const { outbox } = (await response.json()) as { outbox: { length: number } | null };
  return outbox?.length ?? -1;
}
