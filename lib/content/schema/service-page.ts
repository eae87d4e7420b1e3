import { z } from 'zod';
import { fields } from '../site/field-problems';
import {
  atMost,
  description,
  filled,
  oneOf,
  pullQuote,
  sampleMark,
  section,
  someOf,
  text,
  texts,
  titled,
} from './primitives';
import { signatureSchema } from './signature';

/** Drawings of service pages and articles; each is used once. */
export const illustrationNames = [
  'doorway',
  'steps',
  'ledger',
  'shield',
  'compass',
  'lamp',
  'bridge',
  'seal',
] as const;

/** Icons for services: symbols in icons.svg. */
export const serviceIcons = [
  'contract',
  'payroll',
  'hiring',
  'compliance',
  'helpdesk',
  'learning',
  'verification',
  'award',
  'eye',
  'idea',
  'target',
  'globe',
  'search',
  'star',
  'check',
  'phone',
  'mail',
] as const;

const cells = { columns: someOf(filled), rows: someOf(z.array(filled)) };

/** Rejects rows whose number of cells differs from the columns. */
const checkCells = (
  { columns, rows }: { columns: string[]; rows: string[][] },
  { addIssue }: z.RefinementCtx,
) =>
  rows.forEach((row, at) => {
    const message = `must have as many cells as there are columns (${columns.length})`;
    if (row.length !== columns.length) addIssue({ code: 'custom', path: ['rows', at], message });
  });

const block = z.discriminatedUnion(
  'kind',
  [
    // Text, beside an illustration if there is one.
    fields({
      kind: z.literal('media'),
      heading: filled,
      paragraphs: someOf(filled),
      bullets: someOf(filled).optional(),
      /** Shown behind 'Read more'. */
      more: someOf(filled).optional(),
      illustration: oneOf(illustrationNames).optional(),
      /** Side of the illustration on wide screens. */
      side: z.enum(['left', 'right'], 'must be left or right'),
    }),
    // A grid of 3 to 8 short cards.
    section('cards', { cards: someOf(titled) }),
    // A checklist of 4 to 10 lines.
    section('list', { items: someOf(filled) }),
    // Numbered steps, in order.
    section('steps', { steps: someOf(titled) }),
    // Two approaches side by side; the first is ours.
    section('comparison', {
      columns: z.tuple([filled, filled], 'must be two texts'),
      rows: someOf(fields(texts('label', 'ours', 'theirs'))),
    }),
    // On phones two or three columns fit.
    section('table', cells).superRefine(checkCells),
    // A pull quote of 8 to 12 words, with the full `text` behind 'Read more'.
    fields({
      kind: z.literal('quote'),
      quote: pullQuote,
      ...texts('text', 'attribution'),
      sample: sampleMark,
    }),
    // Disclosures with answers, which may end in a list or a three-column table.
    fields({
      kind: z.literal('questions'),
      heading: filled,
      items: someOf(
        fields({
          question: filled,
          answer: someOf(filled),
          bullets: someOf(filled).optional(),
          table: fields(cells).superRefine(checkCells).optional(),
        }),
      ),
    }),
  ],
  'must be a block of a known kind',
);

export const caseStudySchema = fields(texts('client', 'need', 'work', 'result'));

/** A service: a file in services/ of the agency's folder. */
export const servicePageSchema = fields({
  /** The page's path, e.g. "/payroll". */
  path: text.regex(/^\/[A-Za-z0-9][A-Za-z0-9-]{0,60}$/, 'must be one word after a "/", such as /payroll'),
  icon: oneOf(serviceIcons),
  /** Description in the wide menu. */
  line: atMost(45, 'is in every page'),
  /** Banner heading, breadcrumb and menu entry. */
  title: filled,
  /** Without the agency's name. */
  metaTitle: atMost(60, 'is cut by search engines'),
  metaDescription: description,
  /** One or two sentences under the banner heading. */
  lead: filled,
  /** One sentence for the home page's card. */
  summary: filled,
  /** The page's strongest claim, set large in the banner. */
  figure: fields({ value: atMost(24, 'is set large'), label: filled }).optional(),
  /** A section unique to this page. */
  signature: signatureSchema.optional(),
  blocks: someOf(block),
  caseStudy: caseStudySchema.optional(),
});

export type ServicePage = z.output<typeof servicePageSchema>;
export type CaseStudy = NonNullable<ServicePage['caseStudy']>;
/** Building blocks of a service page, rendered by components/services/blocks.tsx. */
export type Block = ServicePage['blocks'][number];
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
