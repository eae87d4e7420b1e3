import { Command } from 'commander';
import { measurePages } from './page-table';
import { runSearch } from './search/run-search';

type Options = { short?: boolean; search?: boolean };

/** `npm run bench`: see docs/performance.md. */
async function run({ short = false, search }: Options) {
  if (search) await runSearch(short);
  else await measurePages(short);
  // Exiting stops everything that still runs.
  process.exit(0);
}

new Command()
  .name('npm run bench --')
  .description(
    'Measures the built site beside the fastest ways to serve the same bytes, and says which targets it reaches.',
  )
  .option('--short', 'a short form, to see that it works')
  .option('--search', 'how well the store finds what people in India search for, in each engine')
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
