import { openOutboxFile } from './outbox-file';
import { type ApiFile, openApiFile } from './recruitment-api';
import { LEAST_SCHEDULES, LIMIT_MS } from './schedules';
import { searchInTime } from './search';
import { jobEvents, wholeProperty } from './simulate-whole';

const outboxFile = openOutboxFile();
let apiFile: ApiFile;
beforeAll(async () => void (apiFile = await openApiFile()));
afterAll(async () => {
  outboxFile.remove();
  await apiFile.remove();
});

test(
  'up to 4000 schedules of failures lose no form and no mail, from the website to the mail server',
  async () => {
    const budget = { seed: 3_000, schedules: 4_000, limitMs: LIMIT_MS };
    const found = await searchInTime(wholeProperty(outboxFile, apiFile), 'whole', budget);
    if (found.failure) throw new Error(found.failure);
    expect(found.schedules).toBeGreaterThanOrEqual(LEAST_SCHEDULES);
  },
  6 * LIMIT_MS,
);

test(
  'up to 1000 schedules of imports show nobody who searches a job that does not fit',
  async () => {
    const budget = { seed: 5_000, schedules: 1_000, limitMs: LIMIT_MS };
    const found = await searchInTime(
      wholeProperty(outboxFile, apiFile, undefined, jobEvents),
      'jobs',
      budget,
    );
    if (found.failure) throw new Error(found.failure);
    expect(found.schedules).toBeGreaterThanOrEqual(LEAST_SCHEDULES);
  },
  6 * LIMIT_MS,
);
