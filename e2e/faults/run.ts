import { Command, InvalidArgumentError } from 'commander';
import { build } from '../../test/build';
import { choosePorts } from '../../test/browser/choose-ports';
import { emptySettings } from '../../test/browser/empty-settings';

/** `npm run faults`: no application that was acknowledged, or that a device keeps, may be lost or duplicated, whatever
 * fails. */
async function run({ applications, kills, cuts }: { applications: number; kills: number; cuts: number }) {
  await choosePorts();
  // Imported only now, because they contain the chosen ports.
  const [{ sample }, { runFaults }, { runCutLines }] = await Promise.all([
    import('../../test/browser/sites'),
    import('./faults'),
    import('./cut-lines'),
  ]);
  Object.assign(process.env, emptySettings(), { SITE_URL: sample.env.SITE_URL, PORT: sample.env.PORT });
  process.env.BUILD_DIR = build();
  const areKeptSent = cuts === 0 || (await sendOverCutLines(runCutLines, cuts));
  if (applications === 0) process.exit(areKeptSent ? 0 : 1);
  const result = await runFaults({ applications, kills });
  const { sent, acknowledged, stored, lost, duplicated, undelivered, faults, seconds } = result;
  console.error(
    Object.entries(faults)
      .map(([fault, count]) => `${fault}: ${count}`)
      .join(', '),
  );
  console.error(
    `${kills} kills of the website, ${Math.ceil(kills / 2)} of the upstream, ${seconds} s, undelivered ${undelivered}`,
  );
  console.log(
    `sent ${sent}, acknowledged ${acknowledged}, stored ${stored}, lost ${lost}, duplicated ${duplicated}`,
  );
  const good = lost === 0 && duplicated === 0 && undelivered === 0 && acknowledged === sent;
  process.exit(good && areKeptSent ? 0 : 1);
}

async function sendOverCutLines(
  runCutLines: typeof import('./cut-lines').runCutLines,
  count: number,
): Promise<boolean> {
  const { kept, sent, lost, twice, references, cuts, seconds } = await runCutLines(count);
  const posts = Object.entries(cuts).map(([what, times]) => `${what}: ${times}`);
  console.error(`posts of kept applications over a line that breaks: ${posts.join(', ')}; ${seconds} s`);
  console.log(`kept ${kept}, sent ${sent}, lost ${lost}, twice ${twice}`);
  return sent === kept && references === kept && lost === 0 && twice === 0;
}

function count(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('a whole number is needed');
  return Number(text);
}

new Command('faults')
  .description('Sends applications while the upstream fails and programs are killed; counts what arrives.')
  .option('--applications <number>', 'how many applications', count, 500)
  .option('--cuts <number>', 'how many that a device keeps are sent over a line that breaks', count, 200)
  .option('--kills <number>', 'how often the website is killed', count, 10)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
