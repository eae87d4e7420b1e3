import { openOutboxFile } from './outbox-file';
import { searchInTime } from './search';
import { outboxProperty } from './simulate-outbox';

/** So that the unit tests end on a busy machine, too; there not all schedules fit. */
export const LIMIT_MS = 30_000;
/** Fewer would prove nothing: a machine that does not manage even these fails the test. */
export const LEAST_SCHEDULES = 200;

/** One of the test files' shares of the schedules of the outbox; jest runs the files side by side. */
export function testOutboxSchedules(seed: number, schedules: number): void {
  const file = openOutboxFile();
  afterAll(() => file.remove());

  test(
    `up to ${schedules} schedules of failures lose no acknowledged form and deliver none twice`,
    async () => {
      const found = await searchInTime(outboxProperty(file), 'outbox', {
        seed,
        schedules,
        limitMs: LIMIT_MS,
      });
      if (found.failure) throw new Error(found.failure);
      expect(found.schedules).toBeGreaterThanOrEqual(LEAST_SCHEDULES);
    },
    6 * LIMIT_MS,
  );
}
