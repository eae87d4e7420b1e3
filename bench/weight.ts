import { readFileSync } from 'node:fs';
import { BARE_MINIMUM } from './bare-minimum';
import { BARE_URL, startBareApp } from './bare-app';
import { WEIGHT_LIMITS } from './limits';
import { weighPage } from './page-weight';
import { startSite } from './site';
import { printTable } from './table';
import { PORTS } from './ports';

const PAGES = ['/', '/job', '/Payroll-Service', '/contact', '/applyjob?job_id=1001', '/job-details/1001'];

/** `npm run weight`: what pages weigh, and against Next's bare minimum. `--measure-bare` measures that minimum. */
async function run() {
  if (process.argv.includes('--measure-bare')) return measureBare();
  const site = await startSite('weight', PORTS.weight);
  try {
    const rows = [];
    for (const page of PAGES) {
      const { html, scripts, styles, preloadedFonts } = await weighPage(site.url + page);
      const beyond = scripts - BARE_MINIMUM.scriptBytes;
      rows.push([page, html, scripts, beyond, styles, preloadedFonts.length].map(String));
    }
    printTable(['page (gzip bytes)', 'HTML', 'scripts', 'beyond Next', 'CSS', 'preloaded fonts'], rows);
    console.log(`A job page may have ${WEIGHT_LIMITS.ownScripts} beyond Next ${BARE_MINIMUM.nextVersion}.`);
  } finally {
    await site.stop();
  }
}

async function measureBare() {
  const bare = await startBareApp();
  try {
    const { scripts } = await weighPage(BARE_URL);
    const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as {
      version: string;
    };
    console.log(`For bench/bare-minimum.ts: { nextVersion: '${version}', scriptBytes: ${scripts} }`);
  } finally {
    await bare.stop();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
