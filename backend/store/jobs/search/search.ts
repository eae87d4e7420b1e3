import type { Sql } from '../../database';
import type { ListedJob, NewJob } from '../jobs';
import type { ReadCache } from '../read-cache';

/** `city` (its id) and `categoryId` null: any. */
export type Wanted = { categoryId: number | null; city: number | null; offset: number; limit: number };
/** Reads what the listing keys of a page stand for. */
export type ReadPage = (keys: number[]) => Promise<ListedJob[]>;
export type Found = { jobs: ListedJob[]; total: number };

/** The reading side. Jobs are named by their listing keys. */
export type JobSearch = {
  /**
   * A page of active jobs that hold every word of the keyword, and their exact number; null when the keyword has no
   * word. Jobs with every word in the title come first, then those with every word in title, company, place or category,
   * each best first, then the rest by date: ranking whole texts is what would be slow. The page may be read while the
   * jobs are still counted.
   */
  find(keyword: string, wanted: Wanted, read: ReadPage): Promise<Found | null>;
  /** For other statements: a SELECT of the same jobs' keys, and the value of its placeholder. */
  matching(keyword: string): Promise<{ keys: (placeholder: string) => string; value: string } | null>;
};

export type IndexEntry = { listingKey: number; job: NewJob; categoryId: number; categoryName: string };

/** The writing side, for use within a transaction that holds the event log's lock. */
export type JobIndex = {
  add(sql: Sql, entries: IndexEntry[]): Promise<void>;
  remove(sql: Sql, listingKeys: number[]): Promise<void>;
};

/** What each engine brings of its own: its full-text search. */
export type SearchEngine = { index: JobIndex; open(read: Sql, cache: ReadCache): JobSearch };
