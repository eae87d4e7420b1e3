import { Command } from 'commander';
import { parseEnv } from '../lib/base/env';
import { connectableHost } from '../lib/base/network';
import { restartsOfService, whyNotReady } from './why-not-ready';
import { fail } from './fail';

/** Run by `dwaar update` and `dwaar rollback`: waits for the site with these settings. Exits with 1 if it does not start. */
async function awaitReady({ seconds, alive }: { seconds: string; alive?: boolean }): Promise<void> {
  const { host, port } = parseEnv(process.env);
  const path = alive ? '/api/health' : '/api/ready';
  const reason = await whyNotReady(`http://${connectableHost(host)}:${port}${path}`, {
    seconds: Number(seconds),
    hasEnded: () => (restartsOfService() > 1 ? 'The service exited and was restarted.' : null),
  });
  if (reason !== null) throw new Error(reason);
}

new Command('await-ready')
  .option('--seconds <number>', 'how long to wait', '90')
  .option('--alive', 'wait only for /api/health')
  .action(awaitReady)
  .parseAsync()
  .catch(fail);
