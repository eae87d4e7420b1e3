import fc from 'fast-check';
import type { Event } from './commands';
import { checkPromises } from './promises';
import type { Simulation } from './simulation';

const PHASES = 3;
const EVENTS_A_PHASE = 4;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Yields to the event loop after every second step, e.g. for group commits, so that two steps' writes may share one.
 */
export function schedulerOfTurns(): fc.Arbitrary<fc.Scheduler> {
  let steps = 0;
  return fc.scheduler({
    act: async (run) => {
      await run();
      steps += 1;
      if (steps % 2 === 0) await turn();
    },
  });
}

/** Phases of events: a phase's events interleave with the work they start, which ends before the next phase. */
export const phasesOf = <S extends Simulation>(events: fc.Arbitrary<Event<S>>[]) =>
  fc.tuple(...Array.from({ length: PHASES }, () => fc.commands(events, { maxCommands: EVENTS_A_PHASE })));

/**
 * Runs each phase until idle, then stops all faults and checks the promises; `checkMore` gets a function that waits
 * until idle.
 * @throws Error naming the first broken promise
 */
export async function runWorld<S extends Simulation>(
  scheduler: fc.Scheduler,
  simulation: S,
  phases: Iterable<Event<S>>[],
  checkMore: (rest: () => Promise<void>) => Promise<void> = async () => {},
): Promise<void> {
  const { world, pending, current } = simulation;
  const rest = async () => {
    while (pending.size > 0) await scheduler.waitFor(Promise.allSettled(pending));
  };
  for (const events of phases) {
    await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: simulation }), events);
    await rest();
  }
  world.calmDown();
  // A restart makes interrupted and postponed deliveries due.
  simulation.restartWebsite();
  simulation.redeliver();
  await rest();
  if (!current().process.isAlive()) world.journal.breaks('the last process died');
  await checkPromises(simulation);
  await checkMore(rest);
  const [first] = world.journal.broken;
  if (first) throw new Error(`${first}\n${world.journal.lines.join('\n')}`);
}
