import { type ChildProcess, spawn } from 'node:child_process';
import type { Inspected } from '../cv';
import type { ExaminerAnswer } from './messages';

// In the folder that the website and the API are started in.
const PROGRAM = 'dist/cv-examiner.mjs';
// Of a machine with twenty times too much to do; otherwise it takes a second.
const START_MS = 60_000;

export type ExaminerLimits = { timeoutMs: number; maxHeapMb: number };

/**
 * There is no verdict. `isOverTheFile`: the process was lost while it read the file, which may or may not be the reason; a
 * machine that is short of memory or time loses it as well.
 */
export class ExaminerFailed extends Error {
  constructor(
    readonly code: string,
    readonly isOverTheFile = false,
  ) {
    super(code);
    this.name = 'ExaminerFailed';
  }
}

/** A process that examines files, one after another. `hasEnded` once it is of no more use. */
export type Examiner = {
  /** @throws ExaminerFailed when it does not start */
  ready: Promise<void>;
  /** Once it is ready. @throws ExaminerFailed when it does not answer in time, or ends */
  ask(bytes: Uint8Array): Promise<Inspected>;
  end(): void;
  hasEnded: () => boolean;
};

/** Starts a process that knows no settings, and keeps nothing waiting when this one ends. */
export function startExaminer({ timeoutMs, maxHeapMb }: ExaminerLimits): Examiner {
  // Not fork, whose program Next would try to bundle.
  const child = spawn(process.execPath, [`--max-old-space-size=${maxHeapMb}`, PROGRAM], {
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let ended = false;
  const end = () => {
    ended = true;
    child.kill('SIGKILL');
  };
  child.once('exit', end).once('error', end);
  const ready = answerOf(child, START_MS).then(
    () => {},
    (error: Error) => {
      end();
      throw new ExaminerFailed(`not-started: ${error.message}`);
    },
  );
  // Who asks gets the error.
  ready.catch(() => {});
  setHolding(child, false);
  return {
    ready,
    async ask(bytes) {
      setHolding(child, true);
      try {
        const answer = answerOf(child, timeoutMs);
        // A process that ended before it took the file is told of by its exit.
        child.send(bytes, () => {});
        const said = await answer;
        if ('inspected' in said) return said.inspected;
        throw new Error('wrong-answer');
      } catch (error) {
        end();
        throw new ExaminerFailed((error as Error).message, true);
      } finally {
        setHolding(child, false);
      }
    },
    end,
    hasEnded: () => ended,
  };
}

/** The next answer. @throws Error for none within the time, or when the process ends */
function answerOf(child: ChildProcess, timeoutMs: number): Promise<ExaminerAnswer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
    };
    const onMessage = (answer: unknown) => {
      done();
      resolve(answer as ExaminerAnswer);
    };
    const onError = (error: Error) => {
      done();
      reject(error);
    };
    const onExit = (code: number | null, signal: string | null) =>
      onError(new Error(signal ?? `code-${code}`));
    const timer = setTimeout(() => onError(new Error('timeout')), timeoutMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
  });
}

/** Whether this process waits for it before it ends. */
function setHolding(child: ChildProcess, isHolding: boolean): void {
  if (isHolding) child.ref();
  else child.unref();
  if (isHolding) child.channel?.ref();
  else child.channel?.unref();
}
