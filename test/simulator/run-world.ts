import fc from 'fast-check';
import type { Event } from './commands';
import { checkPromises } from './promises';
import type { Simulation } from './simulation';

const PHASES = 3;
const EVENTS_A_PHASE = 4;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Gives others of the event loop, such as group commits, a turn after every second step, so that writes of two steps
 * may share one.
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

/** Phases of events: those of one are mixed with what they begin, which has ended before the next. */
export const phasesOf = <S extends Simulation>(events: fc.Arbitrary<Event<S>>[]) =>
  fc.tuple(...Array.from({ length: PHASES }, () => fc.commands(events, { maxCommands: EVENTS_A_PHASE })));

/**
 * Lets the events of each phase happen, and what they began come to rest; then nothing goes wrong any more, and all is
 * checked; `checkMore` gets what waits again. @throws Error with what was
 * broken
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
  // What was cut off or postponed is due after a start, without waiting.
  simulation.restartWebsite();
  simulation.redeliver();
  await rest();
  if (!current().process.isAlive()) world.journal.breaks('the last process died');
  await checkPromises(simulation);
  await checkMore(rest);
  const [first] = world.journal.broken;
  if (first) throw new Error(`${first}\n${world.journal.lines.join('\n')}`);
}
