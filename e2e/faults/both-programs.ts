import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PORTS } from '../../test/browser/ports';
import { CAPTCHA_CODE, sample, WEBSITE } from '../../test/browser/sites';
import { program, runToEnd } from '../../test/program';

export const SITE = `http://localhost:${PORTS.faults}`;
export const API = `http://127.0.0.1:${PORTS.faultsApi}`;

export const identity = (email: string, cvHash: string) => `${email} ${cvHash}`;

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
