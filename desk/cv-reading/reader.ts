import { spawn, type ChildProcess } from 'node:child_process';
import type { StoredCv } from '../../backend/forms/forms';
import { log } from '../../lib/base/log';

/** The displayed parts of a CV: its first pages as base64 PNG, and its text; both empty if it is unreadable. */
export type ShownCv = { pages: string[]; text: string };
export type ReadTask = { bytes: Uint8Array; mimeType: string; pages: number };

/** Reads a CV and draws at most this many pages. Never rejects. */
export type CvReader = (cv: Pick<StoredCv, 'bytes' | 'mimeType'>, pages?: number) => Promise<ShownCv>;

const PROGRAM = 'dist/cv-reader.mjs';
const TIMEOUT_MS = 20_000;
const MAX_HEAP_MB = 256;
const IDLE_MS = 5 * 60_000;
const PAGES = 4;
const NOTHING: ShownCv = { pages: [], text: '' };

/**
 * Reads CVs one at a time in a process without settings or store, killed if a file takes too much time or memory.
 * Requests for pictures take precedence over requests for text only.
 */
export function startCvReader(): { read: CvReader; stop: () => void } {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const waiting: { task: ReadTask; done: (shown: ShownCv) => void }[] = [];
  let isBusy = false;

  function process(): ChildProcess {
    if (child?.connected) return child;
    child = spawn(globalThis.process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, PROGRAM], {
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    return child;
  }
  function end(): void {
    child?.kill('SIGKILL');
    child = null;
  }

  function ask(task: ReadTask): Promise<ShownCv> {
    const reader = process();
    return new Promise((resolve) => {
      const finish = (shown: ShownCv | null) => {
        clearTimeout(timer);
        reader.removeAllListeners();
        if (!shown) {
          log('warn', 'cv-not-read', { type: task.mimeType });
          end();
        }
        resolve(shown ?? NOTHING);
      };
      const timer = setTimeout(() => finish(null), TIMEOUT_MS);
      reader.once('message', (shown) => finish(shown as ShownCv));
      reader.once('exit', () => finish(null));
      reader.once('error', () => finish(null));
      reader.send(task, () => {});
    });
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(idle);
    for (;;) {
      const first = waiting.findIndex(({ task }) => task.pages > 0);
      const [next] = waiting.splice(Math.max(0, first), 1);
      if (!next) break;
      next.done(await ask(next.task));
    }
    isBusy = false;
    idle = setTimeout(end, IDLE_MS).unref();
  }

  return {
    read: ({ bytes, mimeType }, pages = PAGES) =>
      new Promise((done) => {
        waiting.push({ task: { bytes, mimeType, pages }, done });
        void work();
      }),
    stop: () => {
      clearTimeout(idle);
      end();
    },
  };
}
