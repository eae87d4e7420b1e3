import { Command, InvalidArgumentError } from 'commander';
import { build } from '../../test/build';
import { printTable } from '../table';
import { soak, type SoakResult } from './soak';

// Below it, memory has not settled and says nothing.
const JUDGED_MINUTES = 10;

/** `npm run soak`: hours of forms through failures; nothing may be lost, doubled or gathered in memory. */
type Options = { minutes: number; rate: number; seed: number; port: number };

async function run({ minutes, rate, seed, port }: Options): Promise<void> {
  build();
  const ports = { site: port, backend: port + 1, metrics: port + 2 };
  const result = await soak({ minutes, rate, seed, ports });
  print(result);
  const isFlat = minutes < JUDGED_MINUTES || result.trends.every((trend) => trend.isFlat);
  const isWhole = result.lost.length + result.doubled.length + result.undelivered === 0;
  console.log(isWhole && isFlat ? '\nNothing lost, nothing doubled.' : '\nFAILED');
  process.exit(isWhole && isFlat && result.acknowledged > 0 ? 0 : 1);
}

function print({ sent, acknowledged, others, lost, doubled, undelivered, ...rest }: SoakResult): void {
  printTable(
    ['forms', 'number'],
    [
      ['sent', `${sent}`],
      ['acknowledged', `${acknowledged}`],
      ...[...others].map(([why, count]) => [`not acknowledged: ${why}`, `${count}`]),
      ['acknowledged and lost', `${lost.length} ${lost.slice(0, 5).join(' ')}`.trim()],
      ['stored twice', `${doubled.length} ${doubled.slice(0, 5).join(' ')}`.trim()],
      ['left in the outbox', `${undelivered}`],
    ],
  );
  const upsets: [string, number][] = [...rest.upsets, ['answer of the API lost', rest.lostAnswers]];
  printTable(
    ['upsets', 'times'],
    upsets.map(([name, times]) => [name, `${times}`]),
  );
  printTable(
    ['second half', 'first third', 'last third', 'flat'],
    rest.trends.map(({ program, measure, first, last, isFlat }) => [
      `${program}, ${measure}${measure === 'handles' ? '' : ' (MB)'}`,
      ...[first, last].map((value) => value.toFixed(0)),
      isFlat ? 'yes' : 'no',
    ]),
  );
}

function positive(text: string): number {
  if (!(Number(text) > 0)) throw new InvalidArgumentError('must be a number above 0');
  return Number(text);
}

new Command('soak')
  .description('Sends forms for hours while programs are killed and the API is away; counts what arrives.')
  .option('--minutes <number>', 'how long', positive, 120)
  .option('--rate <number>', 'forms a second', positive, 20)
  .option('--seed <number>', 'decides the failures', positive, 1)
  .option('--port <number>', 'of the website; its API and metrics take the next two', positive, 3260)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
