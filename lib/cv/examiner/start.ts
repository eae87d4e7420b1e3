import { spawn } from 'node:child_process';
import type { Inspected } from '../cv';

// In the folder that the website and the API are started in.
const PROGRAM = 'dist/cv-examiner.mjs';
// Of a machine with twenty times too much to do; otherwise it takes a second.
const START_MS = 60_000;
const MAX_HEAP_MB = 256;

/**
 * There is no verdict. `isOverTheFile`: the process was lost while it read the file, which may or may not be the reason; a
 * machine that is short of memory or time loses it as well.
 */
export class ExaminerFailed extends Error {
  override name = 'ExaminerFailed';
  constructor(
    readonly code: string,
    readonly isOverTheFile = false,
  ) {
    super(code);
  }
}

export type Examiner = ReturnType<typeof startExaminer>;

/** A process that examines files, one after another, knows no settings, and keeps nothing waiting when this one ends. */
export function startExaminer(timeoutMs: number) {
  // Not fork, whose program Next would try to bundle.
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, PROGRAM], {
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  let hasEnded = false;
  let answer: ((said: Inspected) => void) | undefined;
  let fail: ((reason: string) => void) | undefined;
  const end = (reason: string): void => {
    hasEnded = true;
    child.kill('SIGKILL');
    fail?.(reason);
  };
  child.on('message', (said) => answer?.(said as Inspected));
  child.on('exit', (code, signal) => end(signal ?? `code-${code}`));
  child.on('error', ({ message }) => end(message));

  /** What it says next. @throws ExaminerFailed for nothing within the time, or when the process ends */
  function next(limitMs: number, isOverTheFile: boolean): Promise<Inspected> {
    // The timer also keeps this process from ending.
    const timer = setTimeout(() => end('timeout'), limitMs);
    const said = new Promise<Inspected>((resolve, reject) => {
      [answer, fail] = [resolve, (reason) => reject(new ExaminerFailed(reason, isOverTheFile))];
    });
    return said.finally(() => clearTimeout(timer));
  }
  const ready: Promise<unknown> = next(START_MS, false);
  // Who asks gets the error.
  ready.catch(() => {});
  return {
    /** @throws ExaminerFailed when it does not start */
    ready,
    /** Once it is ready. @throws ExaminerFailed when it does not answer in time, or ends */
    ask(bytes: Uint8Array): Promise<Inspected> {
      // A process that ended before it took the file is told of by its exit.
      if (!hasEnded) child.send(bytes, () => {});
      return next(hasEnded ? 0 : timeoutMs, true);
    },
    end: (): void => void child.kill('SIGKILL'),
    /** Whether it is of no more use. */
    hasEnded: () => hasEnded,
  };
}
