import { Command } from 'commander';
import { runAgainst } from './against-run';
import { runCaptcha } from './captcha/run-captcha';
import { runLighthouse } from './lighthouse';
import { runScale } from './scale';
import { runSearch } from './search/run-search';
import { runStore } from './store-search';
import { runSuggest } from './suggest';
import { runTable } from './table-run';

/** `npm run bench`: see docs/performance.md. */
async function run({
  short = false,
  scale,
  store,
  search,
  worst = false,
  suggest,
  lighthouse,
  captcha,
  against,
}: {
  short?: boolean;
  scale?: boolean;
  store?: boolean;
  search?: boolean;
  worst?: boolean;
  suggest?: boolean;
  lighthouse?: boolean;
  captcha?: boolean;
  against?: string;
}) {
  if (captcha) await runCaptcha(short, against);
  else if (against) await runAgainst(against, short);
  else if (scale) await runScale(short);
  else if (store) await runStore(short);
  else if (search) await runSearch(short, worst);
  else if (suggest) await runSuggest(short);
  else if (lighthouse) await runLighthouse(short);
  else await runTable(short);
  // Exiting stops everything that still runs.
  process.exit(0);
}

new Command()
  .name('npm run bench --')
  .description(
    'Measures the built site beside the fastest ways to serve the same bytes, and says which targets it reaches.',
  )
  .option('--short', 'a short form, to see that it works')
  .option('--scale', 'how each cost grows from 1,000 to 100,000 jobs')
  .option(
    '--store',
    'searches in the store alone, at 100,000 jobs; in PostgreSQL too where DATABASE_URL names one',
  )
  .option('--search', 'how well the store finds what people in India search for, in each engine')
  .option('--worst', 'with --search: the queries that are answered worst, too')
  .option('--suggest', 'what the search box suggests, at 100,000 jobs')
  .option('--lighthouse', 'Lighthouse on one page of each kind')
  .option('--captcha', 'what a flood of captchas costs visitors, and a form a program')
  .option('--against <checkout>', 'this website and the built one of another checkout, by turns')
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
