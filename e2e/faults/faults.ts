import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureGroups, spreadOf } from '../../bench/rounds';
import { startApiProxy } from '../../test/api-proxy';
import type { Program } from '../../test/program';
import { API, apply, bothPrograms, countDuplicates, makeApplicant } from './programs';

/** `minutes`: duration, instead of a number of applications. */
type FaultOptions = { applications: number; kills: number; minutes?: number };

// Percentage of applications that meet each fault.
const FAULTS = {
  'answers 500': 8,
  'stores, answers 500': 8,
  hangs: 5,
  'stores, hangs': 5,
  'answers HTML': 8,
  'stores, answers HTML': 5,
  'drops the connection': 8,
  'stores, drops the connection': 8,
};
type Fault = keyof typeof FAULTS;

const AT_ONCE = 8;
const MEASURE_EVERY_MS = 5_000;
/** Growth explained by garbage collection, filling caches and connections in flight. */
const TOLERANCE = { megabytes: { factor: 1.15, extra: 20 }, handles: { factor: 1, extra: 20 } };
type Sample = Record<keyof typeof TOLERANCE, number>;

/**
 * Sends applications to a built website whose upstream fails in every way. In the first half, kills or stops the
 * website `kills` times and the upstream half as often; then counts what arrived. Needs a current build.
 */
async function runFaults({ applications, kills, minutes }: FaultOptions) {
  const proxy = await startFaultProxy(API);
  const both = bothPrograms(proxy.apiBaseUrl, { UPSTREAM_TIMEOUT_MS: '1500', FORM_MIN_SECONDS: '0' });
  const { website, backend } = both;
  try {
    await both.start();
    const startedAt = Date.now();
    let sent = 0;
    const progress = () => (minutes ? (Date.now() - startedAt) / (minutes * 60_000) : sent / applications);
    const victims = [
      { victim: website, at: moments(kills) },
      { victim: backend, at: moments(Math.ceil(kills / 2)) },
    ];
    let restarts: Promise<unknown> = Promise.resolve();
    const restartWhatIsDue = () => {
      for (const { victim, at } of victims)
        while (at.length > 0 && at[0]! <= progress()) {
          at.shift();
          restarts = restarts.then(() => restart(victim));
        }
    };
    const samples = { website: [] as Sample[], backend: [] as Sample[] };
    // Later kills would hide leaks.
    const measuring = setInterval(() => {
      if (progress() < 0.5) return;
      samples.website.push(...take(website.pid()));
      samples.backend.push(...take(backend.pid()));
    }, MEASURE_EVERY_MS);
    const acknowledged: string[] = [];
    const work = async () => {
      while (progress() < 1) {
        const applicant = makeApplicant(++sent);
        restartWhatIsDue();
        if (await apply(applicant)) acknowledged.push(applicant.identity);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    clearInterval(measuring);
    await restarts;
    proxy.calmDown();
    const undelivered = await both.drain();
    const counts = await both.countInbox();
    return {
      sent,
      acknowledged: acknowledged.length,
      stored: [...counts.values()].reduce((sum, count) => sum + count, 0),
      // Acknowledged, but missing from the inbox with the same CV.
      lost: acknowledged.filter((who) => !counts.has(who)).length,
      duplicated: countDuplicates(counts),
      undelivered,
      faults: Object.fromEntries(proxy.happened),
      // Resources per program at the beginning and end of the second half.
      held: Object.fromEntries(Object.entries(samples).flatMap(([name, of]) => trendsOf(name, of))),
    };
  } finally {
    await both.remove();
    await proxy.stop();
  }
}

/** Stops a program at a random moment, gracefully or not, and restarts it. */
async function restart(victim: Program): Promise<void> {
  await sleep(Math.random() * 300);
  await victim.kill(Math.random() < 0.7 ? 'SIGKILL' : 'SIGTERM');
  await victim.start();
}

/** `count` random moments, spread over the first half. */
const moments = (count: number) =>
  Array.from({ length: count }, (_, index) => ((index + Math.random()) / count) * 0.5);

/** Samples a program's resources; empty if it has just exited or there is no /proc. */
function take(pid: number): Sample[] {
  try {
    const handles = readdirSync(`/proc/${pid}/fd`).length;
    return [{ megabytes: measureGroups([pid]).rssBytes / 2 ** 20, handles }];
  } catch {
    return [];
  }
}

/** Compares the medians of the first and last third of a program's samples; empty for fewer than three. */
function trendsOf(name: string, samples: Sample[]) {
  const third = Math.floor(samples.length / 3);
  if (third === 0) return [];
  return (['megabytes', 'handles'] as const).map((measure) => {
    const medianOf = (part: Sample[]) => spreadOf(part.map((sample) => sample[measure])).median;
    const [first, last] = [medianOf(samples.slice(0, third)), medianOf(samples.slice(-third))];
    const { factor, extra } = TOLERANCE[measure];
    return [`${name}, ${measure}`, { first, last, isFlat: last <= first * factor + extra }] as const;
  });
}

/** A proxy to the recruitment API that makes calls storing applications fail in every possible way. */
async function startFaultProxy(target: string) {
  const happened = new Map<string, number>();
  let isFaulty = true;
  const { apiBaseUrl, stop } = await startApiProxy(target, async ({ method }, passOn, response) => {
    const fault = isFaulty && method === 'POST' ? drawFault() : null;
    const outcome = fault ?? 'passes';
    happened.set(outcome, (happened.get(outcome) ?? 0) + 1);
    const answer = fault && !fault.startsWith('stores') ? undefined : await passOn();
    if (!fault) return answer;
    fail(response, fault);
  });
  return {
    apiBaseUrl,
    stop,
    happened,
    /** Passes everything from now on. */ calmDown: () => (isFaulty = false),
  };
}

function fail(response: ServerResponse, fault: Fault): void {
  if (fault.endsWith('500')) response.writeHead(500).end('{"message":"Server Error"}');
  else if (fault.endsWith('HTML')) response.end('<!doctype html><title>Maintenance</title>');
  else if (fault.endsWith('connection')) response.destroy();
  // The website's timeout ends a hanging call.
}

function drawFault(): Fault | null {
  let left = Math.random() * 100;
  for (const [fault, share] of Object.entries(FAULTS)) if ((left -= share) < 0) return fault as Fault;
  return null;
}

/** Shorter runs say nothing about leaks, as resources have not settled. */
const JUDGED_MINUTES = 10;

/**
 * Runs faults, and tells what happened. No acknowledged application may be lost or duplicated; in the second half of a
 * long run, memory must not grow. @returns whether all is well
 */
export async function tryPrograms(options: FaultOptions): Promise<boolean> {
  const { faults, held, ...result } = await runFaults(options);
  const { sent, acknowledged, lost, duplicated, undelivered } = result;
  console.error(tell(faults));
  for (const [what, { first, last, isFlat }] of Object.entries(held))
    console.error(
      `${what}: ${first.toFixed(0)}, then ${last.toFixed(0)}${isFlat ? '' : ', which is not flat'}`,
    );
  console.log(tell(result));
  const isJudged = (options.minutes ?? 0) >= JUDGED_MINUTES;
  const isFlat = !isJudged || Object.values(held).every((each) => each.isFlat);
  return isFlat && lost === 0 && duplicated === 0 && undelivered === 0 && acknowledged === sent;
}

const tell = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');
