import { defineConfig } from '@playwright/test';
import { chosenSites } from './test/browser/choose-ports';
import { LITERAL_API, literalApiUrl, sample, sites } from './test/browser/sites';

const start = 'node dist/start.mjs';

const isNightly = Boolean(process.env.E2E_NIGHTLY);
const chosen = chosenSites(
  JSON.parse(process.env.E2E_WORDS ?? '[]') as string[],
  isNightly ? 'e2e/nightly' : 'e2e',
);
// The sample site is where all tests begin, and has the API of the tagged one.
const websites = Object.entries(sites).filter(([name]) => name === 'sample' || chosen.has(name));

/** Started by e2e/run.ts, which prepares the build and the data. */
export default defineConfig({
  testDir: isNightly ? 'e2e/nightly' : 'e2e',
  testIgnore: isNightly ? [] : '**/nightly/**',
  // One more than the CPUs of a small machine: browsers wait much of the time.
  workers: 3,
  fullyParallel: true,
  // A test that passes only on retry is reported as flaky, with its first failure.
  retries: process.env.CI ? 2 : 0,
  // A busy machine takes its time; what a test waits for is named by its expectations.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    baseURL: sample.url,
    reducedMotion: 'reduce',
    // Recording costs a fifth of each test: `-- --trace retain-on-failure` has it here, a retry has it in CI.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'off', screenshots: false, snapshots: true },
    launchOptions: {
      executablePath: process.env.BROWSER_PATH || undefined,
      args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  webServer: [
    ...(chosen.has('literal') && 'literal' in sites
      ? [
          {
            command: `node ${LITERAL_API} --port ${new URL(literalApiUrl).port}`,
            url: `${literalApiUrl}/_seen`,
          },
        ]
      : []),
    ...websites.map(([, site]) => ({
      command: start,
      url: `${site.url}/api/health`,
      env: site.env,
      // A busy machine takes its time.
      timeout: 180_000,
      // The sites log every failure that a test provokes.
      stderr: 'ignore' as const,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    })),
  ],
});
