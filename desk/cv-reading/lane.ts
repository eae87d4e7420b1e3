import type { ChildProcess } from 'node:child_process';
import { spawnReader } from '../../lib/base/spawn-reader';

/** The displayed parts of a CV: its first pages as base64 PNG, its text, and its number of pages. Empty or 0: unknown. */
export type ShownCv = { pages: string[]; text: string; pageCount: number };
export type ReadTask = { bytes: Uint8Array; mimeType: string; pages: number };

/** What the reader process sends as it reads: nothing when it begins, then any of these, and at last `isDone`. */
export type ShownPart = Partial<Pick<ShownCv, 'text' | 'pageCount'>> & { page?: string; isDone?: true };
/** `isWhole`: nothing is missing. */
type Answer = { shown: ShownCv; isWhole: boolean };
export type Lane = ReturnType<typeof createLane>;

const PROGRAM = 'dist/cv-reader.mjs';
/** A person waits for pictures, the word index for text alone. */
const [PICTURES_MS, TEXT_MS] = [5_000, 20_000];
const MAX_HEAP_MB = 256;
/** Starting takes seconds on a busy machine, which is not the file's fault. */
const START_MS = 20_000;

/**
 * A process without settings or store that reads one CV at a time, killed when one takes too much time or memory, and
 * after `idleMs` without one.
 */
export function createLane(idleMs: number) {
  let child: ChildProcess | null = null;
  let isBusy = false;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  /** Resolves with what was read until the end, the time limit, or the signal. */
  function ask(task: ReadTask, signal: AbortSignal): Promise<Answer> {
    clearTimeout(idle);
    isBusy = true;
    const reader = child?.connected ? child : spawnReader(PROGRAM, MAX_HEAP_MB);
    child = reader;
    const shown: ShownCv = { pages: [], text: '', pageCount: 0 };
    return new Promise((resolve) => {
      const finish = (isWhole: boolean) => {
        clearTimeout(timer);
        reader.removeAllListeners();
        signal.removeEventListener('abort', fail);
        if (isWhole) idle = setTimeout(end, idleMs).unref();
        else end();
        isBusy = false;
        resolve({ shown, isWhole });
      };
      const fail = () => finish(false);
      let timer = setTimeout(fail, START_MS);
      let hasBegun = false;
      signal.addEventListener('abort', fail);
      reader.on('message', ({ page, isDone, ...part }: ShownPart) => {
        if (!hasBegun) {
          hasBegun = true;
          clearTimeout(timer);
          timer = setTimeout(fail, task.pages > 0 ? PICTURES_MS : TEXT_MS);
        }
        Object.assign(shown, part);
        if (page !== undefined) shown.pages.push(page);
        if (isDone) finish(true);
      });
      reader.once('exit', fail);
      reader.once('error', fail);
      reader.send(task, () => {});
    });
  }
  return { ask, end, isBusy: () => isBusy };
}
