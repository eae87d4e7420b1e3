import fc from 'fast-check';
import { addressOf, formOf, type Row, VISITORS } from './forms';
import { LEASE_MARGIN_MS, openWebsite, type PlantedInOutbox, type Website } from './website';
import type { World } from './world';

/** An API's stored rows, and whether it honours idempotency keys. */
type StoredRows = { honoursKeys: boolean; rows: () => Promise<Row[]> };

/** A simulated website with visitors, restarted whenever it dies. */
export function createSimulation(world: World, stored: StoredRows, planted?: PlantedInOutbox) {
  const { journal, outboxFile } = world;
  const visitors = createVisitors(world);
  const pending = new Set<Promise<unknown>>();
  let stalledMs = 0;
  const track = (work: Promise<unknown>) => {
    const tracked = work.finally(() => pending.delete(tracked));
    pending.add(tracked);
  };
  const start = (): Website => {
    journal.processBegins();
    const opened = openWebsite(world, planted);
    journal.allIsDue();
    opened.takeOver();
    return opened;
  };
  let website = openWebsite(world, planted);
  /** The running process, restarted if dead, as by systemd. */
  const current = (): Website => {
    if (!website.process.isAlive()) website = start();
    return website;
  };

  const simulation = {
    world,
    visitors,
    stored,
    pending,
    track,
    current,
    visitorSends: (visitor: number) => track(visitors.send(current(), visitor)),
    redeliver: () => track(current().redeliver()),
    restartWebsite() {
      website.process.kill();
      website = start();
    },
    retryAll() {
      journal.allIsDue();
      outboxFile.store.wakeAll(world.clock.now());
    },
    /** Advances time; work in flight then counts as stalled. */
    passTime(ms: number) {
      stalledMs = pending.size > 0 ? stalledMs + ms : 0;
      if (stalledMs >= LEASE_MARGIN_MS) journal.leasesMayLapse();
      world.clock.pass(ms);
    },
    setClock(byMs: number) {
      journal.leasesMayLapse();
      journal.allIsDue();
      world.clock.set(byMs);
    },
  };
  return simulation;
}

export type Simulation = ReturnType<typeof createSimulation>;

/** Sends forms to a website and records the responses. */
function createVisitors({ journal }: World) {
  const acknowledged = new Map<string, number>();
  const refused = new Set<string>();
  return {
    /** Visitors whose form was accepted, by reference. */
    acknowledged,
    /** References of rejected forms. */
    refused,
    async send({ accept, process }: Website, visitor: number): Promise<void> {
      const outcome = await accept(formOf(visitor));
      // A dead process sent no response.
      if (!process.isAlive()) return;
      journal.tell(`visitor ${visitor} is told: ${outcome.kind}`);
      if (outcome.kind === 'delivered' || outcome.kind === 'waiting')
        acknowledged.set(outcome.reference, visitor);
      const reference = outcome.kind === 'refused' ? journal.refusedReference(addressOf(visitor)) : undefined;
      if (reference) refused.add(reference);
    },
  };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Model = Record<string, never>;
export type Event<S extends Simulation = Simulation> = fc.AsyncCommand<Model, S>;

/** Creates an event with its name in failure reports. */
export const event = <S extends Simulation = Simulation>(
  name: string,
  happens: (simulation: S) => void,
): Event<S> => ({
  check: () => true,
  run: async (_, simulation) => {
    simulation.world.journal.tell(name);
    happens(simulation);
  },
  toString: () => name,
});

const visitor = fc.nat(VISITORS - 1);
const wait = fc.constantFrom(2 * SECOND, 6 * SECOND, 11 * SECOND, MINUTE, 20 * MINUTE);
const jump = fc.constantFrom(-24 * 60 * MINUTE, -20 * SECOND, 30 * SECOND, 60 * MINUTE);

/** Events around an outbox, as commands of fast-check's model-based tests. */
export const outboxEvents: fc.Arbitrary<Event>[] = [
  visitor.map((number) => event(`visitor ${number} sends`, (it) => it.visitorSends(number))),
  visitor.map((number) => event(`visitor ${number} clicks again`, (it) => it.visitorSends(number))),
  wait.map((ms) => event(`${ms / SECOND} s pass`, (it) => it.passTime(ms))),
  jump.map((ms) => event(`the clock is set by ${ms / SECOND} s`, (it) => it.setClock(ms))),
  fc.constant(event('the worker begins', (it) => it.redeliver())),
  fc.constant(event('the worker begins anew', (it) => it.redeliver())),
  fc.constant(event('the website is killed and started', (it) => it.restartWebsite())),
  fc.constant(event('somebody types outbox retry', (it) => it.retryAll())),
  fc
    .boolean()
    .map((down) =>
      event(`the API ${down ? 'goes' : 'is back'}`, ({ world }) => void (world.isApiDown = down)),
    ),
  fc
    .boolean()
    .map((full) =>
      event(`the disk ${full ? 'is full' : 'has room'}`, ({ world }) => void (world.isDiskFull = full)),
    ),
];
