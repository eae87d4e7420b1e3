/** A mail's content, from which both plain text and HTML are rendered. All texts are plain, never HTML. */
export type MailDocument = {
  subject: string;
  blocks: MailBlock[];
  /** As in HTML; English without it. */
  lang?: string;
};

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Rows with an empty value are left out. */
  | { kind: 'facts'; rows: MailFact[] }
  | { kind: 'items'; items: MailItem[] }
  | ({ kind: 'link' } & MailLink)
  /** User input, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Who sends the mail and why, in smaller print at the end. */
  | { kind: 'footer'; lines: string[]; link?: MailLink };

export type MailLink = { text: string; url: string };

/** A label with its value, and what can be done with the value: call a number, open a file. */
export type MailFact = [label: string, value: string, links?: MailLink[]];

/** One item of a list; `url` makes its text a link, `links` are what can be done with it. */
export type MailItem = { text: string; detail?: string; url?: string; links?: MailLink[] };

/** The rows that have a value. */
export const factsWithValue = (rows: MailFact[]) => rows.filter(([, value]) => value.trim() !== '');
