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

/** Changes that one caller works on. `lease` tells this claim from a later one of the same consumer. */
export type ChangeClaim = { consumer: string; lease: string; changes: JobChange[] };

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
