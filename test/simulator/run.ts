import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import { openOutboxFile } from './outbox-file';
import { openApiFile } from './recruitment-api';
import { search } from './search';
import { outboxProperty, wholeProperty } from './properties';

/** `npm run simulate`: searches for a schedule of crashes, lost responses and clock changes that breaks a promise. */
type Options = { what: 'outbox' | 'whole'; schedules: number; seed: number; only?: number };

async function run({ what, ...budget }: Options): Promise<void> {
  const outboxFile = openOutboxFile();
  const apiFile = what !== 'outbox' ? await openApiFile() : null;
  try {
    const found = apiFile
      ? await search(wholeProperty(outboxFile, apiFile), what, budget)
      : await search(outboxProperty(outboxFile), what, budget);
    const { schedules, seconds, failure } = found;
    const rate = Math.round(schedules / seconds);
    console.log(
      `${schedules} schedules in ${seconds.toFixed(1)} s (${rate} a second), seed ${budget.seed}, on one of ${availableParallelism()} CPUs.`,
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
  .addOption(new Option('--what <what>', 'how much of it').choices(['outbox', 'whole']).default('outbox'))
  .option('--schedules <number>', 'how many', integer, 20_000)
  .option('--seed <number>', 'of a search to be repeated', integer, Date.now() % 2 ** 31)
  .option('--only <number>', 'one of its schedules, as a failure names it', integer)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
