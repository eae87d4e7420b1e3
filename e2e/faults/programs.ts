import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePdf, sha256 } from '../../test/browser/cv';
import { PORTS } from '../../test/browser/ports';
import { CAPTCHA_CODE, sample, WEBSITE } from '../../test/browser/sites';
import { program, runToEnd } from '../../test/program';

const SITE = `http://localhost:${PORTS.faults}`;
export const API = `http://127.0.0.1:${PORTS.faultsApi}`;

/** A website and the recruitment API with data in a new folder; the website calls the API at `apiBaseUrl`. */
export function bothPrograms(apiBaseUrl = `${API}/api/`, more: Record<string, string> = {}) {
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
export const countDuplicates = (counts: Map<string, number>) =>
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

export const fieldsOf = (number: number, email: string) => ({
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
