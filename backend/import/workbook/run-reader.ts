import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { sheetProblems } from '../../../lib/content/sheet-problems';
import { SheetProblem } from '../raw-sheet';
import { readerAnswer, type ReaderTask, type ReadWorkbook } from './messages';

const PROGRAM = path.resolve('dist/workbook-reader.mjs');
const TIMEOUT_MS = 60_000;
const MAX_HEAP_MB = 768;
// Signals that end a process out of memory: aborted, or killed by the system.
const OUT_OF_MEMORY = ['SIGABRT', 'SIGKILL', 'SIGTRAP'];

type ReaderLimits = { timeoutMs?: number; maxHeapMb?: number };

/**
 * Reads a workbook's visible sheets in a child process without settings, within a minute and 768 MB.
 *
 * @throws SheetProblem if it cannot be read within these limits
 */
export async function runReader(
  task: ReaderTask,
  { timeoutMs = TIMEOUT_MS, maxHeapMb = MAX_HEAP_MB }: ReaderLimits = {},
): Promise<ReadWorkbook> {
  const reader = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    const answer = readerAnswer.parse(await answerOf(reader, task, timeoutMs));
    if ('sheets' in answer) return answer;
    const { encrypted, damagedWorkbook, tooMuchMemory } = sheetProblems;
    throw new SheetProblem(
      { encrypted, damaged: damagedWorkbook, 'too-large': tooMuchMemory }[answer.failure],
    );
  } finally {
    reader.kill('SIGKILL');
  }
}

function answerOf(reader: ChildProcess, task: ReaderTask, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const refuse = (problem: string) => reject(new SheetProblem(problem));
    const timer = setTimeout(() => refuse(sheetProblems.tooSlow(Math.round(timeoutMs / 1000))), timeoutMs);
    reader.once('message', resolve);
    reader.once('error', reject);
    reader.once('exit', (code, signal) => {
      clearTimeout(timer);
      if (OUT_OF_MEMORY.includes(signal ?? '') || code === 134) refuse(sheetProblems.tooMuchMemory);
      else reject(new Error(`The workbook reader exited with ${signal ?? `code ${code}`}.`));
    });
    // If the process exits before receiving the task, its exit event reports that.
    reader.send(task, () => {});
  });
}
