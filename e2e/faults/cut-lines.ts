import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addKept, readKept } from '../../lib/browser/kept/kept-store';
import { sendKept } from '../../components/forms/kept/send-kept';
import { CAPTCHA_CODE, sample, WEBSITE } from '../../test/browser/sites';
import { PORTS } from '../../test/browser/ports';
import { fieldsOf, makeApplicant } from './applicant';
import { type Cuts, startCuttingProxy } from './cutting-proxy';
import { fetchOnce } from './fetch-once';
import { countInbox, identity } from './inbox';
import { program } from './programs';

export type CutLinesResult = {
  kept: number;
  /** Told to have been received. */
  sent: number;
  /** Not in the inbox with the same CV. */
  lost: number;
  /** Inbox rows beyond the first for the same application. */
  twice: number;
  /** Different references told. */
  references: number;
  cuts: Cuts;
  seconds: number;
};

const MAX_ROUNDS = 40;
const site = `http://localhost:${PORTS.faults}`;

/**
 * Has one device keep applications and send them, with the code that browsers run, over a line that breaks at random
 * bytes, until none waits; then counts what arrived. Needs a current build.
 */
export async function runCutLines(applications: number): Promise<CutLinesResult> {
  const startedAt = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'dwaar-cut-lines-'));
  const env = {
    PORT: PORTS.faults,
    BACKEND_PORT: PORTS.faultsApi,
    SITE_URL: sample.env.SITE_URL,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
  };
  const api = program(
    'recruitment API',
    ['dist/backend.mjs', 'serve'],
    `http://127.0.0.1:${PORTS.faultsApi}/api/health`,
    env,
  );
  const siteEnv = {
    ...env,
    DATA_DIR: path.join(folder, 'site'),
    API_BASE_URL: `http://127.0.0.1:${PORTS.faultsApi}/api/`,
  };
  const website = program('website', WEBSITE, `${site}/api/health`, siteEnv);
  const proxy = await startCuttingProxy({ host: 'localhost', port: Number(PORTS.faults) });
  const { fetch, console } = globalThis;
  try {
    await Promise.all([api.start(), website.start()]);
    const applicants = Array.from({ length: applications }, (_, index) => makeApplicant(index + 1));
    for (const applicant of applicants) await keep(applicant);
    globalThis.fetch = fetchOnce(site, proxy.port);
    // Each broken line is told there.
    globalThis.console = { ...console, warn: () => {} };
    for (let round = 0; round < MAX_ROUNDS && !(await sendKept()); round += 1);
    const outcomes = (await readKept()).map(({ outcome }) => outcome);
    const sent = outcomes.flatMap((outcome) => (outcome.kind === 'sent' ? [outcome.reference] : []));
    await website.kill();
    await api.kill();
    const counts = countInbox(env);
    const times = applicants.map(({ email, sha256 }) => counts.get(identity(email, sha256)) ?? 0);
    return {
      kept: applications,
      sent: sent.length,
      lost: times.filter((count) => count === 0).length,
      twice: [...counts.values()].reduce((sum, count) => sum + count - 1, 0),
      references: new Set(sent).size,
      cuts: proxy.cuts,
      seconds: Math.round((Date.now() - startedAt) / 1000),
    };
  } finally {
    Object.assign(globalThis, { fetch, console });
    await Promise.all([website.kill(), api.kill()]);
    proxy.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function keep({ number, cv, email }: ReturnType<typeof makeApplicant>): Promise<void> {
  const fields = fieldsOf(number, email);
  const application = {
    key: randomUUID(),
    at: new Date().toISOString(),
    job: { id: '1001', path: '/job-details/1001/safety-officer', title: 'Safety Officer', company: '' },
    fields,
    cvName: `cv-${number}.pdf`,
    outcome: { kind: 'waiting' as const },
  };
  return addKept(application, new Uint8Array(cv));
}
