const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;
const KEPT_FOR_STRAGGLERS_MS = 90 * DAY_MS;

/** published: listed now and not before; updated: listed, with other content; closed: no longer listed. */
export type ChangeKind = 'published' | 'updated' | 'closed';

/**
 * An entry of the log of changes. `seq` only grows, also from one reader's view: no change may become visible after
 * one with a higher `seq`. `slug` is the job's at that moment.
 */
export type JobChange = { seq: number; job_id: string; slug: string; kind: ChangeKind; at: string };

/**
 * How a consumer takes its changes. `inOrder`: all of them, oldest first. `urgentFirst`: of each job the last one only,
 * for what a later change supersedes says nothing any more; closings first, then the newest.
 */
export type ChangeOrder = 'inOrder' | 'urgentFirst';

/** Changes that one caller works on. `lease` tells this claim from a later one of the same consumer. */
export type ChangeClaim = { consumer: string; lease: string; changes: JobChange[] };

/**
 * The changes that an urgentFirst consumer is still to be told: not told ahead, and the last of their job. `position`
 * and `consumer` are what stands for the two in a statement. Read from the alias `change`.
 */
export const stillToTell = (position: string, consumer: string): string =>
  `FROM job_changes AS change WHERE change.seq > ${position}
   AND NOT EXISTS (SELECT 1 FROM job_changes AS later
                   WHERE later.job_id = change.job_id AND later.seq > change.seq)
   AND NOT EXISTS (SELECT 1 FROM told_ahead AS told
                   WHERE told.consumer = ${consumer} AND told.seq = change.seq)`;

/** Both engines take a comparison for an order: false before true. */
export const MOST_URGENT_FIRST = "ORDER BY change.kind <> 'closed', change.seq DESC";

/** When a consumer is tried again after this many failures in a row: after 1 s, 2 s, 4 s … at most an hour. */
export function retryAt(failures: number, now: Date): string {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + pause).toISOString();
}

/** Changes before `passed` are forgotten once every consumer has passed them, those before `any` at any rate. */
export function pruneBounds(now: Date): { passed: string; any: string } {
  return {
    passed: new Date(now.getTime() - KEPT_MS).toISOString(),
    any: new Date(now.getTime() - KEPT_FOR_STRAGGLERS_MS).toISOString(),
  };
}
