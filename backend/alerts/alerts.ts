import type { AlertFrequency } from '../../lib/contract/forms/job-alert';
import type { ListedJob } from '../jobs/jobs';

/** The jobs somebody wants to hear of, and how often; '' means any. */
export type AlertWish = {
  keyword: string;
  category_id: string;
  /** Slug of a city or state. */
  location: string;
  /** The other filters, as filterText writes them. */
  filters: string;
  frequency: AlertFrequency;
};

/** The wish of an address. Until it is confirmed (`confirmed_at`) no mail goes there but the one that asks for that. */
export type JobAlert = AlertWish & {
  id: number;
  email: string;
  created_at: string;
  confirmed_at: string | null;
  /** The last change it has reported, and the day (in India) of the last look for new jobs. */
  last_seq: number;
  last_day: string;
};

/** Job alerts. Tokens are stored as hashes only. */
export type AlertStore = {
  /**
   * Stores a wish and queues the mail that asks for confirmation, unless it is confirmed already with this frequency, or
   * its mailbox had three such mails in the last 24 hours. `token` is what that mail carries, until it is sent.
   */
  requestAlert(email: string, wish: AlertWish, token: string): Promise<void>;
  /** The alert that a token is about, with the frequency that was asked for; null when that is what it is already. */
  alertToConfirm(token: string): Promise<JobAlert | null>;
  /**
   * Whether the token is one of an alert, which is confirmed now, or was; it gets the frequency that was asked for. `day`
   * as in JobAlert.last_day.
   */
  confirmAlert(token: string, day: string): Promise<boolean>;
  /** Erases an alert, if there is one, with its mails. */
  removeAlert(id: number): Promise<void>;
  getAlert(id: number): Promise<JobAlert | null>;
  /** A confirmed alert that has not been looked at since the day of its frequency. */
  dueAlert(since: Record<AlertFrequency, string>): Promise<JobAlert | null>;
  /** Moves an alert on, and queues a mail where `hasNews`. False when another process has done so. */
  advanceAlert(alert: JobAlert, next: { day: string; upToSeq: number }, hasNews: boolean): Promise<boolean>;
  /** Erases the alerts that were not confirmed within 7 days. */
  eraseUnconfirmedAlerts(): Promise<number>;
  countAlerts(): Promise<{ confirmed: number; unconfirmed: number }>;

  /** The number of the last change to jobs. */
  lastChange(): Promise<number>;
  /**
   * Active jobs that fit a wish and were published by the changes after one and up to another, newest first; without those
   * last confirmed at `markedUpTo` or earlier ('': all).
   */
  newJobs(
    wish: AlertWish,
    changes: { afterSeq: number; upToSeq: number; markedUpTo: string },
    limit: number,
  ): Promise<{ jobs: ListedJob[]; total: number }>;
};
