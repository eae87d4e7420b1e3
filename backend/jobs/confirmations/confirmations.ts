import type { Job } from '../jobs';

/** A job about which staff are asked; `pk` and `created_at` name it in links, whatever its id is used for later. */
export type AskedJob = Pick<Job, 'id' | 'slug' | 'title' | 'location'> & {
  pk: number;
  created_at: string;
  confirmed_at: string;
};

/** Whose jobs: those of a recruiter's address, in any capitalisation, or for null those that have no recruiter. */
type JobsOf = {
  recruiter: string | null;
  /** Only those last confirmed at this moment (ISO 8601) or earlier. */
  confirmedUpTo: string;
};

/**
 * Confirmations that jobs are still open. A job is confirmed when it is stored, changed, published or opened again, and by
 * what is here; never by being read again unchanged. Samples are never asked about nor closed.
 */
export type ConfirmationStore = {
  /**
   * Confirms those of these jobs that are active, and resolves with their number. Of those last confirmed at `markedUpTo` or
   * earlier, which visitors see marked until then, the change is announced; '' for none.
   */
  confirmJobs(ids: string[], markedUpTo: string): Promise<number>;
  /** The same for all active jobs. */
  confirmAllJobs(markedUpTo: string): Promise<number>;
  /** Opens a closed job again. 'expired': its closing date has passed; 'open': it is open already. */
  reopenJob(id: string): Promise<'reopened' | 'open' | 'expired' | 'unknown'>;
  /**
   * Closes the jobs that nobody has confirmed since a moment, and resolves with their number: none unless staff have been
   * asked every week since `since`, also in the week of the Monday `week`, so that nothing closes before they could answer.
   */
  closeUnconfirmed(confirmedUpTo: string, asked: { since: string; week: string }): Promise<number>;
  /** Active jobs to ask about, the oldest confirmation first. */
  jobsToConfirm(jobs: JobsOf & { limit: number }): Promise<{ jobs: AskedJob[]; total: number }>;
  /** Recruiters with jobs to ask about, in lower case; null among them for jobs that have none. */
  recruitersToAsk(confirmedUpTo: string): Promise<(string | null)[]>;
  /** The id of the job that a link names by its pk and the moment it was first stored (ms since 1970); null if none. */
  linkedJob(pk: number, createdAt: number): Promise<string | null>;

  /** The Monday of the last week in which staff were asked which jobs are open; null: never. */
  lastAskedWeek(): Promise<string | null>;
  /** Notes that they are asked in the week of a Monday, and queues the mails. False when another process has already. */
  askRecruiters(week: string, recruiters: (string | null)[]): Promise<boolean>;
};
