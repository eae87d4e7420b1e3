import { DAY_MS, isoDay } from '../../lib/base/text/indian-day';
import type { Database } from '../store/database';

const KEPT_MS = 60 * DAY_MS;

/** How often jobs' pages were shown, by day in India: numbers alone, of nobody. */
export type ViewStore = {
  /** Adds what a website has counted; of jobs that there are not nothing is kept. */
  addViews(views: readonly { id: string; count: number }[]): Promise<void>;
  /** How often each job was shown since a moment (ISO 8601). */
  viewsByJob(since: string): Promise<Map<string, number>>;
};

export const createViewStore = ({ read, transaction }: Database, now: () => Date): ViewStore => ({
  addViews: (views) =>
    transaction(async ({ query }) => {
      const day = isoDay(now().toISOString());
      // Always in one order, so that two websites do not wait for each other.
      for (const { id, count } of [...views].sort((a, b) => (a.id < b.id ? -1 : 1)))
        await query(
          `INSERT INTO job_views (job_id, day, views) SELECT id, $2, CAST($3 AS bigint) FROM jobs WHERE id = $1
           ON CONFLICT (job_id, day) DO UPDATE SET views = job_views.views + excluded.views`,
          [id, day, count],
        );
      await query('DELETE FROM job_views WHERE day < $1', [
        isoDay(new Date(now().getTime() - KEPT_MS).toISOString()),
      ]);
    }),
  async viewsByJob(since) {
    const rows = await read.query<{ id: string; views: number }>(
      'SELECT job_id AS id, sum(views) AS views FROM job_views WHERE day >= $1 GROUP BY job_id',
      [isoDay(since)],
    );
    return new Map(rows.map(({ id, views }) => [id, Number(views)]));
  },
});
