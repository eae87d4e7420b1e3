import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PORTS } from '../../test/browser/ports';
import { CAPTCHA_CODE, sample, WEBSITE } from '../../test/browser/sites';
import { type Applicant, apply, makeApplicant } from './applicant';
import { drain } from './drain';
import { countInbox, identity } from './inbox';
import { program } from './programs';
import { startFaultProxy } from './proxy';

export type FaultOptions = { applications: number; kills: number };
export type FaultResult = {
  sent: number;
  acknowledged: number;
  stored: number;
  /** Acknowledged, but not in the inbox with the same CV. */
  lost: number;
  /** Inbox rows beyond the first for the same application. */
  duplicated: number;
  /** Left in the outbox at the end. */
  undelivered: number;
  faults: Record<string, number>;
  seconds: number;
};

const SITE_PORT = PORTS.faults;
const BACKEND_PORT = PORTS.faultsApi;
const AT_ONCE = 8;
const site = `http://localhost:${SITE_PORT}`;

/**
 * Sends applications to a built website whose upstream fails in every way, while the website is killed `kills` times
 * and the upstream half as often; then counts what arrived. Needs a current build.
 */
export async function runFaults({ applications, kills }: FaultOptions): Promise<FaultResult> {
  const startedAt = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'dwaar-faults-'));
  const backendEnv = { BACKEND_PORT: BACKEND_PORT, DATA_DIR: path.join(folder, 'backend') };
  const proxy = await startFaultProxy(`http://127.0.0.1:${BACKEND_PORT}`);
  const siteEnv = {
    PORT: SITE_PORT,
    SITE_URL: sample.env.SITE_URL,
    DATA_DIR: path.join(folder, 'site'),
    API_BASE_URL: proxy.apiBaseUrl,
    UPSTREAM_TIMEOUT_MS: '1500',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    FORM_MIN_SECONDS: '0',
  };
  const backend = program(
    'recruitment API',
    ['dist/backend.mjs', 'serve'],
    `http://127.0.0.1:${BACKEND_PORT}/api/health`,
    backendEnv,
  );
  const website = program('website', WEBSITE, `${site}/api/health`, siteEnv);
  try {
    await Promise.all([backend.start(), website.start()]);
    const applicants = Array.from({ length: applications }, (_, index) => makeApplicant(index + 1));
    const acknowledged = await applyAll(applicants, [
      { victim: website, at: moments(kills, applications) },
      { victim: backend, at: moments(Math.ceil(kills / 2), applications) },
    ]);
    proxy.calmDown();
    const undelivered = await drain(site, siteEnv);
    await backend.kill();
    const counts = countInbox(backendEnv);
    return {
      sent: applicants.length,
      acknowledged: acknowledged.length,
      stored: sum(counts.values()),
      lost: acknowledged.filter((applicant) => !counts.has(identity(applicant.email, applicant.sha256)))
        .length,
      duplicated: sum([...counts.values()].map((count) => count - 1)),
      undelivered,
      faults: Object.fromEntries(proxy.happened),
      seconds: Math.round((Date.now() - startedAt) / 1000),
    };
  } finally {
    await Promise.all([website.kill(), backend.kill()]);
    proxy.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Kills = { victim: ReturnType<typeof program>; at: Set<number> };

/** Returns the applicants that were acknowledged; kills the victims once so many have begun to apply. */
async function applyAll(applicants: Applicant[], kills: Kills[]): Promise<Applicant[]> {
  const acknowledged: Applicant[] = [];
  const queue = applicants.values();
  let restarts: Promise<unknown> = Promise.resolve();
  const work = async () => {
    for (const applicant of queue) {
      for (const { victim } of kills.filter((kill) => kill.at.has(applicant.number))) {
        restarts = restarts.then(async () => {
          // At a random moment of the requests in flight.
          await sleep(Math.random() * 300);
          await victim.kill();
          await victim.start();
        });
      }
      if (await apply(site, applicant)) acknowledged.push(applicant);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await restarts;
  return acknowledged;
}

/** `count` distinct random moments, one in each section of the applications. */
function moments(count: number, applications: number): Set<number> {
  const stretch = applications / count;
  return new Set(Array.from({ length: count }, (_, index) => Math.ceil((index + Math.random()) * stretch)));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
