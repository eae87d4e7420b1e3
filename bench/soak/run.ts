import { Command, InvalidArgumentError } from 'commander';
import { printTable } from '../table';
import { soak } from './soak';

// Below it, memory has not settled and says nothing.
const JUDGED_MINUTES = 10;

/** `npm run soak`: hours of forms through failures; nothing may be lost, doubled or gathered in memory. */
async function run({ minutes, rate }: { minutes: number; rate: number }): Promise<void> {
  const { sent, acknowledged, others, lost, doubled, undelivered, upsets, trends } = await soak(
    minutes,
    rate,
  );
  const counts: [string, number | string][] = [
    ['sent', sent],
    ['acknowledged', acknowledged],
    ...Array.from(others, ([why, count]): [string, number] => [`not acknowledged: ${why}`, count]),
    ['acknowledged and lost', [lost.length, ...lost.slice(0, 5)].join(' ')],
    ['stored twice', [doubled.length, ...doubled.slice(0, 5)].join(' ')],
    ['left in the outbox', undelivered],
    ...upsets,
  ];
  printTable(
    ['forms and upsets', 'number'],
    counts.map(([name, count]) => [name, String(count)]),
  );
  printTable(
    ['second half', 'first third', 'last third', 'flat'],
    trends.map(({ program, measure, first, last, isFlat }) => [
      `${program}, ${measure}`,
      ...[first, last].map((value) => value.toFixed(0)),
      isFlat ? 'yes' : 'no',
    ]),
  );
  const isFlat = minutes < JUDGED_MINUTES || trends.every((trend) => trend.isFlat);
  const isWhole = [lost.length, doubled.length, undelivered].every((count) => count === 0);
  console.log(isWhole && isFlat ? '\nNothing lost, nothing doubled.' : '\nFAILED');
  process.exit(isWhole && isFlat && acknowledged > 0 ? 0 : 1);
}

function positive(text: string): number {
  if (!(Number(text) > 0)) throw new InvalidArgumentError('must be a number above 0');
  return Number(text);
}

new Command('soak')
  .description('Sends forms for hours while programs are killed and the API is away; counts what arrives.')
  .option('--minutes <number>', 'how long', positive, 120)
  .option('--rate <number>', 'forms a second', positive, 20)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
