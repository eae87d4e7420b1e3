import { startBareApp } from './bare-app';
import { WEIGHT_LIMITS } from './limits';
import { weighPage } from './page-weight';
import { startSite } from './site';
import { printTable } from './table';

const PAGES = ['/', '/job', '/Payroll-Service', '/contact', '/applyjob?job_id=1001', '/job-details/1001'];

/** `npm run weight`: compares pages' sizes with a bare app of the same Next and React. */
async function run() {
  const site = await startSite('weight');
  const bareScripts = (await weighPage((await startBareApp()).url)).scripts;
  const rows = [];
  for (const page of PAGES) {
    const { html, scripts, styles, styleSheets, fontBytes } = await weighPage(site.url + page);
    rows.push([page, html, scripts, scripts - bareScripts, styles, styleSheets, fontBytes].map(String));
  }
  printTable(['page (gzip bytes)', 'HTML', 'scripts', 'beyond Next', 'CSS', 'sheets', 'fonts'], rows);
  console.log(`A job page may have ${WEIGHT_LIMITS.scripts} of scripts; bare Next has ${bareScripts}.`);
  // Stops all child processes.
  process.exit(0);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
