import { spawnReader } from '../../base/spawn-reader';
import type { Inspected } from '../cv';

// Relative to the folder in which the website and the API are started.
const PROGRAM = 'dist/cv-examiner.mjs';
// For a heavily overloaded machine; normally it takes a second.
const START_MS = 60_000;
const MAX_HEAP_MB = 256;

/**
 * There is no verdict. `wasExamining`: the process died while examining the file, which may be the reason, but so may a
 * lack of memory or time.
 */
export class ExaminerFailed extends Error {
  override name = 'ExaminerFailed';
  constructor(
    readonly code: string,
    readonly wasExamining = false,
  ) {
    super(code);
  }
}

export type Examiner = ReturnType<typeof startExaminer>;

/** Starts a process that examines one file at a time. It gets no settings, and does not keep this process alive. */
export function startExaminer(timeoutMs: number) {
  const child = spawnReader(PROGRAM, MAX_HEAP_MB);
  let hasEnded = false;
  let answer: ((message: Inspected) => void) | undefined;
  let fail: ((reason: string) => void) | undefined;
  const end = (reason: string): void => {
    hasEnded = true;
    child.kill('SIGKILL');
    fail?.(reason);
  };
  child.on('message', (message) => answer?.(message as Inspected));
  child.on('exit', (code, signal) => end(signal ?? `code-${code}`));
  child.on('error', ({ message }) => end(message));

  /** The next message. @throws ExaminerFailed after the time limit, or when the process ends */
  function next(limitMs: number, wasExamining: boolean): Promise<Inspected> {
    // The timer also keeps this process alive meanwhile.
    const timer = setTimeout(() => end('timeout'), limitMs);
    const answered = new Promise<Inspected>((resolve, reject) => {
      [answer, fail] = [resolve, (reason) => reject(new ExaminerFailed(reason, wasExamining))];
    });
    return answered.finally(() => clearTimeout(timer));
  }
  const ready: Promise<unknown> = next(START_MS, false);
  // Avoids an unhandled rejection; callers of `ready` still get the error.
  ready.catch(() => {});
  return {
    /** @throws ExaminerFailed when it does not start */
    ready,
    /** To be called once ready. @throws ExaminerFailed when it does not respond in time, or ends */
    ask(bytes: Uint8Array): Promise<Inspected> {
      // A process that has ended meanwhile is reported by its exit event.
      if (!hasEnded) child.send(bytes, () => {});
      return next(hasEnded ? 0 : timeoutMs, true);
    },
    end: (): void => void child.kill('SIGKILL'),
    hasEnded: () => hasEnded,
  };
}
