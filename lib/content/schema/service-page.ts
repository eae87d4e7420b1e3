import { z } from 'zod';
import { fields } from '../site/field-problems';
import { caseStudySchema } from './entries';
import { atMost, description, filled, pullQuote, sampleMark, someOf } from './primitives';
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

const heading = filled;
const intro = filled.optional();
const titled = fields({ title: filled, text: filled });
const cells = { columns: someOf(filled), rows: someOf(z.array(filled)) };

/** Rejects rows whose number of cells differs from the columns. */
function checkCells({ columns, rows }: { columns: string[]; rows: string[][] }, context: z.RefinementCtx) {
  rows.forEach((row, index) => {
    if (row.length !== columns.length)
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `must have as many cells as there are columns (${columns.length})`,
      });
  });
}

const table = fields({ kind: z.literal('table'), heading, intro, ...cells }).superRefine(checkCells);

const block = z.discriminatedUnion(
  'kind',
  [
    // Text, beside an illustration if there is one.
    fields({
      kind: z.literal('media'),
      heading,
      paragraphs: someOf(filled),
      bullets: someOf(filled).optional(),
      /** Shown behind 'Read more'. */
      more: someOf(filled).optional(),
      illustration: z.enum(illustrationNames, `must be one of: ${illustrationNames.join(', ')}`).optional(),
      /** Side of the illustration on wide screens. */
      side: z.enum(['left', 'right'], 'must be left or right'),
    }),
    // A grid of 3 to 8 short cards.
    fields({ kind: z.literal('cards'), heading, intro, cards: someOf(titled) }),
    // A checklist of 4 to 10 lines.
    fields({ kind: z.literal('list'), heading, intro, items: someOf(filled) }),
    // Numbered steps, in order.
    fields({ kind: z.literal('steps'), heading, intro, steps: someOf(titled) }),
    // Two approaches side by side; the first is ours.
    fields({
      kind: z.literal('comparison'),
      heading,
      intro,
      columns: z.tuple([filled, filled], 'must be two texts'),
      rows: someOf(fields({ label: filled, ours: filled, theirs: filled })),
    }),
    // On phones two or three columns fit.
    table,
    // A pull quote of 8 to 12 words, with the full `text` behind 'Read more'.
    fields({
      kind: z.literal('quote'),
      quote: pullQuote,
      text: filled,
      attribution: filled,
      sample: sampleMark,
    }),
    // Disclosures with answers, which may end in a list or a three-column table.
    fields({
      kind: z.literal('questions'),
      heading,
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

/** A service: a file in services/ of the agency's folder. */
export const servicePageSchema = fields({
  /** The page's path, e.g. "/payroll". */
  path: z
    .string('must be a text')
    .regex(/^\/[A-Za-z0-9][A-Za-z0-9-]{0,60}$/, 'must be one word after a "/", such as /payroll'),
  icon: z.enum(serviceIcons, `must be one of: ${serviceIcons.join(', ')}`),
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
