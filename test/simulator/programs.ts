import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureGroups, spreadOf } from '../../bench/rounds';
import { startApiProxy } from '../api-proxy';
import { makePdf, sha256 } from '../browser/cv';
import { PORTS } from '../browser/ports';
import { CAPTCHA_CODE, sample, WEBSITE } from '../browser/sites';
import { program, type Program, runToEnd } from '../program';

const SITE = `http://localhost:${PORTS.faults}`;
const API = `http://127.0.0.1:${PORTS.faultsApi}`;

/** A website and the recruitment API with data in a new folder; the website calls the API at `apiBaseUrl`. */
function bothPrograms(apiBaseUrl = `${API}/api/`, more: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dwaar-faults-'));
  const apiEnv = { BACKEND_PORT: PORTS.faultsApi, DATA_DIR: path.join(folder, 'backend') };
  const siteEnv = {
    PORT: PORTS.faults,
    SITE_URL: sample.env.SITE_URL,
    DATA_DIR: path.join(folder, 'site'),
    API_BASE_URL: apiBaseUrl,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    ...more,
  };
  const backend = program('recruitment API', ['dist/backend.mjs', 'serve'], `${API}/api/health`, apiEnv);
  const website = program('website', WEBSITE, `${SITE}/api/health`, siteEnv);
  return {
    backend,
    website,
    start: () => Promise.all([backend.start(), website.start()]),

    /**
     * Waits until the outbox is empty, repeatedly making everything due to skip retry pauses. Resolves with the
     * number left after two minutes, or -1 if the website does not respond.
     */
    async drain(): Promise<number> {
      const deadline = Date.now() + 120_000;
      for (;;) {
        const left = await fetch(`${SITE}/api/health`, { signal: AbortSignal.timeout(10_000) })
          .then(async (response) => (await response.json()) as { outbox: { length: number } | null })
          .then(({ outbox }) => outbox?.length ?? -1)
          .catch(() => -1);
        if (left === 0 || Date.now() > deadline) return left;
        runToEnd(['dist/outbox.mjs', 'retry'], siteEnv);
        await sleep(2_000);
      }
    },

    /** Kills both, and counts each application in the recruitment API's inbox. */
    async countInbox(): Promise<Map<string, number>> {
      await Promise.all([website.kill(), backend.kill()]);
      const counts = new Map<string, number>();
      const inbox = runToEnd(['dist/backend.mjs', 'inbox', '--kind', 'applications', '--json'], apiEnv);
      for (const line of inbox.split('\n').filter(Boolean)) {
        const { email, cv_sha256 } = JSON.parse(line) as { email: string; cv_sha256: string };
        const key = identity(email, cv_sha256);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return counts;
    },

    async remove(): Promise<void> {
      await Promise.all([website.kill(), backend.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Number of duplicate applications. */
const countDuplicates = (counts: Map<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count - 1, 0);

const identity = (email: string, cvHash: string) => `${email} ${cvHash}`;

const TIMEOUT_MS = 120_000;
// One in ten applicants clicks twice.
const DOUBLE_CLICKS = 10;

export function makeApplicant(number: number) {
  const cv = makePdf(`Applicant ${number}, ${'experienced '.repeat(number % 50)}`);
  const email = `applicant-${number}@example.com`;
  const hash = sha256(cv);
  return { number, cv, sha256: hash, email, identity: identity(email, hash) };
}
export type Applicant = ReturnType<typeof makeApplicant>;

/** Applies persistently: resends the form with a new captcha until acknowledged. Resolves with false if it never is. */
export async function apply(applicant: Applicant, site = SITE): Promise<boolean> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const clicks = applicant.number % DOUBLE_CLICKS === 0 ? 2 : 1;
    const tries = await Promise.all(Array.from({ length: clicks }, () => applyOnce(applicant, site)));
    if (tries.includes('acknowledged')) return true;
    await sleep(Math.min(...tries.map(Number)));
  }
  return false;
}

/** Resolves with 'acknowledged' or the milliseconds until the next try. */
async function applyOnce(applicant: Applicant, site: string): Promise<'acknowledged' | number> {
  // Each applicant has a different IP address, via a trusted proxy's header.
  const { number } = applicant;
  const headers = {
    origin: site,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
  };
  try {
    const challenge = await fetch(`${site}/api/captcha?form=apply-job`, {
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    if (!challenge.ok) return pauseOf(challenge);
    const { token } = (await challenge.json()) as { token: string };
    const response = await fetch(`${site}/api/apply-job`, {
      method: 'POST',
      headers,
      body: formOf(applicant, token),
      signal: AbortSignal.timeout(20_000),
    });
    const { status, reference } = (await response.json()) as { status?: number; reference?: string };
    if ([200, 202].includes(response.status) && status === 1 && reference) return 'acknowledged';
    return pauseOf(response);
  } catch {
    // The website was killed, perhaps after accepting the application.
    return 100 + Math.random() * 400;
  }
}

const fieldsOf = (number: number, email: string) => ({
  jobId: '1001',
  firstName: 'Applicant',
  lastName: `No ${number}`,
  email,
  phone: '98765 43210',
  message: `Application ${number}`,
  consent: 'on',
});

function formOf({ number, cv, email }: Applicant, captchaToken: string): FormData {
  const form = new FormData();
  const fields = { ...fieldsOf(number, email), captchaToken, captchaText: CAPTCHA_CODE };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([new Uint8Array(cv)], `cv-${number}.pdf`, { type: 'application/pdf' }));
  return form;
}

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  // Waits as told by a rate limit; after a 503, people retry sooner than told.
  return response.status === 429 ? seconds * 1000 : 500;
}

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
