import type { Worker } from 'node:worker_threads';
import { errorName, log } from '../../../base/log';
import type { Picture, PictureTask } from './make-picture';

type StockOptions = {
  /** Chooses the next picture's code and colours. */
  nextTask: () => PictureTask;
  /** How many pictures are kept ready. */
  size: number;
  /** Whether the last picture is handed out repeatedly, when all have the same code. */
  reuses?: boolean;
  startThread: () => Worker;
};

/** How long a request waits for a picture, and how many may wait at once; a new thread needs time to start. */
const WAIT_MS = { usually: 1_000, starting: 10_000 };
const MAX_WAITING = 100;
/** A picture takes some 30 ms, seconds on an overloaded machine. */
const MAX_PICTURE_MS = 30_000;
const RESTART_MS = { first: 1_000, most: 60_000 };

/**
 * Pictures generated in advance by a thread, which is restarted when it exits. After each picture it pauses for as long
 * as that took, so that it uses at most half a core.
 */
export class PictureStock {
  #ready: Picture[] = [];
  #waiting: ((picture: Picture | null) => void)[] = [];
  #thread: Worker | null = null;
  #isBusy = false;
  #isStarting = true;
  /** Terminates a thread that does not respond. */
  #watch: NodeJS.Timeout | undefined;
  #restartMs = RESTART_MS.first;
  #isClosed = false;

  constructor(private readonly options: StockOptions) {
    this.#start();
  }

  /** A picture used only once; null if none is ready in time. */
  async take(): Promise<Picture | null> {
    const { reuses } = this.options;
    const picture = reuses && this.#ready.length === 1 ? this.#ready[0] : this.#ready.shift();
    this.#refill();
    if (picture) return picture;
    if (!this.#thread || this.#waiting.length >= MAX_WAITING) return null;
    return new Promise((resolve) => {
      const take = (made: Picture | null) => {
        clearTimeout(timer);
        resolve(made);
      };
      const timer = later(this.#isStarting ? WAIT_MS.starting : WAIT_MS.usually, () => {
        this.#waiting = this.#waiting.filter((waiting) => waiting !== take);
        resolve(null);
      });
      this.#waiting.push(take);
    });
  }

  /** Terminates the thread without restarting it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.terminate();
  }

  #start() {
    if (this.#isClosed) return;
    const thread = this.options.startThread();
    this.#thread = thread;
    this.#isBusy = false;
    this.#isStarting = true;
    thread.on('error', (error) => log('error', 'captcha-thread-failed', { problem: errorName(error) }));
    thread.once('exit', () => {
      this.#thread = null;
      clearTimeout(this.#watch);
      for (const take of this.#waiting.splice(0)) take(null);
      later(this.#restartMs, () => this.#start());
      this.#restartMs = Math.min(this.#restartMs * 2, RESTART_MS.most);
    });
    this.#refill();
  }

  #refill() {
    const thread = this.#thread;
    if (!thread || this.#isBusy || this.#ready.length >= this.options.size) return;
    this.#isBusy = true;
    const askedAt = performance.now();
    this.#watch = later(MAX_PICTURE_MS, () => void thread.terminate());
    thread.once('message', (picture: Picture) => {
      clearTimeout(this.#watch);
      this.#restartMs = RESTART_MS.first;
      this.#isStarting = false;
      this.#store(picture);
      later(performance.now() - askedAt, () => {
        if (this.#thread !== thread) return;
        this.#isBusy = false;
        this.#refill();
      });
    });
    thread.postMessage(this.options.nextTask());
  }

  #store(picture: Picture) {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(picture);
    if (!waiting || this.options.reuses) this.#ready.push(picture);
  }
}

function later(milliseconds: number, act: () => void): NodeJS.Timeout {
  return setTimeout(act, milliseconds).unref();
}
