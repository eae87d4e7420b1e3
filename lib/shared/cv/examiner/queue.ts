import type { Inspected } from '../cv';
import type { ExaminerTask } from './messages';
import { type Examiner, ExaminerFailed, type ExaminerLimits, startExaminer } from './start';

const LIMITS: ExaminerLimits = { timeoutMs: 20_000, maxHeapMb: 256 };
const AT_ONCE = 2;
// Of ordinary CVs, some 30 a second are examined; how many may wait is bounded by server/bytes-in-flight.ts as well.
const MAX_WAITING = 300;
// Less than edges wait for an answer.
const MAX_WAIT_MS = 20_000;
// Longer than most take to fill in the form, for which it is started.
const IDLE_MS = 5 * 60_000;
// pdf-lib remembers each name it has read for as long as the process lives.
const MAX_FILES = 200;

type Kept = { examiner: Examiner; isBusy: boolean; files: number; idleTimer?: NodeJS.Timeout };

export type Queue = ReturnType<typeof openQueue>;

/** Examines two files at once in processes that are started when needed and end when nobody needs them for five minutes. */
export function openQueue({
  limits = LIMITS,
  maxWaiting = MAX_WAITING,
  maxWaitMs = MAX_WAIT_MS,
  idleMs = IDLE_MS,
  start = startExaminer,
} = {}) {
  const kept = new Set<Kept>();
  const waiting: ((use: Kept) => void)[] = [];

  const drop = (one: Kept) => {
    clearTimeout(one.idleTimer);
    kept.delete(one);
    one.examiner.end();
  };

  async function take(): Promise<Kept> {
    for (const one of [...kept]) if (!one.isBusy && one.examiner.hasEnded()) drop(one);
    const free = [...kept].find(({ isBusy }) => !isBusy);
    if (free) return Object.assign(free, { isBusy: true });
    if (kept.size < AT_ONCE) return add();
    if (waiting.length >= maxWaiting) throw new ExaminerFailed('busy');
    return new Promise((resolve, reject) => {
      const use = (one: Kept) => {
        clearTimeout(timer);
        resolve(one);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(use), 1);
        reject(new ExaminerFailed('busy'));
      }, maxWaitMs);
      waiting.push(use);
    });
  }

  function add(): Kept {
    const one: Kept = { examiner: start(limits), isBusy: true, files: 0 };
    kept.add(one);
    return one;
  }

  function release(one: Kept, hasFailed: boolean): void {
    const next = waiting.shift();
    if (hasFailed || one.examiner.hasEnded() || ++one.files >= MAX_FILES) {
      drop(one);
      next?.(add());
    } else if (next) next(one);
    else rest(one);
  }

  function rest(one: Kept): void {
    one.isBusy = false;
    clearTimeout(one.idleTimer);
    one.idleTimer = setTimeout(() => drop(one), idleMs).unref();
  }

  return {
    /** @throws ExaminerFailed when too many are waiting or one waits too long, or no process can be started */
    async ask(task: ExaminerTask): Promise<Inspected> {
      const one = await take();
      clearTimeout(one.idleTimer);
      let inspected: Inspected | undefined;
      try {
        return (inspected = await one.examiner.ask(task));
      } finally {
        // One that was too much for it has ended, or is about to.
        release(
          one,
          inspected === undefined || ('problem' in inspected && inspected.problem === 'too-expanded'),
        );
      }
    },
    /** Has a process ready for a file that is about to come: starting one takes two seconds. */
    warm(): void {
      for (const one of [...kept]) if (!one.isBusy && one.examiner.hasEnded()) drop(one);
      const free = [...kept].find(({ isBusy }) => !isBusy);
      if (free) rest(free);
      else if (kept.size === 0) rest(add());
    },
    close: () => [...kept].forEach(drop),
  };
}
