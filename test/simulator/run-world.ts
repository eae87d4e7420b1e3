import fc from 'fast-check';
import type { Event } from './commands';
import { checkPromises } from './invariants';
import type { Simulation } from './simulation';

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

/** Lets events happen, waits until everything has calmed down, and checks. @throws Error with what was broken */
export async function runWorld(
  scheduler: fc.Scheduler,
  simulation: Simulation,
  events: Iterable<Event>,
): Promise<void> {
  const { world, pending, current } = simulation;
  await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: simulation }), events);
  const rest = async () => {
    while (pending.size > 0) await scheduler.waitFor(Promise.allSettled(pending));
  };
  world.calmDown();
  await rest();
  // What was cut off or postponed is due after a start, without waiting.
  simulation.restartWebsite();
  simulation.redeliver();
  await rest();
  if (!current().process.isAlive()) world.journal.breaks('the last process died');
  await checkPromises(simulation);
  const [first] = world.journal.broken;
  if (first) throw new Error(`${first}\n${world.journal.lines.join('\n')}`);
}
