import type { ChangeOrder, JobChange } from '../store/changes/changes';

/** Somebody elsewhere who is told of the changes to jobs. */
export type Announcer = {
  /** Its name among the subscribers of the event log. */
  name: string;
  /** The most changes it takes at once. */
  batch: number;
  /** Which changes it is told, and which first; all of them in order where nothing is said. */
  order?: ChangeOrder;
  /**
   * Tells of changes, given in its order. Resolves with how many of them, from the first on, are done with; the rest
   * comes again. Rejects when none is.
   */
  announce(changes: JobChange[], signal: AbortSignal): Promise<number>;
};

/** The other side answered with a status that it may not answer with another time. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  constructor(status: number) {
    super(`answered ${status}`);
    this.code = `HTTP ${status}`;
  }
}

/** The last change of each job, in order: the ones before it say nothing any more. */
export function lastOfEachJob(changes: JobChange[]): JobChange[] {
  const last = new Map(changes.map((change) => [change.job_id, change.seq]));
  return changes.filter(({ job_id, seq }) => last.get(job_id) === seq);
}
