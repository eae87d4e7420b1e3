import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

// Next bundles the website's handlers, but a thread needs a file.
const FILE = path.join(process.cwd(), 'lib/forms/captcha/picture/worker.ts');
const MAX_HEAP_MB = 48;

/**
 * Starts the thread that makes pictures. It does not keep the process from exiting.
 *
 * TypeScript by tsx's own function: Node 20 does not apply `--import tsx` to threads.
 */
export function startThread(): Worker {
  const [file, parent] = [FILE, pathToFileURL(FILE).href].map((text) => JSON.stringify(text));
  const worker = new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${parent}))`, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.unref();
  return worker;
}
