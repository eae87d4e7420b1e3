import type { Sql } from '../../store/database';
import type { NewJob } from '../jobs';

/** The searchable part of a job, without what only the agency sees. */
export type IndexedJob = Omit<NewJob, 'recruiter_email'>;
export type IndexEntry = { listingKey: number; job: IndexedJob; categoryId: number; categoryName: string };

/**
 * The engine-specific part of the search: which active jobs contain a lexeme (job-lexemes.ts). Jobs are identified by
 * listing key. Call `add` and `remove` within a transaction that holds the event log's lock.
 */
export type TextIndex = {
  add(sql: Sql, entries: IndexEntry[]): Promise<void>;
  remove(sql: Sql, listingKeys: number[]): Promise<void>;
  /** Returns the jobs containing each lexeme, in any order, at most `most` each. */
  holders(sql: Sql, lexemes: string[], most?: number): Promise<number[][]>;
};
