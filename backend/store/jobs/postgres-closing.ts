import { takeTurn } from '../changes/postgres-changes';
import type { Query } from '../postgres-connection';
import { unlist } from './postgres-jobs';

const CLOSED_AT_ONCE = 500;

type Closed = { pk: number; id: string; slug: string; listing_key: number };

/** Closes an active job; for use within a transaction. False when there is none of this id. */
export async function closeJob(query: Query, id: string, now: Date): Promise<boolean> {
  return (await close(query, 'id = $1', id, now, now)) > 0;
}

/** Closes some hundred of these jobs and says how many; for use within a transaction. */
export function closeSomeJobs(query: Query, ids: string[], now: Date): Promise<number> {
  return close(query, 'id = ANY ($1::text[])', ids, now, now);
}

/** Closes some hundred sample jobs and says how many; for use within a transaction. */
export function closeSomeSamples(query: Query, now: Date): Promise<number> {
  return close(query, 'is_sample = $1', true, now, now);
}

/** Takes out some hundred expired jobs and says how many; for use within a transaction. */
export function expireSome(query: Query, now: Date): Promise<number> {
  return close(query, 'expires_at <= $1', now.toISOString(), now, null);
}

async function close(
  query: Query,
  condition: string,
  value: unknown,
  now: Date,
  closedAt: Date | null,
): Promise<number> {
  const turn = await takeTurn(query, now);
  const jobs = await query<Closed>(
    `SELECT pk, id, slug, listing_key FROM jobs
     WHERE listing_key IS NOT NULL AND ${condition} ORDER BY pk LIMIT ${CLOSED_AT_ONCE}`,
    [value],
  );
  if (jobs.length === 0) return 0;
  await query(
    'UPDATE jobs SET listing_key = NULL, closed_at = coalesce($2, closed_at) WHERE pk = ANY ($1::bigint[])',
    [jobs.map(({ pk }) => pk), closedAt?.toISOString() ?? null],
  );
  await unlist(
    query,
    jobs.map(({ listing_key }) => listing_key),
  );
  for (const job of jobs) turn.add(job, 'closed');
  await turn.write();
  return jobs.length;
}
