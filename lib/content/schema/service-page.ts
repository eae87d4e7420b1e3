import { z } from 'zod';
import { illustrationNames } from '../services/blocks';
import { caseStudySchema } from './credentials';
import { atMost, description, filled, pullQuote, sampleMark, someOf } from './primitives';
import { signatureSchema } from './signature';

const heading = filled;
const intro = filled.optional();
const titled = z.object({ title: filled, text: filled });
const table = z
  .object({
    kind: z.literal('table'),
    heading,
    intro,
    columns: someOf(filled),
    rows: someOf(z.array(filled)),
  })
  .superRefine(({ columns, rows }, context) =>
    rows.forEach((row, index) => {
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `must have as many cells as there are columns (${columns.length})`,
        });
    }),
  );

const block = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('media'),
      heading,
      paragraphs: someOf(filled),
      bullets: someOf(filled).optional(),
      more: someOf(filled).optional(),
      illustration: z.enum(illustrationNames, `must be one of: ${illustrationNames.join(', ')}`).optional(),
      side: z.enum(['left', 'right'], 'must be left or right'),
    }),
    z.object({ kind: z.literal('cards'), heading, intro, cards: someOf(titled) }),
    z.object({ kind: z.literal('list'), heading, intro, items: someOf(filled) }),
    z.object({ kind: z.literal('steps'), heading, intro, steps: someOf(titled) }),
    z.object({
      kind: z.literal('comparison'),
      heading,
      intro,
      columns: z.tuple([filled, filled], 'must be two texts'),
      rows: someOf(z.object({ label: filled, ours: filled, theirs: filled })),
    }),
    table,
    z.object({
      kind: z.literal('quote'),
      quote: pullQuote,
      text: filled,
      attribution: filled,
      sample: sampleMark,
    }),
    z.object({
      kind: z.literal('questions'),
      heading,
      items: someOf(
        z.object({ question: filled, answer: someOf(filled), bullets: someOf(filled).optional() }),
      ),
    }),
  ],
  'must be a block of a known kind',
);

/** A service's page. */
export const servicePageSchema = z.object({
  title: filled,
  metaTitle: atMost(60, 'is cut by search engines'),
  metaDescription: description,
  lead: filled,
  summary: filled,
  figure: z.object({ value: atMost(24, 'is set large'), label: filled }),
  signature: signatureSchema,
  blocks: someOf(block),
  caseStudy: caseStudySchema.optional(),
});
