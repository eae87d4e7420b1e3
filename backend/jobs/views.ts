import { DAY_MS, isoDay } from '../../lib/base/text/indian-day';
import type { SealedDatabase } from '../keys/store-key';

const KEPT_MS = 60 * DAY_MS;

export type ViewStore = ReturnType<typeof createViewStore>;

/** How often jobs' pages were shown, by day in India: numbers alone, of nobody. */
export const createViewStore = ({ read, transaction }: SealedDatabase) => ({
  /** Adds what a website has counted; of jobs that there are not nothing is kept. */
  addViews: (views: readonly { id: string; count: number }[]) =>
    transaction(async ({ query, at }) => {
      const day = isoDay(at());
      // Always in one order, so that two websites do not wait for each other.
      for (const { id, count } of [...views].sort((a, b) => (a.id < b.id ? -1 : 1)))
        await query(
          `INSERT INTO job_views (job_id, day, views) SELECT id, $2, CAST($3 AS bigint) FROM jobs WHERE id = $1
           ON CONFLICT (job_id, day) DO UPDATE SET views = job_views.views + excluded.views`,
          [id, day, count],
        );
      await query('DELETE FROM job_views WHERE day < $1', [isoDay(at(-KEPT_MS))]);
    }),
  /** How often each job was shown since a moment (ISO 8601). */
  async viewsByJob(since: string) {
    const rows = await read.query<{ id: string; views: number }>(
      'SELECT job_id AS id, sum(views) AS views FROM job_views WHERE day >= $1 GROUP BY job_id',
      [isoDay(since)],
    );
    return new Map(rows.map(({ id, views }) => [id, Number(views)]));
  },
});
