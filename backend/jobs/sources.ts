import type { SealedDatabase } from '../keys/store-key';
import { newLease } from '../store/database';
import { importedColumns } from './job-rows';
import type { ActiveJob } from './jobs';

/** Sources of jobs, and reads for exports. */
export function createSourceQueries({ read, transaction }: SealedDatabase) {
  return {
    /**
     * Lists up to `limit` active jobs without samples, oldest first, after the key `after` (0: all). `last` is the key to
     * continue after; null at the end.
     */
    async activeJobs(after: number, limit: number) {
      const rows = await read.query<ActiveJob & { listing_key: number }>(
        `SELECT listing_key, jobs.id, categories.name AS category, ${importedColumns.join(', ')}, confirmed_at
         FROM jobs JOIN categories ON categories.id = category_id
         WHERE listing_key > CAST($1 AS bigint) AND NOT is_sample
         ORDER BY listing_key LIMIT CAST($2 AS bigint)`,
        [after, limit],
      );
      return {
        jobs: rows.map(({ listing_key: _, ...job }) => job),
        last: rows.at(-1)?.listing_key ?? null,
      };
    },
    /** Lists the jobs of a source, active or not. */
    async jobsOf(source: string) {
      const jobs = await read.query<{ id: string; title: string; active: unknown }>(
        'SELECT id, title, listing_key IS NOT NULL AS active FROM jobs WHERE source = $1 ORDER BY pk',
        [source],
      );
      return jobs.map(({ id, title, active }) => ({ id, title, active: Boolean(active) }));
    },
    /** Leases a source to this caller for `leaseMs`, with the state last stored; null when another caller holds it. */
    async claimSource(source: string, leaseMs: number) {
      const moment = read.now();
      const { lease, until } = newLease(moment, leaseMs);
      const [claimed] = await transaction(({ query }) =>
        query<{ state: string | null }>(
          `INSERT INTO job_sources (name, lease, busy_until) VALUES ($1, $2, $3)
           ON CONFLICT (name) DO UPDATE SET lease = excluded.lease, busy_until = excluded.busy_until
           WHERE job_sources.busy_until IS NULL OR job_sources.busy_until <= $4
           RETURNING state`,
          [source, lease, until, moment.toISOString()],
        ),
      );
      return claimed ? { source, lease, state: claimed.state } : null;
    },
    /** Ends a claim, storing `state` unless null. False, without effect, when the claim has lapsed. */
    async releaseSource({ source, lease }: { source: string; lease: string }, state: string | null) {
      const released = await transaction(({ query }) =>
        query(
          `UPDATE job_sources SET lease = NULL, busy_until = NULL, state = coalesce($1, state)
           WHERE name = $2 AND lease = $3 RETURNING name`,
          [state, source, lease],
        ),
      );
      return released.length > 0;
    },
    /** Returns the state last stored for a source. */
    async sourceState(source: string) {
      const stored = 'SELECT state FROM job_sources WHERE name = $1';
      return (await read.column<string | null>(stored, [source]))[0] ?? null;
    },
  };
}
