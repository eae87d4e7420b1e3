import type { AlertWish } from '../alerts';

/** A registered CV as its mails need it. Times are ISO 8601. */
export type Registration = {
  id: number;
  received_at: string;
  email: string;
  /** As they were typed. */
  roles: string;
  cities: string;
  kept_until: string;
  /** When the mail was queued that asks whether to keep it beyond that; null: not yet. */
  asked_at: string | null;
  /** Since when matching jobs are mailed; null: they are not. */
  matches_since: string | null;
  /** The last change whose jobs were matched, and the day (in India) of that look. */
  last_seq: number;
  last_day: string;
};

/** Registered CVs after their receipt, which is FormStore.addRegistration. */
export type RegistrationStore = {
  getRegistration(id: number): Promise<Registration | null>;
  /** Keeps a CV until a moment; it is asked about anew before that. False when it is erased. */
  keepRegistration(id: number, until: string): Promise<boolean>;
  /** Erases a CV with its mails. False when it was erased already. */
  eraseRegistration(id: number): Promise<boolean>;
  /** Erases the CVs whose time has ended, and resolves with their number. */
  eraseEndedRegistrations(): Promise<number>;
  /**
   * Queues the mail that asks whether to keep a CV, of one whose time ends before a moment; once until it is kept. False
   * when none is to be asked about.
   */
  askToKeep(endingBefore: string): Promise<boolean>;
  /**
   * Mails matching jobs from now on, for this CV only of those of its address. `day` as in Registration.last_day. False when
   * it is erased.
   */
  startMatches(id: number, day: string): Promise<boolean>;
  /** Ends the mails, and erases those that wait; the CV stays. False when it is erased. */
  stopMatches(id: number): Promise<boolean>;
  /** A CV that gets matching jobs and was not looked at since a day. */
  dueMatches(since: string): Promise<Registration | null>;
  /** Moves a CV on, and queues a mail where `hasNews`. False when another process has done so. */
  advanceMatches(
    registration: Registration,
    next: { day: string; upToSeq: number },
    hasNews: boolean,
  ): Promise<boolean>;
  /** Whether a job is active and would be among the new jobs of a wish. */
  jobFits(jobId: string, wish: AlertWish): Promise<boolean>;
};
