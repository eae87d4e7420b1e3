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
