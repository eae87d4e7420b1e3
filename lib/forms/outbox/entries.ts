/**
 * `refused`: the API rejected the last attempt; it is retried. `unreadable`: waits for its key. `set-aside`: answered
 * oddly so often that a person should look. Each attempt may create a copy, so in the end only a person may retry it.
 */
type EntryState = 'waiting' | 'refused' | 'unreadable' | 'set-aside';

/** Odd answers after which an entry is set aside, and after which only a person may retry it (five to eight hours later). */
export const MAX_ODD_ANSWERS = 5;
export const MAX_COPIES = 12;

/** An undelivered submission. Times are ms since 1970; `problem` and `payload` are encrypted. */
export type Entry = {
  seq: number;
  id: string;
  reference: string;
  form: string;
  state: EntryState;
  accepted_at: number;
  next_try_at: number;
  /** A delivery is in progress until then. */
  leased_until: number;
  tries: number;
  problem: Buffer | null;
  /** 1: an earlier attempt may have arrived, though its response was lost. */
  may_repeat: number;
  /** Number of attempts whose response neither accepted nor rejected. */
  odd_answers: number;
  payload: Buffer;
};

export type Undelivered = Pick<Entry, 'reference' | 'form' | 'state' | 'accepted_at'>;

/** Counts of undelivered submissions; `oldest` is when the oldest was accepted, `oldestSeq` its `seq`. */
export type OutboxCounts = Record<'length' | 'refused' | 'unreadable' | 'setAside', number> &
  Record<'oldest' | 'oldestSeq', number | null>;

/** Entries as shown to people. */
export const SHOWN = `SELECT seq, id, reference, form, accepted_at, next_try_at, leased_until, tries, problem, may_repeat, odd_answers,
  payload, iif(odd_answers >= ${MAX_ODD_ANSWERS} AND state <> 'unreadable', 'set-aside', state) AS state FROM entries`;
