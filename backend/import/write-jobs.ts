import { setTimeout as delay } from 'node:timers/promises';
import type { JobStore } from '../jobs/job-store';
import type { NewJob, AffectedJob, JobEffect } from '../jobs/jobs';

const MAX_NAMED = 20;

/** How many jobs an import created, changed, reopened or closed, and the first 20 of each. */
export type JobChanges = Record<JobEffect, number> & { affected: AffectedJob[] };

const BATCH = 200;
// Lets other processes write between batches, for example a submitted form.
const PAUSE_MS = 10;

type ClosingJob = { id: string; title: string };

export type ImportStore = Pick<JobStore, 'upsertJobs' | 'finishImport' | 'getJob' | 'closeJobs'>;

/** Writes jobs in batches and counts the changes. `end` writes the last batch. */
export class JobWriter {
  readonly changes: JobChanges = { created: 0, changed: 0, reopened: 0, closed: 0, affected: [] };
  private jobs: NewJob[] = [];
  private closing: ClosingJob[] = [];

  constructor(
    private readonly store: ImportStore,
    private readonly signal?: AbortSignal,
  ) {}

  async put(job: NewJob): Promise<void> {
    this.jobs.push(job);
    if (this.jobs.length >= BATCH) await this.flush();
  }

  /** Closes a job if it is open; ignores unknown ones. */
  async close(job: ClosingJob): Promise<void> {
    this.closing.push(job);
    if (this.closing.length >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    this.signal?.throwIfAborted();
    if (this.jobs.length + this.closing.length === 0) return;
    if (this.jobs.length > 0) this.count(await this.store.upsertJobs(this.jobs));
    const open: ClosingJob[] = [];
    for (const job of this.closing) if ((await this.store.getJob(job.id))?.active) open.push(job);
    await this.store.closeJobs(open.map(({ id }) => id));
    this.count(open.map(({ id, title }) => ({ id, title, effect: 'closed' })));
    this.jobs = [];
    this.closing = [];
    await delay(PAUSE_MS);
  }

  async end(): Promise<void> {
    await this.flush();
    await this.store.finishImport();
  }

  private count(affected: AffectedJob[]): void {
    for (const job of affected) {
      this.changes[job.effect] += 1;
      if (this.changes[job.effect] <= MAX_NAMED) this.changes.affected.push(job);
    }
  }
}
