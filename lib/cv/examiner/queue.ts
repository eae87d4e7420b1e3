import type { Inspected } from '../cv';
import { type Examiner, ExaminerFailed, type ExaminerLimits, startExaminer } from './start';

// An ordinary CV takes 5 to 40 ms; what takes seconds of its own is no CV.
const LIMITS: ExaminerLimits = { timeoutMs: 5_000, maxHeapMb: 256 };
const AT_ONCE = 2;
// Of ordinary CVs, some 30 a second are examined; how many may wait is bounded by server/bytes-in-flight.ts as well.
const MAX_WAITING = 300;
// Less than edges wait for an answer. A process that starts is waited for as well.
const MAX_WAIT_MS = 20_000;
/** The longest until an answer or an ExaminerFailed. */
export const MAX_EXAMINATION_MS = MAX_WAIT_MS + LIMITS.timeoutMs;
// Longer than most take to fill in the form, for which it is started.
const IDLE_MS = 5 * 60_000;
// pdf-lib remembers each name it has read for as long as the process lives.
const MAX_FILES = 200;

type Kept = { examiner: Examiner; isBusy: boolean; files: number; idleTimer?: NodeJS.Timeout };
/** `before`: how many files of the same client there were when it came. */
type Turn = { client: unknown; before: number; isRunning: boolean; begin: (one: Kept) => void };

export type Queue = ReturnType<typeof openQueue>;

/**
 * Examines two files at once, of different clients, in processes that are started when needed and end when nobody needs
 * them for five minutes. Of those that wait, whose client has had the fewest before comes first.
 */
export function openQueue({
  limits = LIMITS,
  maxWaiting = MAX_WAITING,
  maxWaitMs = MAX_WAIT_MS,
  idleMs = IDLE_MS,
  start = startExaminer,
} = {}) {
  const kept = new Set<Kept>();
  const turns = new Set<Turn>();

  const drop = (one: Kept) => {
    clearTimeout(one.idleTimer);
    kept.delete(one);
    one.examiner.end();
  };
  const add = (): Kept => {
    const one = { examiner: start(limits), isBusy: false, files: 0 };
    kept.add(one);
    return one;
  };

  /** One that does nothing; a new one where there may be another, unless `mayAdd` is false. */
  function findFree(mayAdd = true): Kept | undefined {
    for (const one of [...kept]) if (!one.isBusy && one.examiner.hasEnded()) drop(one);
    const free = [...kept].find(({ isBusy }) => !isBusy);
    return free ?? (mayAdd && kept.size < AT_ONCE ? add() : undefined);
  }

  function beginNext(): void {
    const running = [...turns].filter(({ isRunning }) => isRunning).map(({ client }) => client);
    const [next] = [...turns]
      .filter(({ isRunning, client }) => !isRunning && !running.includes(client))
      .sort((a, b) => a.before - b.before);
    const one = next && findFree();
    if (!one) return;
    next.isRunning = one.isBusy = true;
    clearTimeout(one.idleTimer);
    next.begin(one);
    beginNext();
  }

  function rest(one: Kept): void {
    one.isBusy = false;
    clearTimeout(one.idleTimer);
    one.idleTimer = setTimeout(() => drop(one), idleMs).unref();
  }

  return {
    /**
     * `client`: who sent the file; of one client only one is examined at a time. By default each file is another's.
     *
     * @throws ExaminerFailed without a verdict: too many are waiting, it waited too long, or the process did not answer
     */
    async ask(bytes: Uint8Array, client: unknown = Symbol('nobody else')): Promise<Inspected> {
      if (turns.size >= AT_ONCE + maxWaiting) throw new ExaminerFailed('busy');
      const before = [...turns].filter((turn) => turn.client === client).length;
      const turn: Turn = { client, before, isRunning: false, begin: () => {} };
      turns.add(turn);
      let one: Kept | undefined;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          // At once, so that it is not begun any more.
          turns.delete(turn);
          reject(new ExaminerFailed('busy'));
        }, maxWaitMs);
      });
      try {
        const begun = new Promise<Kept>((resolve) => (turn.begin = resolve));
        beginNext();
        one = await Promise.race([begun, late]);
        // A process that is still starting goes on, for the next one.
        await Promise.race([one.examiner.ready, late]);
        clearTimeout(timer);
        return await one.examiner.ask(bytes);
      } finally {
        clearTimeout(timer);
        turns.delete(turn);
        if (one) {
          if (one.examiner.hasEnded() || ++one.files >= MAX_FILES) drop(one);
          else rest(one);
        }
        beginNext();
      }
    },
    /** Has a process ready for a file that is about to come: starting one takes two seconds. */
    warm(): void {
      const free = findFree(kept.size === 0);
      if (free) rest(free);
    },
    close: () => [...kept].forEach(drop),
  };
}
