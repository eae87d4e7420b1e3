import fc from 'fast-check';
import { type Event, event, outboxEvents } from './commands';
import { type Api, createModelApi } from './model-api';
import { FATES } from './network';
import type { OutboxFile } from './outbox-file';
import { phasesOf, runWorld, schedulerOfTurns } from './run-world';
import { createSimulation, type Simulation } from './simulation';
import type { PlantedInOutbox } from './website';
import { createWorld } from './world';
import { type ApiSide, createApiSide } from './api-side';
import { createMailServer, MAIL_FATES } from './mail-server';
import { checkMails, sendLastMails } from './promises';
import type { ApiFile, PlantedInStore } from './recruitment-api';

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
