import type { SubmissionKind } from '../forms';

/** What was agreed to: with a form of a kind, or by confirming a job alert. */
export type ConsentKind = SubmissionKind | 'alerts';

/**
 * A consent. `row`: the form's id, until the form is erased. Times: ISO 8601; when it was given, as the website says, and when it
 * was received. `language` (BCP 47): the wording's.
 */
export type Consent = {
  id: number;
  kind: ConsentKind;
  row: number | null;
  wording: string;
  language: string;
  given_at: string;
  received_at: string;
};

/** The consents that were given, which outlast their forms. They are written with these, see addConsent. */
export type ConsentStore = {
  /** The next consents after an id, in order; fewer than `limit` only at the end. */
  consentsAfter(id: number, limit: number): Promise<Consent[]>;
};
