import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { createVault } from '../../lib/base/vault';
import { openDatabase } from '../../lib/forms/outbox/database';
import { createStore } from '../../lib/forms/outbox/store';
import type { Api } from './forms';
import { createJournal } from './journal';
import { createNetwork, type Fate } from './network';
import { createClock, createSteps } from './process';

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

/** An outbox's database, which outlives processes; emptied for each world. In memory, as the machine never dies. */
export function openOutboxFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulated-'));
  const made = openDatabase(path.join(folder, 'outbox.sqlite'));
  // In-memory databases have no write-ahead log.
  made.pragma('journal_mode = DELETE');
  const db = new Database(made.serialize());
  made.close();
  rmSync(folder, { recursive: true });
  const empty = db.transaction(() => {
    db.exec('DELETE FROM entries; DELETE FROM recent');
  });
  return {
    db,
    store: createStore(db),
    vault: createVault(randomBytes(32), 'outbox'),
    empty,
    remove: () => void db.close(),
  };
}

export type OutboxFile = ReturnType<typeof openOutboxFile>;
