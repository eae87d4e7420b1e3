import type fc from 'fast-check';
import { openOutboxFile } from './world';
import { type ApiFile, openApiFile, type PlantedInStore } from './api-side';
import { outboxProperty, search, wholeProperty } from './properties';
import type { PlantedInOutbox } from './website';

/** Timeout for hanging schedules. */
const LIMIT_MS = 60 * 60_000;

const PROMISES = {
  outbox: 'lose no acknowledged form and deliver none twice',
  whole: 'lose no form and no mail, from the website to the mail server',
};
type What = keyof typeof PROMISES;

/** The simulator for a test file. */
export function simulatorForTests() {
  const outboxFile = openOutboxFile();
  let apiFile: ApiFile;
  beforeAll(async () => void (apiFile = await openApiFile()));
  afterAll(async () => {
    outboxFile.remove();
    await apiFile.remove();
  });
  return {
    /** Tests that no schedule of failures breaks a promise. */
    testSchedules(what: What, budget: { seed: number; schedules: number }): void {
      test(
        `${budget.schedules} schedules of failures ${PROMISES[what]}`,
        async () => {
          const { failure } =
            what === 'outbox'
              ? await search(outboxProperty(outboxFile), what, budget)
              : await search(wholeProperty(outboxFile, apiFile), what, budget);
          if (failure) throw new Error(failure);
        },
        LIMIT_MS,
      );
    },

    testFaultsInOutbox(faults: Record<string, PlantedInOutbox>): void {
      test.each(Object.entries(faults))('an outbox that %s is found', (_, planted) =>
        mustFail('outbox', outboxProperty(outboxFile, planted)),
      );
    },

    testFaultsInApi(faults: Record<string, PlantedInStore>): void {
      test.each(Object.entries(faults))('an API that %s is found', (_, planted) =>
        mustFail('whole', wholeProperty(outboxFile, apiFile, planted)),
      );
    },
  };
}

/** A simulator that misses a planted fault proves nothing when it finds none. */
async function mustFail<Ts>(what: What, property: fc.IAsyncProperty<Ts>): Promise<void> {
  const { failure } = await search(property, what, { seed: 1, schedules: 4_000, firstOnly: true });
  expect(failure).toContain('Again:');
}
