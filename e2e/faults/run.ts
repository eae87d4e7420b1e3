import { Command, InvalidArgumentError } from 'commander';
import { build } from '../../test/build';
import { choosePorts } from '../../test/browser/choose-ports';
import { emptySettings } from '../../test/browser/empty-settings';

type Options = { applications: number; kills: number; minutes?: number };

/** Shorter runs say nothing about leaks, as resources have not settled. */
const JUDGED_MINUTES = 10;

/**
 * `npm run faults`: no acknowledged application may be lost or duplicated, whatever fails. `npm run soak`
 * runs for hours, in whose second half memory must not grow.
 */
async function run(options: Options) {
  await choosePorts();
  // Imported after choosing ports, which these modules read.
  const [{ sample }, { runFaults }] = await Promise.all([
    import('../../test/browser/sites'),
    import('./faults'),
  ]);
  Object.assign(process.env, emptySettings(), { SITE_URL: sample.env.SITE_URL, PORT: sample.env.PORT });
  process.env.BUILD_DIR = build();
  let isGood = true;
  if (options.applications > 0) {
    const { faults, held, ...result } = await runFaults(options);
    const { sent, acknowledged, lost, duplicated, undelivered } = result;
    console.error(tell(faults));
    for (const [what, { first, last, isFlat }] of Object.entries(held)) {
      console.error(
        `${what}: ${first.toFixed(0)}, then ${last.toFixed(0)}${isFlat ? '' : ', which is not flat'}`,
      );
      if ((options.minutes ?? 0) >= JUDGED_MINUTES) isGood &&= isFlat;
    }
    console.log(tell(result));
    isGood &&= lost === 0 && duplicated === 0 && undelivered === 0 && acknowledged === sent;
  }
  console.log(isGood ? 'Nothing lost, nothing doubled.' : 'FAILED');
  process.exit(isGood ? 0 : 1);
}

const tell = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');

function count(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('a whole number is needed');
  return Number(text);
}

new Command('faults')
  .description('Sends applications while the upstream fails and programs are killed; counts what arrives.')
  .option('--applications <number>', 'how many applications', count, 500)
  .option('--kills <number>', 'how often the website is killed', count, 10)
  .option('--minutes <number>', 'how long, whatever the number of applications', count)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
