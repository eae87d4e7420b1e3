import path from 'node:path';
import { Worker } from 'node:worker_threads';

// Next bundles the handlers, but a worker thread needs a file.
const FILE = path.join(process.cwd(), 'dist/captcha-pictures.mjs');
const MAX_HEAP_MB = 48;

/** Starts the thread that generates pictures. It does not keep the process from exiting. */
export function startThread(): Worker {
  const worker = new Worker(/* turbopackIgnore: true */ FILE, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.unref();
  return worker;
}
