/** A mail's content, from which both plain text and HTML are rendered. All texts are plain, never HTML. */
export type MailDocument = { subject: string; blocks: MailBlock[] };

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Labels with their values; rows with an empty value are left out. */
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'items'; items: MailItem[] }
  | { kind: 'link'; text: string; url: string }
  /** Text that somebody typed, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Who sends the mail and why, in smaller print at the end. */
  | { kind: 'footer'; lines: string[]; link?: { text: string; url: string } };

/** One item of a list; `url` makes its text a link. */
export type MailItem = { text: string; detail?: string; url?: string };

/** The rows that have a value. */
export const factsWithValue = (rows: [label: string, value: string][]) =>
  rows.filter(([, value]) => value.trim() !== '');
