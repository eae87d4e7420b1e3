/** A registered CV as its mails need it. Times are ISO 8601. */
export type Registration = {
  id: number;
  received_at: string;
  email: string;
  /** As typed. */
  roles: string;
  cities: string;
  kept_until: string;
  /** When the question whether to keep it was queued; null if not yet. */
  asked_at: string | null;
  /** When mailing of matching jobs started; null if it is off. */
  matches_since: string | null;
  /** The last change checked for matches, and the day (in India) of that check. */
  last_seq: number;
  last_day: string;
};
