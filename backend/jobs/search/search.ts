import type { Sql } from '../../store/database';
import type { NewJob } from '../jobs';

/** What is searched of a job: nothing that only the agency sees. */
export type IndexedJob = Omit<NewJob, 'recruiter_email'>;
export type IndexEntry = { listingKey: number; job: IndexedJob; categoryId: number; categoryName: string };

/**
 * What each engine brings of its own: which active jobs hold a lexeme (job-lexemes.ts). Jobs are named by their listing
 * keys. `add` and `remove` are for use within a transaction that holds the event log's lock.
 */
export type TextIndex = {
  add(sql: Sql, entries: IndexEntry[]): Promise<void>;
  remove(sql: Sql, listingKeys: number[]): Promise<void>;
  /** The jobs that hold each lexeme, in any order; no more than `most`. */
  holders(sql: Sql, lexemes: string[], most?: number): Promise<number[][]>;
};
