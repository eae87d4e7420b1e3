/** published: newly listed; updated: still listed, with other content; closed: no longer listed. */
export type ChangeKind = 'published' | 'updated' | 'closed';

/**
 * An entry of the event log. `seq` grows in commit order: no entry becomes visible after one with a higher `seq`.
 * `slug` is the job's at the time of the change.
 */
export type JobChange = { seq: number; job_id: string; slug: string; kind: ChangeKind; at: string };

/**
 * How a subscriber receives changes. `inOrder`: all of them, oldest first. `urgentFirst`: only the latest per job;
 * closings first, then newest first.
 */
export type ChangeOrder = 'inOrder' | 'urgentFirst';

/** A batch of changes leased to one caller. `lease` distinguishes it from later claims by the same subscriber. */
export type ChangeClaim = { subscriber: string; lease: string; changes: JobChange[] };
