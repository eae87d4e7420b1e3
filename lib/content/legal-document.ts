/** One section of a legal page; `id` is its address on the page. */
export type LegalSection = {
  id: string;
  heading: string;
  paragraphs: string[];
  bullets?: string[];
  /** Of three columns; the first cell of a row is its header. */
  table?: { columns: string[]; rows: string[][] };
  /** Where the reader can do what the section tells of. */
  link?: { label: string; href: string };
};

export type LegalDocument = {
  title: string;
  firstPublished?: string;
  /** The date of the text as it stands. */
  presentText: string;
  lead: string;
  sections: LegalSection[];
};

/** What privacy policy and terms have in common. */
export const legalPage = {
  published: (day: string) => `First published ${day}`,
  presentText: (day: string) => `Updated on ${day}`,
  contents: 'On this page',
  noticeOf: (day: string) => `Notice of ${day}`,
} as const;
