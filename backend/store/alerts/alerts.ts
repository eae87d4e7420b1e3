import type { ListedJob } from '../store';

/** What jobs somebody wants to be told of; '' asks for any. `location` is the slug of a city. */
export type AlertWish = { keyword: string; category_id: string; location: string };

/** A wish of an address. Until it is confirmed (`confirmed_at`) only one kind of mail goes there: the question whether to. */
export type JobAlert = AlertWish & {
  id: number;
  email: string;
  created_at: string;
  confirmed_at: string | null;
  /** The last change to jobs that it was told of, and the day (of India) of the last look for new ones. */
  last_seq: number;
  last_day: string;
};

/** Job alerts, a part of the store. Tokens are known to it by their hashes only. */
export type AlertStore = {
  /**
   * Notes a wish and queues the mail that asks for confirmation, unless it is confirmed already or its mailbox
   * had three such mails in the last 24 hours. `token` is what that mail carries, until it is sent.
   */
  requestAlert(email: string, wish: AlertWish, token: string): Promise<void>;
  /** Whether the token is one of an alert, which is confirmed now, or was. `day` as in JobAlert.last_day. */
  confirmAlert(token: string, day: string): Promise<boolean>;
  /** Erases an alert with its mails; that there is none is no failure. */
  removeAlert(id: number): Promise<void>;
  getAlert(id: number): Promise<JobAlert | null>;
  /** A confirmed alert for which no new jobs were looked for on this day. */
  dueAlert(day: string): Promise<JobAlert | null>;
  /** Moves an alert on, and queues a mail where `hasNews`. False when another process has already. */
  advanceAlert(alert: JobAlert, next: { day: string; upToSeq: number }, hasNews: boolean): Promise<boolean>;
  /** Erases what nobody confirmed within 7 days. */
  eraseUnconfirmedAlerts(): Promise<number>;
  countAlerts(): Promise<{ confirmed: number; unconfirmed: number }>;
  /** 32 bytes, made once, from which the tokens of unsubscribe links are derived. */
  alertSecret(): Promise<Buffer>;

  /** The number of the last change to jobs. */
  lastChange(): Promise<number>;
  /** Active jobs that fit a wish and were published by the changes after one and up to another, newest first. */
  newJobs(
    wish: AlertWish,
    changes: { afterSeq: number; upToSeq: number },
    limit: number,
  ): Promise<{ jobs: ListedJob[]; total: number }>;
};
