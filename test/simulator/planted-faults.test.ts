import { openOutboxFile } from './outbox-file';
import { faultsInApi, faultsInOutbox, faultsInSearch } from './planted-faults';
import { type ApiFile, openApiFile } from './recruitment-api';
import { search } from './search';
import { outboxProperty } from './simulate-outbox';
import { jobEvents, wholeProperty } from './simulate-whole';

// What cannot find a planted fault proves nothing by finding none.
const outboxFile = openOutboxFile();
let apiFile: ApiFile;
beforeAll(async () => void (apiFile = await openApiFile()));
afterAll(async () => {
  outboxFile.remove();
  await apiFile.remove();
});

test.each(Object.entries(faultsInOutbox))('an outbox that %s is found', async (_, planted) => {
  const budget = { seed: 1, schedules: 4_000, firstOnly: true };
  expect((await search(outboxProperty(outboxFile, planted), 'outbox', budget)).failure).toContain('Again:');
});

test.each(Object.entries(faultsInApi))('an API that %s is found', async (_, planted) => {
  const budget = { seed: 1, schedules: 1_000, firstOnly: true };
  const property = wholeProperty(outboxFile, apiFile, planted);
  expect((await search(property, 'whole', budget)).failure).toContain('Again:');
});

test.each(Object.entries(faultsInSearch))('an API that %s is found', async (_, planted) => {
  const budget = { seed: 1, schedules: 1_000, firstOnly: true };
  const property = wholeProperty(outboxFile, apiFile, planted, jobEvents);
  expect((await search(property, 'jobs', budget)).failure).toContain('Again:');
});
