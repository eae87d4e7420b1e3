import type { AlertFrequency } from '../../lib/contract/forms/job-alert';

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
