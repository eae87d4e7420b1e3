import type { AffectedJob, JobEffect } from '../jobs/jobs';

const MAX_NAMED = 20;

/** How many jobs an import created, changed, opened again or closed, and the first 20 of each. */
export type JobChanges = Record<JobEffect, number> & { affected: AffectedJob[] };

export const noChanges = (): JobChanges => ({ created: 0, changed: 0, reopened: 0, closed: 0, affected: [] });

/** Adds what a batch did. */
export function addChanges(changes: JobChanges, affected: AffectedJob[]): void {
  for (const job of affected) {
    changes[job.effect] += 1;
    if (changes[job.effect] <= MAX_NAMED) changes.affected.push(job);
  }
}
