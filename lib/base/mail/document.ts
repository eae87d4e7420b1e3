/** A mail's content, rendered as both plain text and HTML. All texts are plain, never HTML. */
export type MailDocument = {
  subject: string;
  blocks: MailBlock[];
  /** As in HTML; English by default. */
  lang?: string;
};

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Rows with an empty value are omitted. */
  | { kind: 'facts'; rows: MailFact[] }
  | { kind: 'items'; items: MailItem[] }
  | ({ kind: 'link' } & MailLink)
  /** User input, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Who sent the mail and why, in small print. */
  | { kind: 'footer'; lines: string[]; link?: MailLink };

export type MailLink = { text: string; url: string };

/** A label with its value, and links for it, e.g. to call a number or open a file. */
export type MailFact = [label: string, value: string, links?: MailLink[]];

/** One item of a list; `url` turns its text into a link, `links` are actions. */
export type MailItem = { text: string; detail?: string; url?: string; links?: MailLink[] };

export const factsWithValue = (rows: MailFact[]) => rows.filter(([, value]) => value.trim() !== '');
