import { contentColumns } from './job-rows';
import type { ActiveJob, ActiveJobs } from '../store';

/** Reads active jobs of the agency's own behind a listing key, from the oldest; the values are the key and the limit. */
export const selectActiveJobs = (key: string, limit: string) =>
  `SELECT listing_key, jobs.id, categories.name AS category, ${contentColumns.join(', ')}
   FROM jobs JOIN categories ON categories.id = category_id
   WHERE listing_key > ${key} AND NOT is_sample ORDER BY listing_key LIMIT ${limit}`;

export type ActiveJobRow = ActiveJob & { listing_key: number };

/** Rows of selectActiveJobs as the store gives them. */
export function activeJobsOf(rows: ActiveJobRow[]): ActiveJobs {
  return {
    jobs: rows.map(({ listing_key: _, ...job }) => job),
    last: rows.at(-1)?.listing_key ?? null,
  };
}
