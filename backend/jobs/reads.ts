import type { SealedSql } from '../keys/store-key';
import type { Sql } from '../store/database';
import type { ClosedReason, Category, ClosingJob, Job, JobLocation, ListedJob } from './jobs';
import { jobColumns } from './job-rows';
import type { ReadCache } from './read-cache';

/** Returns the jobs with these listing keys, in the same order. */
export async function jobsByKeys(
  { query, oneOf }: Sql,
  keys: number[],
  summary = false,
): Promise<ListedJob[]> {
  if (keys.length === 0) return [];
  const rows = await query<ListedJob & { listing_key: number }>(
    `SELECT listing_key, ${summary ? jobColumns.summary : jobColumns.all}
     FROM jobs WHERE listing_key ${oneOf('$1', 'bigint')}`,
    [keys],
  );
  const jobs = new Map(rows.map(({ listing_key, ...job }): [number, ListedJob] => [listing_key, job]));
  return keys.flatMap((key) => jobs.get(key) ?? []);
}

/** Reads of jobs, categories and cities; counts are cached until the store changes. */
export function createJobReads({ query, column, now }: SealedSql, cache: ReadCache) {
  return {
    /** Lists categories with active jobs, by name, with their counts. */
    listCategories: () =>
      cache.get('categories', () =>
        query<Category>(
          `SELECT id, name, jobs_count FROM categories JOIN (
             SELECT category_id, count(*) AS jobs_count FROM jobs WHERE listing_key IS NOT NULL GROUP BY category_id
           ) AS counted ON category_id = id ORDER BY name_key`,
        ),
      ),
    /** Lists cities with active jobs, most jobs first. A job may be in several cities, or in none that is known. */
    listLocations: () =>
      cache.get('locations', () =>
        query<JobLocation>(
          `SELECT slug, name, region, jobs_count
           FROM (SELECT city_id, count(*) AS jobs_count FROM job_cities GROUP BY city_id) AS counted
           JOIN cities ON cities.id = city_id WHERE kind = 'city' ORDER BY jobs_count DESC, name, slug`,
        ),
      ),
    /** Returns any stored job, with when and why it was closed (null and '' while active). */
    async getJob(id: string) {
      const [row] = await query<Job & { active: unknown; closed_at: string | null; reason: ClosedReason }>(
        `SELECT ${jobColumns.all}, closed_at, closed_reason AS reason,
           listing_key IS NOT NULL AND (expires_at IS NULL OR expires_at > $2) AS active
         FROM jobs WHERE id = $1`,
        [id, now().toISOString()],
      );
      if (!row) return null;
      const { active, closed_at, reason, ...job } = row;
      // Expiry does not set closed_at.
      const closedAt = active ? null : (closed_at ?? job.expires_at);
      const closedReason: ClosedReason = active ? '' : reason;
      return { job, active: Boolean(active), closedAt, closedReason };
    },
    /** Returns the e-mail address of a job's recruiter; null when there is none or no such job. */
    async recruiterEmail(id: string) {
      const found = 'SELECT recruiter_email FROM jobs WHERE id = $1';
      return (await column<string | null>(found, [id]))[0] ?? null;
    },
    /** Lists active jobs that expire after one moment and up to another (ISO 8601), earliest first. */
    async closingJobs(after: string, upTo: string, limit: number) {
      const closing = 'FROM jobs WHERE listing_key IS NOT NULL AND expires_at > $1 AND expires_at <= $2';
      const [counted] = await query<{ total: number }>(`SELECT count(*) AS total ${closing}`, [after, upTo]);
      const jobs = await query<ClosingJob>(
        `SELECT id, slug, title, expires_at ${closing} ORDER BY expires_at, pk LIMIT $3`,
        [after, upTo, limit],
      );
      return { jobs, total: counted?.total ?? 0 };
    },
    /** Whether any job other than samples was ever stored. */
    hasOwnJobs: async () => (await query('SELECT id FROM jobs WHERE NOT is_sample LIMIT 1')).length > 0,
    /** Whether no job was ever stored. */
    isEmpty: async () => (await query('SELECT id FROM jobs LIMIT 1')).length === 0,
  };
}
