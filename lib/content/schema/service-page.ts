import { z } from 'zod';
import { caseStudySchema } from './entries';
import { atMost, description, filled, pullQuote, sampleMark, someOf } from './primitives';
import { signatureSchema } from './signature';

/** The drawings of service pages and articles; each stands once on the site. */
export const illustrationNames = [
  ...(['doorway', 'steps', 'people', 'ledger', 'shield', 'compass', 'lamp', 'bridge', 'seal'] as const),
] as const;

/** Icons that a service may have, by symbol of icons.svg. */
export const serviceIcons = [
  ...(['contract', 'payroll', 'hiring', 'compliance', 'helpdesk', 'learning', 'verification'] as const),
  ...(['award', 'eye', 'idea', 'target', 'globe', 'search', 'star', 'check', 'phone', 'mail'] as const),
] as const;

const heading = filled;
const intro = filled.optional();
const titled = z.strictObject({ title: filled, text: filled });
const cells = { columns: someOf(filled), rows: someOf(z.array(filled)) };

/** Refuses rows of a table that have more or fewer cells than it has columns. */
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

const table = z.strictObject({ kind: z.literal('table'), heading, intro, ...cells }).superRefine(checkCells);

const block = z.discriminatedUnion(
  'kind',
  [
    // Text, beside an illustration if there is one.
    z.strictObject({
      kind: z.literal('media'),
      heading,
      paragraphs: someOf(filled),
      bullets: someOf(filled).optional(),
      /** Shown when a visitor asks for the rest. */
      more: someOf(filled).optional(),
      illustration: z.enum(illustrationNames, `must be one of: ${illustrationNames.join(', ')}`).optional(),
      /** Which side the illustration stands on, on wide screens. */
      side: z.enum(['left', 'right'], 'must be left or right'),
    }),
    // A grid of 3 to 8 short cards.
    z.strictObject({ kind: z.literal('cards'), heading, intro, cards: someOf(titled) }),
    // A checklist of 4 to 10 lines.
    z.strictObject({ kind: z.literal('list'), heading, intro, items: someOf(filled) }),
    // Numbered steps, in order.
    z.strictObject({ kind: z.literal('steps'), heading, intro, steps: someOf(titled) }),
    // Two ways side by side; the first of each pair is ours.
    z.strictObject({
      kind: z.literal('comparison'),
      heading,
      intro,
      columns: z.tuple([filled, filled], 'must be two texts'),
      rows: someOf(z.strictObject({ label: filled, ours: filled, theirs: filled })),
    }),
    // On phones two or three columns fit.
    table,
    // A statement set large: `quote` in 8 to 12 words, `text` in full for who asks to read more.
    z.strictObject({
      kind: z.literal('quote'),
      quote: pullQuote,
      text: filled,
      attribution: filled,
      sample: sampleMark,
    }),
    // Questions, or parts of the service, that open to an answer; it may end in a list or a table of three columns.
    z.strictObject({
      kind: z.literal('questions'),
      heading,
      items: someOf(
        z.strictObject({
          question: filled,
          answer: someOf(filled),
          bullets: someOf(filled).optional(),
          table: z.strictObject(cells).superRefine(checkCells).optional(),
        }),
      ),
    }),
  ],
  'must be a block of a known kind',
);

/** A service, as services/ of the agency's folder describes it. */
export const servicePageSchema = z.strictObject({
  /** The page's address, such as "/payroll". */
  path: z
    .string('must be a text')
    .regex(/^\/[A-Za-z0-9][A-Za-z0-9-]{0,60}$/, 'must be one word after a "/", such as /payroll'),
  icon: z.enum(serviceIcons, `must be one of: ${serviceIcons.join(', ')}`),
  /** What it is, for the menu on wide screens. */
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
  figure: z.strictObject({ value: atMost(24, 'is set large'), label: filled }).optional(),
  /** What stands on this page alone. */
  signature: signatureSchema.optional(),
  blocks: someOf(block),
  /** Work done for a client, once there is some to show. */
  caseStudy: caseStudySchema.optional(),
});

export type ServicePage = z.output<typeof servicePageSchema>;
export type CaseStudy = NonNullable<ServicePage['caseStudy']>;
/** The building blocks of a service page. One renderer (components/services/blocks.tsx) knows how each looks. */
export type Block = ServicePage['blocks'][number];
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
