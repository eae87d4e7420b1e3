import { Stryker } from '@stryker-mutator/core';
import { Argument, Command } from 'commander';
import { groups } from './groups';

const FOLDER = 'node_modules/.cache/stryker';
// The least share of mutants, in percent, that tests must notice.
const LEAST_SCORE = 85;

/** `npm run mutate -- outbox`: changes the group's files one place at a time, and counts what no test notices. */
type Options = { concurrency: string; file?: string; all?: boolean };

async function run(name: string, options: Options): Promise<void> {
  const { mutate, tests } = groups[name]!;
  await new Stryker({
    mutate: options.file ? [options.file] : mutate,
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      configFile: 'jest.config.mjs',
      config: { testMatch: tests.map((glob) => `<rootDir>/${glob}`), maxWorkers: 1 },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    incremental: !options.all,
    incrementalFile: `${FOLDER}/${name}.json`,
    concurrency: Number(options.concurrency),
    reporters: ['progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: `${FOLDER}/${name}.html` },
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
    ignorePatterns: ['.next*', '.data', 'docs', 'e2e', 'public'],
    tempDirName: '.data/stryker',
    disableTypeChecks: false,
    timeoutMS: 10_000,
    // What runs once, when a file is loaded, would need all tests for each mutant.
    ignoreStatic: true,
  }).runMutationTest();
}

new Command('mutate')
  .addArgument(new Argument('<group>', 'what is mutated').choices(Object.keys(groups)))
  .option('--concurrency <number>', 'how many mutants are tested at a time', '1')
  .option('--file <path>', 'one of its files')
  .option('--all', 'also those that an earlier run has tested')
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
