import '../lib/content/site/load-env';
import { errorCode } from '../lib/base/log';
import { failCommand } from './failed-command';
import { program } from './program';

// "inbox | head" closes the pipe early; that is not a failure.
process.stdout.on('error', (error) => (errorCode(error) === 'EPIPE' ? process.exit(0) : failCommand(error)));

program.parseAsync().catch(failCommand);
