import { randomUUID } from 'node:crypto';
import { activeJobsOf, selectActiveJobs, type ActiveJobRow } from './active-jobs';
import { sourceStatements, type SourceClaim } from './sources';
import type { Query } from '../postgres-connection';
import type { ActiveJobs } from '../store';

const texts = sourceStatements((n) => `$${n}`);

/** The statements about where jobs come from. */
export function createPostgresSources(query: Query) {
  return {
    async claim(source: string, leaseMs: number, now: Date): Promise<SourceClaim | null> {
      const lease = randomUUID();
      const busyUntil = new Date(now.getTime() + leaseMs).toISOString();
      const values = [source, lease, busyUntil, now.toISOString()];
      const [claimed] = await query<{ state: string | null }>(texts.claim, values);
      return claimed ? { source, lease, state: claimed.state } : null;
    },
    async release({ source, lease }: SourceClaim, newState: string | null): Promise<boolean> {
      return (await query(texts.release, [newState, source, lease])).length > 0;
    },
    async state(source: string): Promise<string | null> {
      const [row] = await query<{ state: string | null }>(texts.state, [source]);
      return row?.state ?? null;
    },
    jobsOf: (source: string) => query<{ id: string; active: boolean }>(texts.jobs, [source]),
    async activeJobs(after: number, limit: number): Promise<ActiveJobs> {
      return activeJobsOf(
        await query<ActiveJobRow>(selectActiveJobs('$1::bigint', '$2::bigint'), [after, limit]),
      );
    },
  };
}
