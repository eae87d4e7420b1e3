/** published: listed now and not before; updated: listed, with other content; closed: no longer listed. */
export type ChangeKind = 'published' | 'updated' | 'closed';

/**
 * An entry of the event log. `seq` only grows, also from one reader's view: no change may become visible after one
 * with a higher `seq`. `slug` is the job's at that moment.
 */
export type JobChange = { seq: number; job_id: string; slug: string; kind: ChangeKind; at: string };

/**
 * How a subscriber takes its changes. `inOrder`: all of them, oldest first. `urgentFirst`: only the last one of each
 * job, as it supersedes the earlier ones; closings first, then the newest.
 */
export type ChangeOrder = 'inOrder' | 'urgentFirst';

/** Changes that one caller works on. `lease` tells this claim from a later one of the same subscriber. */
export type ChangeClaim = { subscriber: string; lease: string; changes: JobChange[] };
