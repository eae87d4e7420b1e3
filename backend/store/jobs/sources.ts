/** A source of jobs that one caller works on; `lease` tells this claim from a later one, `state` is the last one kept. */
export type SourceClaim = { source: string; lease: string; state: string | null };

/** What both databases are asked, with their marks for the values: a claim's are name, lease, busy_until and now. */
export const sourceStatements = (mark: (n: number) => string) => ({
  claim: `INSERT INTO job_sources (name, lease, busy_until) VALUES (${mark(1)}, ${mark(2)}, ${mark(3)})
    ON CONFLICT (name) DO UPDATE SET lease = excluded.lease, busy_until = excluded.busy_until
    WHERE job_sources.busy_until IS NULL OR job_sources.busy_until <= ${mark(4)}
    RETURNING state`,
  release: `UPDATE job_sources SET lease = NULL, busy_until = NULL, state = coalesce(${mark(1)}, state)
    WHERE name = ${mark(2)} AND lease = ${mark(3)} RETURNING 1 AS released`,
  state: `SELECT state FROM job_sources WHERE name = ${mark(1)}`,
  jobs: `SELECT id, listing_key IS NOT NULL AS active FROM jobs WHERE source = ${mark(1)} ORDER BY pk`,
});
