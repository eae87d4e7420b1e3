import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { build } from '../test/build';
import { findBrowser } from '../test/browser/browser';
import { choosePorts, emptySettings } from '../test/browser/choose-ports';

/**
 * `npm run e2e`: prepares a browser, a current build and fresh data, then runs Playwright with the given arguments.
 * `--nightly` runs e2e/nightly/, the infrastructure tests, instead of e2e/.
 */
async function run() {
  const words = process.argv.slice(2);
  const isNightly = words.includes('--nightly');
  const specs = words.filter((word) => word !== '--nightly');
  const browser = findBrowser();
  await choosePorts();
  // Imported after choosing ports, which the sites read.
  const { hasLiteralApi, LITERAL_API, sample, sites } = await import('../test/browser/sites');
  Object.assign(process.env, emptySettings(), { SITE_URL: sample.env.SITE_URL, PORT: sample.env.PORT });
  process.env.BUILD_DIR = build();
  for (const { env } of Object.values(sites)) rmSync(env.DATA_DIR, { recursive: true, force: true });
  if (!hasLiteralApi)
    console.log(`SKIPPED: the tests on an API to the letter, as ${LITERAL_API} is not here.`);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
  const tests = spawnSync(process.execPath, [...playwright, ...specs], {
    stdio: 'inherit',
    env: {
      ...process.env,
      BROWSER_PATH: browser,
      E2E_NIGHTLY: isNightly ? '1' : '',
      E2E_WORDS: JSON.stringify(specs),
    },
  });
  process.exit(tests.status ?? 1);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
