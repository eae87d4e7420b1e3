import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { sheetProblems } from '../../../lib/content/sheet-problems';
import { errorCode } from '../../../lib/shared/log';
import { SheetProblem } from '../sheet-problem';
import { workerAnswer, type WorkbookSheet, type WorkerTask } from './messages';

const TIMEOUT_MS = 60_000;
const MAX_HEAP_MB = 768;

export type WorkerLimits = { timeoutMs?: number; maxHeapMb?: number };

/**
 * Reads the visible sheets of a workbook in a thread of its own, within a minute and 768 MB.
 *
 * @throws SheetProblem if it cannot be read, or not within these limits
 */
export async function runWorker(
  task: WorkerTask,
  { timeoutMs = TIMEOUT_MS, maxHeapMb = MAX_HEAP_MB }: WorkerLimits = {},
): Promise<WorkbookSheet[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    // The thread is TypeScript as well, whatever compiled this one.
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  try {
    const answer = workerAnswer.parse(await firstMessage(worker, timeoutMs));
    if ('sheets' in answer) return answer.sheets;
    const { encrypted, damagedWorkbook, tooMuchMemory } = sheetProblems;
    throw new SheetProblem(
      { encrypted, damaged: damagedWorkbook, 'too-large': tooMuchMemory }[answer.failure],
    );
  } finally {
    await worker.terminate();
  }
}

function firstMessage(worker: Worker, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new SheetProblem(sheetProblems.tooSlow(Math.round(timeoutMs / 1000)))),
      timeoutMs,
    );
    worker.once('message', resolve);
    worker.once('error', (error) =>
      reject(
        errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new SheetProblem(sheetProblems.tooMuchMemory)
          : error,
      ),
    );
    worker.once('exit', (code) => reject(new Error(`The workbook’s thread ended with code ${code}.`)));
    worker.once('exit', () => clearTimeout(timer));
  });
}
