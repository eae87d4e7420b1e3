/** The building blocks of a service page. One renderer (components/sections/blocks) knows how each looks. */
export type Block =
  MediaBlock | CardsBlock | ListBlock | StepsBlock | ComparisonBlock | TableBlock | QuoteBlock;

/** Text beside an illustration. */
export type MediaBlock = {
  kind: 'media';
  heading: string;
  paragraphs: string[];
  bullets?: string[];
  illustration: IllustrationName;
  /** Which side the illustration stands on, on wide screens. */
  side: 'left' | 'right';
};

/** A grid of 3 to 8 short cards. */
export type CardsBlock = {
  kind: 'cards';
  heading: string;
  intro?: string;
  cards: { title: string; text: string }[];
};

/** A checklist of 4 to 10 lines. */
export type ListBlock = { kind: 'list'; heading: string; intro?: string; items: string[] };

/** Numbered steps, in order. */
export type StepsBlock = {
  kind: 'steps';
  heading: string;
  intro?: string;
  steps: { title: string; text: string }[];
};

/** Two ways side by side; the first of each pair is ours. */
export type ComparisonBlock = {
  kind: 'comparison';
  heading: string;
  intro?: string;
  columns: [ours: string, theirs: string];
  rows: { label: string; ours: string; theirs: string }[];
};

/** A plain table; every row has as many cells as there are columns. */
export type TableBlock = {
  kind: 'table';
  heading: string;
  intro?: string;
  columns: string[];
  rows: string[][];
};

/** A statement set large. */
export type QuoteBlock = { kind: 'quote'; text: string; attribution?: string };

export const illustrationNames = [
  'doorway',
  'steps',
  'people',
  'ledger',
  'shield',
  'compass',
  'lamp',
  'bridge',
  'seal',
] as const;
export type IllustrationName = (typeof illustrationNames)[number];

export type ServicePage = {
  /** Banner heading, breadcrumb and menu entry. */
  title: string;
  /** At most 60 characters, without the agency's name. */
  metaTitle: string;
  /** 120 to 160 characters. */
  metaDescription: string;
  /** One or two sentences under the banner heading. */
  lead: string;
  /** One sentence for the home page's card. */
  summary: string;
  blocks: Block[];
};
