import type fc from 'fast-check';
import { createClock } from './clock';
import { createJournal } from './journal';
import type { Api } from './model-api';
import { createNetwork, type Fate } from './network';
import type { OutboxFile } from './outbox-file';
import { createSteps } from './process';

/** fast-check's choices for one world. */
type Choices = {
  scheduler: fc.Scheduler;
  /** Points, counted from the start, at which a process dies. */
  deaths: number[];
  /** Outcomes of the first calls to the API; later ones arrive. */
  fates: Fate[];
  /** The outbox's random number, from 0 to 1. */
  chance: number;
};

/** The processes' environment: time, randomness, disk, network, and the journal. */
export function createWorld({ scheduler, deaths, fates, chance }: Choices, outboxFile: OutboxFile, api: Api) {
  outboxFile.empty();
  const clock = createClock();
  const journal = createJournal(clock);
  const steps = createSteps(scheduler, new Set(deaths));
  const ahead = [...fates];
  const world = {
    clock,
    journal,
    steps,
    outboxFile,
    random: () => chance,
    isDiskFull: false,
    isApiDown: false,
    network: createNetwork({
      steps,
      clock,
      journal,
      api,
      fate: (): Fate => (world.isApiDown ? 'is not connected' : (ahead.shift() ?? 'arrives')),
    }),
    /** Stops all faults. */
    calmDown() {
      steps.calmDown();
      ahead.length = 0;
      world.isDiskFull = false;
      world.isApiDown = false;
    },
  };
  return world;
}

export type World = ReturnType<typeof createWorld>;
