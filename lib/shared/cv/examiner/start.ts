import { type ChildProcess, spawn } from 'node:child_process';
import type { Inspected } from '../cv';
import type { ExaminerAnswer, ExaminerTask } from './messages';

// From the folder that the website and the API are started in: Next puts this file elsewhere.
const PROGRAM = 'lib/shared/cv/examiner/program.mjs';
// Of a machine with twenty times too much to do; otherwise it takes a second.
const START_MS = 60_000;

export type ExaminerLimits = { timeoutMs: number; maxHeapMb: number };

/** The examiner ended or did not start, for no reason of the file's. */
export class ExaminerFailed extends Error {}

/** A process that examines files, one after another. `hasEnded` once it is of no more use. */
export type Examiner = { ask(task: ExaminerTask): Promise<Inspected>; end(): void; hasEnded: () => boolean };

/** Starts a process that knows no settings, and keeps nothing waiting when this one ends. */
export function startExaminer({ timeoutMs, maxHeapMb }: ExaminerLimits): Examiner {
  // Not fork, whose program Next would try to bundle.
  const child = spawn(process.execPath, [`--max-old-space-size=${maxHeapMb}`, PROGRAM], {
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  const ready = answerOf(child, START_MS, () => new ExaminerFailed('not-started')).then(() => {});
  // Who asks gets the error.
  ready.catch(() => {});
  setHolding(child, false);
  return {
    async ask(task) {
      setHolding(child, true);
      try {
        await ready;
        const answer = answerOf(child, timeoutMs, () => ({ inspected: { problem: 'too-expanded' } }));
        // A process that ended before it took the task is told of by its exit.
        child.send(task, () => {});
        const said = await answer;
        if (!('inspected' in said)) throw new ExaminerFailed('wrong-answer');
        return said.inspected;
      } finally {
        setHolding(child, false);
      }
    },
    end: () => child.kill('SIGKILL'),
    hasEnded: () => ended,
  };
}

// What a process ends with that has no memory left: aborted, or killed by the system.
const OUT_OF_MEMORY = ['SIGABRT', 'SIGKILL', 'SIGTRAP'];

/** The next answer. One that is late, or takes too much memory, is the file's fault, and ends the process. */
function answerOf(
  child: ChildProcess,
  timeoutMs: number,
  late: () => ExaminerAnswer | Error,
): Promise<ExaminerAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (result: ExaminerAnswer | Error) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', onExit).off('error', reject);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(
        OUT_OF_MEMORY.includes(signal ?? '') || code === 134
          ? late()
          : new ExaminerFailed(signal ?? `code-${code}`),
      );
    const timer = setTimeout(() => {
      settle(late());
      child.kill('SIGKILL');
    }, timeoutMs);
    child.on('message', settle).on('exit', onExit).on('error', reject);
  });
}

/** Whether this process waits for it before it ends. */
function setHolding(child: ChildProcess, isHolding: boolean): void {
  if (isHolding) child.ref();
  else child.unref();
  if (isHolding) child.channel?.ref();
  else child.channel?.unref();
}
