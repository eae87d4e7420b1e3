import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { apply, makeApplicant } from '../e2e/faults/applicant';
import { drain } from '../e2e/faults/drain';
import { countInbox, identity } from '../e2e/faults/inbox';
import { startFaultProxy } from '../e2e/faults/proxy';
import { freePort } from '../test/free-ports';
import { measureGroups } from './process-group';
import { spreadOf } from './rounds';
import { type Site, startSite } from './site';
import { printTable } from './table';

const SAMPLE_EVERY_MS = 5_000;
const DRAIN_MS = 20 * 60_000;
/** Below it, memory has not settled and says nothing. */
const JUDGED_MINUTES = 10;
/** What garbage collection, caches that fill and connections in flight explain. */
const TOLERANCE = { megabytes: { factor: 1.15, extra: 20 }, handles: { factor: 1, extra: 20 } };

type Sample = Record<keyof typeof TOLERANCE, number>;

/** `npm run soak`: hours of applications through failures; none may be lost or doubled, and nothing gathers in memory. */
async function run({ minutes, rate }: { minutes: number; rate: number }): Promise<void> {
  const backendPort = await freePort();
  const proxy = await startFaultProxy(`http://127.0.0.1:${backendPort}`);
  const env = { API_BASE_URL: proxy.apiBaseUrl, UPSTREAM_TIMEOUT_MS: '3000' };
  const site = await startSite('soak', { backendPort, env });
  const begin = Date.now();
  // Later kills would hide what a program gathers over time.
  const [stormEnd, end] = [begin + minutes * 30_000, begin + minutes * 60_000];
  const kills = killUntil(stormEnd, site);
  const samples = { website: [] as Sample[], backend: [] as Sample[] };
  const measuring = setInterval(() => {
    if (Date.now() < stormEnd) return;
    for (const name of ['website', 'backend'] as const) samples[name].push(...take(site[name].pid()));
  }, SAMPLE_EVERY_MS);
  const acknowledged = new Set<string>();
  const visits: Promise<void>[] = [];
  for (; Date.now() < end; await sleep(Math.max(0, begin + (visits.length * 1_000) / rate - Date.now()))) {
    const applicant = makeApplicant(visits.length + 1);
    const who = identity(applicant.email, applicant.sha256);
    visits.push(apply(site.url, applicant).then((isIn) => void (isIn && acknowledged.add(who))));
  }
  clearInterval(measuring);
  await kills;
  await Promise.all(visits);
  proxy.calmDown();
  const undelivered = await drain(site.url, site.siteEnv, DRAIN_MS);
  const stored = countInbox(site.store);
  const lost = [...acknowledged].filter((who) => !stored.has(who));
  const doubled = [...stored].filter(([, count]) => count > 1);
  printTable(
    ['applications and faults', 'number'],
    Object.entries({
      sent: visits.length,
      acknowledged: acknowledged.size,
      'acknowledged and lost': lost.length,
      'stored twice': doubled.length,
      'left in the outbox': undelivered,
      ...Object.fromEntries(proxy.happened),
    }).map(([what, count]) => [what, String(count)]),
  );
  const trends = Object.entries(samples).flatMap(([name, of]) => trendsOf(name, of));
  printTable(
    ['second half', 'first third', 'last third', 'flat'],
    trends.map(({ cells }) => cells),
  );
  const isFlat = minutes < JUDGED_MINUTES || trends.every((trend) => trend.isFlat);
  const isWhole = lost.length + doubled.length === 0 && undelivered === 0 && acknowledged.size > 0;
  console.log(isWhole && isFlat ? '\nNothing lost, nothing doubled.' : '\nFAILED');
  // Exiting stops everything that still runs.
  process.exit(isWhole && isFlat ? 0 : 1);
}

/** Kills or restarts one of the two programs after another, with pauses of some seconds. */
async function killUntil(end: number, { website, backend }: Site): Promise<void> {
  while (Date.now() < end) {
    await sleep(5_000 + Math.random() * 20_000);
    const program = Math.random() < 0.5 ? website : backend;
    await program.kill(Math.random() < 0.5 ? 'SIGKILL' : 'SIGTERM');
    await sleep(Math.random() * 3_000);
    await program.start();
  }
}

/** What a program holds; nothing where it has just ended. */
function take(pid: number): Sample[] {
  try {
    const handles = readdirSync(`/proc/${pid}/fd`).length;
    return [{ megabytes: measureGroups([pid]).rssBytes / 2 ** 20, handles }];
  } catch {
    return [];
  }
}

/** Compares the first third of a program's samples with the last one, by their medians; nothing of fewer than three. */
function trendsOf(name: string, samples: Sample[]) {
  const third = Math.floor(samples.length / 3);
  if (third === 0) return [];
  return (['megabytes', 'handles'] as const).map((measure) => {
    const medianOf = (part: Sample[]) => spreadOf(part.map((sample) => sample[measure])).median;
    const [first, last] = [medianOf(samples.slice(0, third)), medianOf(samples.slice(-third))];
    const { factor, extra } = TOLERANCE[measure];
    const isFlat = last <= first * factor + extra;
    return {
      isFlat,
      cells: [`${name}, ${measure}`, first.toFixed(0), last.toFixed(0), isFlat ? 'yes' : 'no'],
    };
  });
}

function positive(text: string): number {
  if (!(Number(text) > 0)) throw new InvalidArgumentError('must be a number above 0');
  return Number(text);
}

new Command('soak')
  .description('Applies for hours while programs are killed and the API fails; counts what arrives.')
  .option('--minutes <number>', 'how long', positive, 120)
  .option('--rate <number>', 'applications a second', positive, 5)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
