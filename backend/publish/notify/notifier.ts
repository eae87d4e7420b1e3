import type { ChangeOrder, JobChange } from '../../jobs/changes/changes';

/** An external receiver of job changes. */
export type Notifier = {
  /** Its subscriber name in the event log. */
  name: string;
  /** The maximum number of changes per call. */
  batch: number;
  /** Which changes it receives, and in which order; by default all of them, oldest first. */
  order?: ChangeOrder;
  /**
   * Delivers changes, given in its order. Resolves with how many of them, counted from the first, are done; the rest is
   * retried. Rejects when none is.
   */
  notify(changes: JobChange[], signal: AbortSignal): Promise<number>;
};

/** The receiver answered with an error status; a retry may succeed. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  constructor(status: number) {
    super(`answered ${status}`);
    this.code = `HTTP ${status}`;
  }
}

/** The last change of each job, in order: it supersedes the earlier ones. */
export function lastOfEachJob(changes: JobChange[]): JobChange[] {
  const last = new Map(changes.map((change) => [change.job_id, change.seq]));
  return changes.filter(({ job_id, seq }) => last.get(job_id) === seq);
}
