import fc from 'fast-check';
import { type ApiFile, type ApiSide, createApiSide, type PlantedInStore } from './api-side';
import { type Api, createModelApi } from './forms';
import { createMailServer, FATES, MAIL_FATES } from './network';
import { createWorld, type OutboxFile } from './world';
import { checkMails, checkPromises, sendLastMails } from './promises';
import { createSimulation, type Event, event, outboxEvents, type Simulation } from './simulation';
import type { PlantedInOutbox } from './website';

/** fast-check property: the outbox with an API that honours or ignores idempotency keys. */
export function outboxProperty(outboxFile: OutboxFile, planted?: PlantedInOutbox) {
  const choices = {
    scheduler: schedulerOfTurns(),
    deaths: fc.array(fc.nat(80), { maxLength: 3 }),
    fates: fc.array(fc.constantFrom(...FATES), { maxLength: 4 }),
    chance: fc.constantFrom(0, 0.5, 1),
    honoursKeys: fc.boolean(),
    phases: phasesOf(outboxEvents),
  };
  return fc.asyncProperty(fc.record(choices), async ({ honoursKeys, phases, ...rest }) => {
    const api = createModelApi(honoursKeys);
    const world = createWorld(rest, outboxFile, api.take);
    await runWorld(rest.scheduler, createSimulation(world, api, planted), phases);
  });
}

type Whole = Simulation & { api: ApiSide };

const events: fc.Arbitrary<Event<Whole>>[] = [
  ...outboxEvents,
  fc
    .nat(1)
    .map((index) =>
      event<Whole>(`mails are sent by process ${index}`, (it) => it.track(it.api.sendMails(index))),
    ),
  fc.constant(event<Whole>('the API is killed and started', (it) => it.api.kill())),
];

/** fast-check property: the outbox with the built-in API's routes, store, queue and mail sender. */
export function wholeProperty(outboxFile: OutboxFile, apiFile: ApiFile, planted?: PlantedInStore) {
  const choices = {
    scheduler: schedulerOfTurns(),
    deaths: fc.array(fc.nat(150), { maxLength: 3 }),
    fates: fc.array(fc.constantFrom(...FATES), { maxLength: 3 }),
    mailFates: fc.array(fc.constantFrom(...MAIL_FATES), { maxLength: 4 }),
    chance: fc.constantFrom(0, 0.5, 1),
    phases: phasesOf(events),
  };
  return fc.asyncProperty(fc.record(choices), async ({ phases, mailFates, ...rest }) => {
    await apiFile.empty();
    // Circular: the API needs the world, whose network needs the API.
    const way: { take?: Api } = {};
    const world = createWorld(rest, outboxFile, (request) => way.take!(request));
    const fates = [...mailFates];
    const mailServer = createMailServer(world.steps, world.journal, fates);
    const api = createApiSide({ ...world, apiFile, mailServer }, planted);
    way.take = api.take;
    const simulation = Object.assign(createSimulation(world, api), { api });
    await runWorld(rest.scheduler, simulation, phases, async (wait) => {
      fates.length = 0;
      await sendLastMails(simulation, api, wait);
      await checkMails(world, api, mailServer);
    });
  });
}

const PHASES = 3;
const EVENTS_A_PHASE = 4;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Yields to the event loop after every second step, e.g. for group commits, so that two steps' writes may share one.
 */
function schedulerOfTurns(): fc.Arbitrary<fc.Scheduler> {
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
const phasesOf = <S extends Simulation>(events: fc.Arbitrary<Event<S>>[]) =>
  fc.tuple(...Array.from({ length: PHASES }, () => fc.commands(events, { maxCommands: EVENTS_A_PHASE })));

/**
 * Runs each phase until idle, then stops all faults and checks the promises; `checkMore` gets a function that waits
 * until idle.
 * @throws Error naming the first broken promise
 */
async function runWorld<S extends Simulation>(
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

type Budget = {
  schedules: number;
  seed: number;
  /** Runs only this schedule, reproducing its failure. */
  only?: number;
  /** Stops at the first failure, without shrinking. */
  firstOnly?: boolean;
};
type Found = { schedules: number; seconds: number; failure: string | null };

/** Runs schedules until one breaks a promise, then shrinks it unless `firstOnly`. */
export async function search<Ts>(
  property: fc.IAsyncProperty<Ts>,
  what: string,
  { schedules, seed, only, firstOnly = false }: Budget,
): Promise<Found> {
  const begin = performance.now();
  const quiet = silence();
  try {
    const result = await fc.check(property, {
      seed,
      numRuns: schedules,
      endOnFailure: firstOnly,
      ...(only !== undefined && { path: String(only) }),
    });
    const run = only ?? Number(result.counterexamplePath?.split(':')[0] ?? 0);
    const again = `npm run simulate -- --what ${what} --seed ${seed} --only ${run}`;
    const text = String((result.errorInstance as Error | null)?.stack ?? result.errorInstance);
    const failure = result.failed ? `${text}\n\nAgain: ${again}` : null;
    return { schedules: result.numRuns, seconds: (performance.now() - begin) / 1000, failure };
  } finally {
    quiet.end();
  }
}

/** Mutes the programs' logs, which would be hundreds of thousands of failures. */
function silence() {
  const { log, error } = console;
  console.log = console.error = () => {};
  return { end: () => void Object.assign(console, { log, error }) };
}
