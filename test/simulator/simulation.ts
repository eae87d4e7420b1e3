import type { Row } from './model-api';
import { createVisitors } from './visitors';
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
