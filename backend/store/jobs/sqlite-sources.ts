import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { activeJobsOf, selectActiveJobs, type ActiveJobRow } from './active-jobs';
import { sourceStatements, type SourceClaim } from './sources';
import type { ActiveJobs } from '../store';

/** The statements about where jobs come from. claim and release are for use within a write transaction. */
export function createSources(db: Database) {
  const texts = sourceStatements(() => '?');
  const claim = db.prepare<string[], { state: string | null }>(texts.claim);
  const release = db.prepare<(string | null)[], { released: number }>(texts.release);
  const state = db.prepare<[string], string | null>(texts.state).pluck();
  const jobs = db.prepare<[string], { id: string; active: number }>(texts.jobs);
  const active = db.prepare<[number, number], ActiveJobRow>(selectActiveJobs('?', '?'));

  return {
    claim(source: string, leaseMs: number, now: Date): SourceClaim | null {
      const lease = randomUUID();
      const busyUntil = new Date(now.getTime() + leaseMs).toISOString();
      const claimed = claim.get(source, lease, busyUntil, now.toISOString());
      return claimed ? { source, lease, state: claimed.state } : null;
    },
    release: ({ source, lease }: SourceClaim, newState: string | null): boolean =>
      release.get(newState, source, lease) !== undefined,
    state: (source: string): string | null => state.get(source) ?? null,
    jobsOf: (source: string) => jobs.all(source).map((job) => ({ id: job.id, active: job.active === 1 })),
    activeJobs: (after: number, limit: number): ActiveJobs => activeJobsOf(active.all(after, limit)),
  };
}
