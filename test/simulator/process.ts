import type fc from 'fast-check';

/** Thrown in a process that has died, so that its code ends without any further effect. */
export class Killed extends Error {
  override name = 'Killed';
}

/**
 * A process that may die before and after everything that it does to the outside world. Once dead, its code can no longer
 * reach any part of it; what it has committed stays.
 */
export function createProcess(steps: Steps) {
  let alive = true;
  const cross = () => {
    if (alive && steps.diesHere()) alive = false;
    if (!alive) throw new Killed();
  };
  return {
    isAlive: () => alive,
    kill: () => void (alive = false),
    /** For a part that is called without waiting. */
    sync:
      <Args extends unknown[], Result>(part: (...args: Args) => Result) =>
      (...args: Args): Result => {
        cross();
        const result = part(...args);
        cross();
        return result;
      },
    /** For a part that is awaited, but in which nobody else has a turn. */
    quiet:
      <Args extends unknown[], Result>(part: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        cross();
        const result = await part(...args);
        cross();
        return result;
      },
    /** For a part that is awaited: others have their turns before it begins, and after it has ended. */
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

/** What fast-check chooses: the order of steps, and at which of them a process dies. */
export type Steps = {
  /** Resolves when it is this step's turn. */
  step(label: string): Promise<void>;
  /** Counts a place at which a process may die; whether it does here. */
  diesHere(): boolean;
  /** From now on no process dies by itself. */
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
