import type { Inspected } from '../cv';
import { type Examiner, ExaminerFailed, startExaminer } from './start';

const AT_ONCE = 2;
// Shorter than the edge's timeout. Includes the start of a process.
const MAX_WAIT_MS = 20_000;
// An ordinary CV takes 5 to 40 ms; one that takes seconds is not a CV.
const TIMEOUT_MS = 5_000;
/** The longest time until a result or an ExaminerFailed. */
export const MAX_EXAMINATION_MS = MAX_WAIT_MS + TIMEOUT_MS;

/** `before`: how many files of the same client were queued when it arrived. */
type Turn = { client: unknown; before: number; examiner?: Examiner; begin?: (examiner: Examiner) => unknown };

export type Queue = ReturnType<typeof openQueue>;

/**
 * Examines two files at once, of different clients, in processes that are started on demand and stopped when idle. Clients
 * with fewer queued files go first.
 */
export function openQueue({
  timeoutMs = TIMEOUT_MS,
  // Some 30 ordinary CVs are examined per second; server/bytes-in-flight.ts also limits how many can wait.
  maxWaiting = 300,
  maxWaitMs = MAX_WAIT_MS,
  // Longer than most people take to fill in the form, when a process is started in advance.
  idleMs = 5 * 60_000,
  start = startExaminer,
} = {}) {
  const [waiting, running] = [new Set<Turn>(), new Set<Turn>()];
  // Each with its idle timer.
  const idle = new Map<Examiner, NodeJS.Timeout>();

  function take(): Examiner {
    for (const [examiner, timer] of idle) {
      clearTimeout(timer);
      idle.delete(examiner);
      if (!examiner.hasEnded()) return examiner;
    }
    return start(timeoutMs);
  }
  function rest(examiner: Examiner): void {
    const end = () => {
      idle.delete(examiner);
      examiner.end();
    };
    idle.set(examiner, setTimeout(end, idleMs).unref());
  }
  function beginNext(): void {
    const busy = [...running].map(({ client }) => client);
    const [next] = [...waiting]
      .filter(({ client }) => busy.length < AT_ONCE && !busy.includes(client))
      .sort((a, b) => a.before - b.before);
    if (!next) return;
    waiting.delete(next);
    running.add(next);
    next.begin?.((next.examiner = take()));
    beginNext();
  }

  return {
    /**
     * `client`: who sent the file; one file per client is examined at a time. By default, each file has its own client.
     *
     * @throws ExaminerFailed without a verdict: too many are queued, it waited too long, or the process did not respond
     */
    async ask(bytes: Uint8Array, client: unknown = Symbol('nobody else')): Promise<Inspected> {
      const others = [...waiting, ...running];
      if (others.length >= AT_ONCE + maxWaiting) throw new ExaminerFailed('busy');
      const turn: Turn = { client, before: others.filter((other) => other.client === client).length };
      const ready = new Promise<Examiner>((resolve, reject) => {
        const timer = setTimeout(() => reject(new ExaminerFailed('busy')), maxWaitMs);
        // A process that is not ready in time keeps starting, for the next file.
        turn.begin = (examiner) =>
          examiner.ready.then(() => resolve(examiner), reject).finally(() => clearTimeout(timer));
      });
      waiting.add(turn);
      try {
        beginNext();
        return await (await ready).ask(bytes);
      } finally {
        waiting.delete(turn);
        running.delete(turn);
        if (turn.examiner) rest(turn.examiner);
        beginNext();
      }
    },
    /** Starts a process in advance, which takes two seconds. */
    warm(): void {
      if (running.size === 0 || idle.size > 0) rest(take());
    },
    close: () => [...idle.keys()].forEach((examiner) => examiner.end()),
  };
}
