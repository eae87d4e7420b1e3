import fc from 'fast-check';
import { type ApiSide, createApiSide } from './api-side';
import { type Event, event, outboxEvents } from './commands';
import { createJobBoard, IMPORTS } from './job-board';
import { createMailServer, MAIL_FATES } from './mail-server';
import { checkMails, sendLastMails } from './mail-promises';
import type { Api } from './api-request';
import { FATES } from './network';
import type { OutboxFile } from './outbox-file';
import type { ApiFile, PlantedInStore } from './recruitment-api';
import { phasesOf, runWorld, schedulerOfTurns } from './run-world';
import { createSimulation, type Simulation } from './simulation';
import { createWorld } from './world';

type Whole = Simulation & { api: ApiSide };

const process = fc.nat(1);
const killed = fc.constant(event<Whole>('the API is killed and started', (it) => it.api.kill()));

/** What happens to forms and mails. */
const formEvents: fc.Arbitrary<Event<Whole>>[] = [
  ...outboxEvents,
  process.map((index) =>
    event<Whole>(`mails are sent by process ${index}`, (it) => it.track(it.api.sendMails(index))),
  ),
  killed,
];

/** What happens to jobs. */
export const jobEvents: fc.Arbitrary<Event<Whole>>[] = [
  process.map((index) =>
    event<Whole>(`two search by process ${index}`, (it) => it.track(it.api.search(index))),
  ),
  fc
    .tuple(process, fc.nat(IMPORTS.length - 1))
    .map(([index, sheet]) =>
      event<Whole>(`process ${index} imports sheet ${sheet}`, (it) => it.track(it.api.import(index, sheet))),
    ),
  process.map((index) =>
    event<Whole>(`process ${index} closes jobs`, (it) => it.track(it.api.closeJobs(index))),
  ),
  killed,
];

/** The outbox with the built-in API: its routes, store, queue and sender of mails. */
export function wholeProperty(
  outboxFile: OutboxFile,
  apiFile: ApiFile,
  planted?: PlantedInStore,
  events = formEvents,
) {
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
    // The API lives in the world whose network leads to it.
    const way: { take?: Api } = {};
    const world = createWorld(rest, outboxFile, (request) => way.take!(request));
    const fates = [...mailFates];
    const mailServer = createMailServer(world.steps, world.journal, fates);
    const board = createJobBoard(world.journal);
    const api = createApiSide({ ...world, apiFile, mailServer, board }, planted);
    way.take = api.take;
    const simulation = Object.assign(createSimulation(world, api), { api });
    await runWorld(rest.scheduler, simulation, phases, async (wait) => {
      fates.length = 0;
      await sendLastMails(simulation, api, wait);
      await checkMails(world, api, mailServer);
    });
  });
}
