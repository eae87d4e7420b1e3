import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  // Headless, like Playwright's own.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a browser: Playwright's own (undefined), else an installed one, else installs Playwright's.
 * @throws Error saying how to install one
 */
export function findBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  const install = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: true });
  if (install.status === 0 && existsSync(chromium.executablePath())) return undefined;
  throw new Error(
    'No browser for the tests: install one with `npx playwright install chromium` or `apt install chromium-headless-shell`.',
  );
}
