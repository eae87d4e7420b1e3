import { LRUCache } from 'lru-cache';
import type { StoredCv } from '../../backend/forms/forms';
import { log } from '../../lib/base/log';
import { createLane, type Lane, type ReadTask, type ShownCv } from './lane';

/** `pages`: how many to draw at most. `signal`: ends when nobody waits any more. */
type ReadOptions = { pages?: number; signal?: AbortSignal };

/** Reads a CV and draws its first pages. Never rejects. */
export type CvReader = (
  cv: Pick<StoredCv, 'bytes' | 'mimeType' | 'sha256'>,
  options?: ReadOptions,
) => Promise<ShownCv>;

type Job = {
  task: ReadTask;
  sha256: string;
  /** How many wait for it. */
  waiting: number;
  given: AbortController;
  result: Promise<ShownCv>;
  settle: (shown: ShownCv) => void;
};

const PAGES = 4;
/** Each process takes 150 MB; the second one is needed less often. */
const IDLE_MS = [5 * 60_000, 30_000];
/** A busy machine, too, can be why a file was not read in time. */
const FAILED_FOR_MS = 60 * 60_000;
const MAX_FAILED = 100;
const NOTHING: ShownCv = { pages: [], text: '', pageCount: 0 };

/**
 * Reads CVs in processes of their own. One that took too long is not read again: what is known of it is remembered.
 * The second process draws pictures while the first one is busy.
 */
export function startCvReader(): { read: CvReader; stop: () => void } {
  const lanes = IDLE_MS.map(createLane);
  const jobs = new Map<string, Job>();
  const queue: Job[] = [];
  const failed = new LRUCache<string, ShownCv>({ max: MAX_FAILED, ttl: FAILED_FOR_MS });

  function next(): void {
    for (const [number, lane] of lanes.entries()) {
      if (lane.isBusy()) continue;
      const pictures = queue.findIndex(({ task }) => task.pages > 0);
      const at = pictures < 0 && number > 0 ? queue.length : Math.max(0, pictures);
      const [job] = queue.splice(at, 1);
      if (job) void work(lane, job);
    }
  }
  async function work(lane: Lane, { task, sha256, given, settle }: Job): Promise<void> {
    const { shown, isWhole } = await lane.ask(task, given.signal);
    if (!isWhole && !given.signal.aborted) {
      log('warn', 'cv-not-read', { type: task.mimeType });
      failed.set(sha256, { ...shown, pages: [] });
    }
    settle(shown);
    next();
  }
  function add(key: string, task: ReadTask, sha256: string): Job {
    let settle: Job['settle'] = () => {};
    const result = new Promise<ShownCv>((resolve) => (settle = resolve));
    const job = { task, sha256, waiting: 0, given: new AbortController(), result, settle };
    jobs.set(key, job);
    queue.push(job);
    void result.then(() => jobs.get(key) === job && jobs.delete(key));
    return job;
  }

  return {
    async read({ bytes, mimeType, sha256 }, { pages = PAGES, signal } = {}) {
      const known = failed.get(sha256);
      if (known) return known;
      if (signal?.aborted) return NOTHING;
      const key = `${sha256} ${pages}`;
      const job = jobs.get(key) ?? add(key, { bytes, mimeType, pages }, sha256);
      job.waiting += 1;
      const leave = () => {
        job.waiting -= 1;
        if (job.waiting > 0) return;
        jobs.delete(key);
        if (queue.includes(job)) queue.splice(queue.indexOf(job), 1);
        job.given.abort();
        job.settle(NOTHING);
      };
      signal?.addEventListener('abort', leave);
      next();
      return job.result.finally(() => signal?.removeEventListener('abort', leave));
    },
    stop: () => lanes.forEach(({ end }) => end()),
  };
}
