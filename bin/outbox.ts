import '../lib/content/site/load-env';
import { program } from './outbox-program';
import { fail } from './fail';

// "list | head" closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

program.parseAsync().catch(fail);
