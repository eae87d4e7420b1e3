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

/** The event log of the jobs, and how far each subscriber has read it. */
export type ChangeStore = {
  /** Makes a subscriber known, at the end of the log; one that is known stays where it is. */
  registerSubscriber(name: string): Promise<void>;
  /**
   * The next changes (at most `limit`) for a subscriber, oldest first unless an order is given, for this caller alone
   * until `leaseMs` from now; null when there are none, when another caller has them, or when their next attempt is not
   * due. One subscriber keeps to one order.
   */
  claimChanges(
    subscriber: string,
    limit: number,
    leaseMs: number,
    order?: ChangeOrder,
  ): Promise<ChangeClaim | null>;
  /** Moves the subscriber past the change `seq` and ends the claim. False, and nothing done, when the claim has lapsed. */
  confirmChanges(claim: ChangeClaim, seq: number): Promise<boolean>;
  /** Ends a claim made urgentFirst, with these of its changes delivered. False, and nothing done, when it has lapsed. */
  confirmDelivered(claim: ChangeClaim, seqs: number[]): Promise<boolean>;
  /** Ends the claim with its changes still to come, after a pause that doubles with each failure in a row. */
  postponeChanges(claim: ChangeClaim): Promise<boolean>;
  /** Deletes changes that are older than 30 days and passed by every subscriber, or older than 90 days. */
  pruneChanges(): Promise<number>;
};
