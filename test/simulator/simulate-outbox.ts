import fc from 'fast-check';
import { outboxEvents } from './commands';
import { createModelApi } from './model-api';
import { FATES } from './network';
import type { OutboxFile } from './outbox-file';
import { phasesOf, runWorld, schedulerOfTurns } from './run-world';
import { createSimulation } from './simulation';
import type { PlantedInOutbox } from './website';
import { createWorld } from './world';

/** The outbox against an API that honours idempotency keys or ignores them, as a property of fast-check. */
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
