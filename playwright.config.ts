import { defineConfig } from '@playwright/test';
import { cutOff, hasRealAds, realAds, sample } from './e2e/support/sites';

const command = 'node --import tsx deploy/start.ts';

/** Run by e2e/run.ts, which makes the build and the data ready. */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    baseURL: sample.url,
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH || undefined,
      args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  webServer: [sample, cutOff, ...(hasRealAds ? [realAds] : [])].map((site) => ({
    command,
    url: `${site.url}/api/health`,
    env: site.env,
    // The sites log every failure that a test provokes.
    stderr: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
