import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import { build } from '../build';
import { choosePorts, emptySettings } from '../browser/choose-ports';
import { openOutboxFile } from './world';
import { openApiFile } from './api-side';
import { outboxProperty, search, wholeProperty } from './properties';

/**
 * `npm run simulate`: searches for a schedule of crashes, lost responses and clock changes that breaks a promise; with
 * `--what programs`, sends applications to the built programs while the upstream fails and they are killed.
 */
type Options = {
  what: 'outbox' | 'whole' | 'programs';
  schedules: number;
  seed: number;
  only?: number;
  applications: number;
  kills: number;
  minutes?: number;
};

async function runPrograms(options: Options): Promise<void> {
  await choosePorts();
  // Imported after choosing ports, which these modules read.
  const [{ sample }, { tryPrograms }] = await Promise.all([import('../browser/sites'), import('./programs')]);
  Object.assign(process.env, emptySettings(), { SITE_URL: sample.env.SITE_URL, PORT: sample.env.PORT });
  process.env.BUILD_DIR = build();
  const isGood = await tryPrograms(options);
  console.log(isGood ? 'Nothing lost, nothing doubled.' : 'FAILED');
  process.exit(isGood ? 0 : 1);
}

async function run({ what, schedules, seed, only, ...options }: Options): Promise<void> {
  if (what === 'programs') return runPrograms({ what, schedules, seed, ...options });
  const budget = { schedules, seed, only };
  const outboxFile = openOutboxFile();
  const apiFile = what !== 'outbox' ? await openApiFile() : null;
  try {
    const found = apiFile
      ? await search(wholeProperty(outboxFile, apiFile), what, budget)
      : await search(outboxProperty(outboxFile), what, budget);
    const { seconds, failure } = found;
    const rate = Math.round(found.schedules / seconds);
    console.log(
      `${found.schedules} schedules in ${seconds.toFixed(1)} s (${rate} a second), seed ${seed}, on one of ${availableParallelism()} CPUs.`,
    );
    console.log(failure ?? 'No promise was broken.');
    if (failure) process.exitCode = 1;
  } finally {
    outboxFile.remove();
    await apiFile?.remove();
  }
}

function integer(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new InvalidArgumentError('must be a whole number');
  return Number(text);
}

new Command('simulate')
  .description('Runs outbox, API and mails through random schedules of failures in a simulated world.')
  .addOption(
    new Option('--what <what>', 'how much of it').choices(['outbox', 'whole', 'programs']).default('outbox'),
  )
  .option('--schedules <number>', 'how many', integer, 20_000)
  .option('--seed <number>', 'of a search to be repeated', integer, Date.now() % 2 ** 31)
  .option('--only <number>', 'one of its schedules, as a failure names it', integer)
  .option('--applications <number>', 'how many are sent to the programs', integer, 500)
  .option('--kills <number>', 'how often the website is killed', integer, 10)
  .option('--minutes <number>', 'how long applications are sent, whatever their number', integer)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
