import { accept } from '../../lib/forms/outbox/accept';
import { MAX_BACK_OFF_MS } from '../../lib/forms/outbox/back-off';
import { groupCommits } from '../../lib/forms/outbox/group-commits';
import { watchOutage } from '../../lib/forms/outbox/outage';
import type { OutboxParts } from '../../lib/forms/outbox/parts';
import { redeliver } from '../../lib/forms/outbox/redeliver';
import type { Store } from '../../lib/forms/outbox/store';
import type { Submission } from '../../lib/upstream/enquiries';
import { createProcess, Killed, type Process } from './process';
import type { ApiRequest } from './forms';
import { TIMEOUT_MS } from './network';
import type { World } from './world';

/** How much longer a lease lasts than a call, as on the real website. */
export const LEASE_MARGIN_MS = 5_000;
const PAUSE_MS = { least: 5_000, waiting: 15 * 60_000, refused: MAX_BACK_OFF_MS };

/** A planted fault: replaces parts of an outbox. */
export type PlantedInOutbox = (parts: OutboxParts) => OutboxParts;

/** A website process reduced to its real outbox, on the world's file, clock and network. */
export function openWebsite(world: World, planted: PlantedInOutbox = (parts) => parts) {
  const process = createProcess(world.steps);
  const { db, vault } = world.outboxFile;
  const deliver = process.async('deliver', (request: ApiRequest) => world.network(request, process));
  const store = guardStore(world, process);
  const answers = process.async('ask the API', async () => !world.isApiDown);
  const parts = planted({
    store,
    outage: watchOutage({ store, now: world.clock.now, answers }),
    write: process.async('write', groupCommits(db)) as OutboxParts['write'],
    vault,
    deliver: (submission, key, reference, receivedAt, mayRepeat = false) =>
      deliver({ submission, key, reference, receivedAt, mayRepeat }).finally(() => {
        if (process.isAlive()) world.journal.callReturns(key, process);
      }),
    leaseMs: TIMEOUT_MS + LEASE_MARGIN_MS,
    checkRoom: process.async('check room', async () => {
      if (world.isDiskFull) throw new Error('full');
    }),
    now: world.clock.now,
    random: world.random,
    keptMs: null,
    inFlight: new Map(),
  });
  let pass: Promise<void> | null = null;
  return {
    process,
    accept: (submission: Submission) => accept(parts, submission.call, submission),
    /** Makes an earlier process's forms due. */
    takeOver: () => ignoreKilled(() => parts.store.takeOver(parts.now())),
    /** Runs one pass of the worker, joining one in progress. */
    redeliver: () => {
      pass ??= redeliver(parts)
        .catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        })
        .finally(() => (pass = null));
      return pass;
    },
  };
}

export type Website = ReturnType<typeof openWebsite>;

/** The outbox's store in a process that may die before and after each statement; checks pauses. */
function guardStore({ outboxFile: { store }, journal }: World, process: Process): Store {
  const guarded = Object.fromEntries(
    Object.entries(store).map(([name, part]) => [
      name,
      process.sync(part as (...args: unknown[]) => unknown),
    ]),
  ) as unknown as Store;
  const postpone = (...[id, postponement]: Parameters<Store['postpone']>) => {
    const end = journal.lastEnd(id, process);
    const pause = postponement.nextTryAt - (end ?? 0);
    const longest = postponement.isOdd ? MAX_BACK_OFF_MS : PAUSE_MS[postponement.state];
    const isRight = pause >= PAUSE_MS.least && pause <= longest;
    if (process.isAlive() && end !== null && !isRight) journal.breaks(`a pause of ${pause} ms`);
    return guarded.postpone(id, postponement);
  };
  return { ...guarded, postpone: postpone as Store['postpone'] };
}

function ignoreKilled(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}
