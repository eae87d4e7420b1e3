import type fc from 'fast-check';

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
