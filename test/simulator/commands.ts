import fc from 'fast-check';
import type { Simulation } from './simulation';
import { VISITORS } from './sent-forms';

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
