import '../lib/content/site/load-env';
import { Command } from 'commander';
import { parseEnv } from '../lib/base/env';
import { connectableHost } from '../lib/base/network';
import { savePictures } from './save-pictures';
import { fail } from './fail';

/** `npm run pictures -- JOB_ID`: saves a job's picture for a WhatsApp status and its poster, from the running website. */
async function pictures(jobId: string, { out }: { out: string }): Promise<void> {
  const { host, port } = parseEnv(process.env);
  for (const file of await savePictures(`http://${connectableHost(host)}:${port}`, jobId, out))
    console.log(`Wrote ${file}`);
}

new Command('pictures')
  .description('write a job’s WhatsApp status picture (PNG) and its A4 poster (PDF)')
  .argument('<job>', 'the id of an open job')
  .option('--out <folder>', 'the folder to write to', '.')
  .action(pictures)
  .parseAsync()
  .catch(fail);
