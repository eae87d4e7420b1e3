import { DAY_MS, isoDay } from '../../lib/base/text/indian-day';
import type { SealedDatabase } from '../keys/store-key';

const KEPT_MS = 60 * DAY_MS;

export type ViewStore = ReturnType<typeof createViewStore>;

/** Page views per job and day (India): counts only, no personal data. */
export const createViewStore = ({ read, transaction }: SealedDatabase) => ({
  /** Adds a website's counts; ignores unknown jobs. */
  addViews: (views: readonly { id: string; count: number }[]) =>
    transaction(async ({ query, at }) => {
      const day = isoDay(at());
      // A fixed order prevents deadlocks between websites.
      for (const { id, count } of [...views].sort((a, b) => (a.id < b.id ? -1 : 1)))
        await query(
          `INSERT INTO job_views (job_id, day, views) SELECT id, $2, CAST($3 AS bigint) FROM jobs WHERE id = $1
           ON CONFLICT (job_id, day) DO UPDATE SET views = job_views.views + excluded.views`,
          [id, day, count],
        );
      await query('DELETE FROM job_views WHERE day < $1', [isoDay(at(-KEPT_MS))]);
    }),
  /** Returns the views per job since a moment (ISO 8601). */
  async viewsByJob(since: string) {
    const rows = await read.query<{ id: string; views: number }>(
      'SELECT job_id AS id, sum(views) AS views FROM job_views WHERE day >= $1 GROUP BY job_id',
      [isoDay(since)],
    );
    return new Map(rows.map(({ id, views }) => [id, Number(views)]));
  },
});
