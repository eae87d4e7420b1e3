import { poolJob } from '../jobs/talent-pool';
import type { ClosedReason, Job } from '../jobs/jobs';
import type { Database } from '../store/database';

/** A job in the staff's list; times are ISO 8601. `source` null: imported or entered manually. */
export type ListedForStaff = Pick<Job, 'id' | 'slug' | 'title' | 'company_name' | 'location'> & {
  active: boolean;
  isSample: boolean;
  source: string | null;
  confirmed_at: string;
  expires_at: string | null;
  closed_at: string | null;
  closed_reason: ClosedReason;
};

type JobListRow = Omit<ListedForStaff, 'active' | 'isSample'> & { active: number; is_sample: number };

export const createStaffJobStore = ({ read }: Database) => ({
  /** Returns open jobs, then those closed since a moment (ISO 8601), each newest first; at most 500. */
  async jobsForStaff(closedSince: string): Promise<ListedForStaff[]> {
    const rows = await read.query<JobListRow>(
      `SELECT id, slug, title, company_name, location, source, confirmed_at, expires_at, closed_at, closed_reason,
         CASE WHEN is_sample THEN 1 ELSE 0 END AS is_sample, CASE WHEN listing_key IS NULL THEN 0 ELSE 1 END AS active
       FROM jobs WHERE listing_key IS NOT NULL OR closed_at >= $1
       ORDER BY active DESC, sort_at DESC LIMIT 500`,
      [closedSince],
    );
    return rows.map(({ active, is_sample: sample, ...job }) => ({
      ...job,
      active: Number(active) === 1,
      isSample: Number(sample) === 1,
    }));
  },
  /** Returns the titles of jobs, open or not, by id, and the talent pool's. */
  async jobTitles(ids: readonly string[]): Promise<Map<string, string>> {
    const titles = `SELECT id, title FROM jobs WHERE id ${read.oneOf('$1', 'text')}`;
    const rows = await read.query<{ id: string; title: string }>(titles, [ids]);
    const { id: pool, title: poolTitle } = poolJob();
    return new Map([[pool, poolTitle], ...rows.map(({ id, title }): [string, string] => [id, title])]);
  },
});
