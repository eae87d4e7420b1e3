/** What a mail says, once: its plain text and its HTML are both made from this. All texts are plain, never HTML. */
export type MailDocument = { subject: string; blocks: MailBlock[] };

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Labels with their values, of which those without a text are left out. */
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'items'; items: MailItem[] }
  | { kind: 'link'; text: string; url: string }
  /** What somebody typed, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Who sends the mail and why, in smaller print at its end. */
  | { kind: 'footer'; lines: string[]; link?: { text: string; url: string } };

/** One line of a list; the address makes its text a link. */
export type MailItem = { text: string; detail?: string; url?: string };

/** The rows and items that have something to say. */
export const factsWithValue = (rows: [label: string, value: string][]) =>
  rows.filter(([, value]) => value.trim() !== '');
