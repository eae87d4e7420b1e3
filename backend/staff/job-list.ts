import { poolJob } from '../jobs/talent-pool';
import type { ClosedReason, Job } from '../jobs/jobs';
import { type Stage } from '../forms/notes/kinds';
import type { Database } from '../store/database';
import { JOB_STAGES } from './queues';

/** A job in the staff's list; times are ISO 8601. */
export type ListedForStaff = Pick<Job, 'id' | 'slug' | 'title' | 'company_name' | 'location'> & {
  active: boolean;
  isSample: boolean;
  confirmed_at: string;
  closed_reason: ClosedReason;
};

type JobNumbers = { total: number; fresh: number; open: number };

type JobListRow = Omit<ListedForStaff, 'active' | 'isSample'> & { active: number; is_sample: number };

// In it, % and _ stand for themselves.
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The longest list of jobs. */
export const MAX_LISTED = 500;

export const createStaffJobStore = ({ read, transaction }: Database) => ({
  /** Returns open jobs, then those closed or expired since a moment (ISO 8601), each newest first, with a text in their title; at most MAX_LISTED. */
  async jobsForStaff(closedSince: string, title = ''): Promise<ListedForStaff[]> {
    const named = title ? `AND lower(title) LIKE $2 ESCAPE '\\'` : '';
    const rows = await read.query<JobListRow>(
      `SELECT id, slug, title, company_name, location, confirmed_at, closed_reason,
         CASE WHEN is_sample THEN 1 ELSE 0 END AS is_sample, CASE WHEN listing_key IS NULL THEN 0 ELSE 1 END AS active
       FROM jobs WHERE (listing_key IS NOT NULL OR coalesce(closed_at, expires_at) >= $1) ${named}
       ORDER BY active DESC, sort_at DESC LIMIT ${MAX_LISTED}`,
      [closedSince, ...(title ? [containing(title.toLowerCase())] : [])],
    );
    return rows.map(({ active, is_sample: sample, ...job }) => ({
      ...job,
      active: Number(active) === 1,
      isSample: Number(sample) === 1,
    }));
  },
  /** Keeps what the desk's form held before a job was changed. */
  keepEarlier: (id: string, values: Record<string, string>) =>
    transaction(({ query }) =>
      query('UPDATE jobs SET earlier = $2 WHERE id = $1', [id, JSON.stringify(values)]),
    ),
  /** Returns what the form held before the last change; null if the job was never changed at the desk. */
  async earlierOf(id: string): Promise<Record<string, string> | null> {
    const [row] = await read.query<{ earlier: string | null }>('SELECT earlier FROM jobs WHERE id = $1', [
      id,
    ]);
    return row?.earlier ? (JSON.parse(row.earlier) as Record<string, string>) : null;
  },
  /** Returns the titles of jobs, open or not, by id, and the talent pool's. */
  async jobTitles(ids: readonly string[]): Promise<Map<string, string>> {
    const titles = `SELECT id, title FROM jobs WHERE id ${read.oneOf('$1', 'text')}`;
    const rows = await read.query<{ id: string; title: string }>(titles, [ids]);
    const { id: pool, title: poolTitle } = poolJob();
    return new Map([[pool, poolTitle], ...rows.map(({ id, title }): [string, string] => [id, title])]);
  },
  /** Returns for each job the number of applications, of new ones, and of those that go on while it is open. */
  async applicationsByJob() {
    const jobs = new Map<string, JobNumbers>();
    const stages = await read.query<{ id: string; stage: Stage; count: number }>(
      'SELECT job_id AS id, stage, count(*) AS count FROM applications GROUP BY job_id, stage',
    );
    for (const { id, stage, count } of stages) {
      const job = jobs.get(id) ?? { total: 0, fresh: 0, open: 0 };
      job.total += Number(count);
      if (stage === 'new') job.fresh += Number(count);
      if (JOB_STAGES.includes(stage)) job.open += Number(count);
      jobs.set(id, job);
    }
    return jobs;
  },
});
