/** A section of a legal page; `id` is its fragment. */
export type LegalSection = {
  id: string;
  heading: string;
  paragraphs: string[];
  bullets?: string[];
  /** Three columns; each row's first cell is its header. */
  table?: { columns: string[]; rows: string[][] };
  /** Link to act on the section. */
  link?: { label: string; href: string };
};

export type LegalDocument = {
  title: string;
  firstPublished?: string;
  /** Date of the current text. */
  presentText: string;
  lead: string;
  inShort?: string[];
  sections: LegalSection[];
};

/** Texts shared by privacy policy and terms. */
export const legalPage = {
  published: (day: string) => `First published ${day}`,
  presentText: (day: string) => `Updated on ${day}`,
  inShort: 'In short',
  contents: 'On this page',
  noticeOf: (day: string) => `Notice of ${day}`,
} as const;
