import type { AlertFrequency } from '../../lib/contract/forms/job-alert';

/** The jobs that someone wants to be alerted to, and how often; '' means any. */
export type AlertWish = {
  keyword: string;
  category_id: string;
  /** Slug of a city or state. */
  location: string;
  /** The other filters, formatted by filterText. */
  filters: string;
  frequency: AlertFrequency;
};

/** An address's alert. Until `confirmed_at` is set, only the confirmation request is mailed. */
export type JobAlert = AlertWish & {
  id: number;
  email: string;
  created_at: string;
  confirmed_at: string | null;
  /** The last change reported, and the day (in India) of the last check for new jobs. */
  last_seq: number;
  last_day: string;
};

/** A check of an alert on a day, up to a change of jobs, and whether it found new ones. */
export type Checked = { day: string; upToSeq: number; hasNews: boolean };
