import { setTimeout as sleep } from 'node:timers/promises';
import { createChance } from './chance';
import { startGateway } from './gateway';
import { type Ports, sitePrograms } from './programs';
import { type Sample, takeSample, type Trend, trends } from './samples';
import { countReferences } from './stored';
import { upset } from './upsets';
import { visit } from './visitors';
import { within } from './within';

const SAMPLE_EVERY_MS = 5_000;
const DRAIN_MS = 20 * 60_000;
const JOB_ID = '1001';

export type SoakOptions = { minutes: number; rate: number; seed: number; ports: Ports };
export type SoakResult = {
  sent: number;
  acknowledged: number;
  /** Why the others were not. */
  others: Map<string, number>;
  lost: string[];
  doubled: string[];
  undelivered: number;
  lostAnswers: number;
  upsets: Map<string, number>;
  trends: Trend[];
};

/** Sends forms at a steady rate to a built site that is upset all the time, and counts what arrived. */
export async function soak({ minutes, rate, seed, ports }: SoakOptions): Promise<SoakResult> {
  const chance = createChance(seed);
  const gateway = await startGateway(ports.backend, chance);
  const site = sitePrograms(ports, gateway.apiBaseUrl);
  const acknowledged = new Set<string>();
  const others = new Map<string, number>();
  const samples: Sample[] = [];
  try {
    await Promise.all([site.backend.start(), site.website.start()]);
    const begin = Date.now();
    const [stormEnd, end] = [begin + minutes * 30_000, begin + minutes * 60_000];
    const over = new AbortController();
    const upsets = upset({ chance, gateway, ...site }, stormEnd, over.signal);
    const measuring = measureUntil(over.signal, async () => {
      if (Date.now() < stormEnd) return;
      const taken = await Promise.all([takeSample(site.website, ports.metrics), takeSample(site.backend)]);
      samples.push(...taken.filter((sample) => sample !== null));
    });
    const visits: Promise<void>[] = [];
    let sent = 0;
    for (; Date.now() < end; sent++) {
      visits.push(
        visit(site.url, sent + 1, JOB_ID).then((told) => {
          if (told.reference !== null) acknowledged.add(told.reference);
          else others.set(told.why, (others.get(told.why) ?? 0) + 1);
        }),
      );
      await sleep(Math.max(0, begin + ((sent + 1) * 1_000) / rate - Date.now()));
    }
    over.abort();
    const happened = await upsets;
    await Promise.all([...visits, measuring]);
    gateway.isCalm = true;
    const undelivered = await drain(site.url);
    const counts = await countReferences(site.backendEnv);
    return {
      ...{ sent, acknowledged: acknowledged.size, others, undelivered, upsets: happened },
      lost: [...acknowledged].filter((reference) => !counts.has(reference)),
      doubled: [...counts].filter(([, count]) => count > 1).map(([reference]) => reference),
      lostAnswers: gateway.lostAnswers,
      trends: trends(samples),
    };
  } finally {
    await Promise.all([site.website.end('SIGTERM'), site.backend.end('SIGTERM')]);
    gateway.stop();
  }
}

async function measureUntil(signal: AbortSignal, measure: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await measure();
    await sleep(SAMPLE_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

/** Waits until the outbox is empty; resolves with what is left if that takes too long, -1 where the site does not answer. */
async function drain(url: string): Promise<number> {
  const deadline = Date.now() + DRAIN_MS;
  for (;;) {
    const left = await within(10_000, waiting(url)).catch(() => -1);
    if (left === 0 || Date.now() > deadline) return left;
    await sleep(2_000);
  }
}

async function waiting(url: string): Promise<number> {
  const response = await fetch(`${url}/api/health`);
  const { outbox } = (await response.json()) as { outbox: { length: number } | null };
  return outbox?.length ?? -1;
}
