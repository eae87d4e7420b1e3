import fc from 'fast-check';

/** Thrown in a dead process, to end its code without further effects. */
export class Killed extends Error {
  override name = 'Killed';
}

/** A process that may die before and after each effect. Dead code has no further effects; committed ones stay. */
export function createProcess(steps: Steps) {
  let alive = true;
  const cross = () => {
    if (alive && steps.diesHere()) alive = false;
    if (!alive) throw new Killed();
  };
  return {
    isAlive: () => alive,
    kill: () => void (alive = false),
    /** Wraps a synchronous part. */
    sync:
      <Args extends unknown[], Result>(part: (...args: Args) => Result) =>
      (...args: Args): Result => {
        cross();
        const result = part(...args);
        cross();
        return result;
      },
    /** Wraps an asynchronous part that does not yield to other steps. */
    quiet:
      <Args extends unknown[], Result>(part: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        cross();
        const result = await part(...args);
        cross();
        return result;
      },
    /** Wraps an asynchronous part that yields to other steps before and after. */
    async:
      <Args extends unknown[], Result>(label: string, part: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        await steps.step(label);
        cross();
        try {
          return await part(...args);
        } finally {
          await steps.step(`${label} ends`);
          cross();
        }
      },
  };
}

export type Process = ReturnType<typeof createProcess>;

/** Chosen by fast-check: the order of steps, and where processes die. */
export type Steps = {
  /** Resolves when it is this step's turn. */
  step(label: string): Promise<void>;
  /** Counts a possible point of death. @returns whether the process dies here */
  diesHere(): boolean;
  /** Stops random deaths. */
  calmDown(): void;
};

export function createSteps(scheduler: fc.Scheduler, deaths: ReadonlySet<number>): Steps {
  let places = 0;
  let calm = false;
  return {
    step: (label) => scheduler.schedule(Promise.resolve(), label),
    diesHere: () => deaths.has(++places) && !calm,
    calmDown: () => void (calm = true),
  };
}

/** A simulated wall clock, in milliseconds since 1970, and timers. */
export function createClock(start = Date.parse('2026-11-20T10:00:00Z')) {
  let now = start;
  let steady = 0;
  const alarms = new Map<() => void, number>();
  return {
    now: () => now,
    /** Advances time, calling due timers in order. */
    pass(ms: number) {
      const until = steady + ms;
      const begin = now - steady;
      for (const [ring, at] of [...alarms].sort(([, a], [, b]) => a - b)) {
        if (at > until) break;
        steady = at;
        now = begin + at;
        alarms.delete(ring);
        ring();
      }
      steady = until;
      now = begin + until;
    },
    /** Adjusts the wall clock; timers use a monotonic one. */
    set: (byMs: number) => void (now += byMs),
    /** Calls `ring` after `ms`; the returned function cancels. */
    after(ms: number, ring: () => void): () => void {
      alarms.set(ring, steady + ms);
      return () => void alarms.delete(ring);
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
