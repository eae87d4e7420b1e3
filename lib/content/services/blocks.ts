import type { Sample } from '../samples';

/** The building blocks of a service page. One renderer (components/sections/blocks) knows how each looks. */
export type Block =
  | MediaBlock
  | CardsBlock
  | ListBlock
  | StepsBlock
  | ComparisonBlock
  | TableBlock
  | QuoteBlock
  | QuestionsBlock;

/** Text, beside an illustration if there is one. */
export type MediaBlock = {
  kind: 'media';
  heading: string;
  paragraphs: string[];
  bullets?: string[];
  /** Shown when a visitor asks for the rest. */
  more?: string[];
  /** A drawing stands once on the site. */
  illustration?: IllustrationName;
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

/** A plain table; every row has as many cells as there are columns. On phones two or three columns fit. */
export type TableBlock = {
  kind: 'table';
  heading: string;
  intro?: string;
  columns: string[];
  rows: string[][];
};

/** A statement set large: `quote` in 8 to 12 words, `text` in full for who asks to read more. */
export type QuoteBlock = Sample & { kind: 'quote'; quote: string; text: string; attribution: string };

/** Questions that open to their answers. */
export type QuestionsBlock = {
  kind: 'questions';
  heading: string;
  items: { question: string; answer: string[]; bullets?: string[] }[];
};

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
