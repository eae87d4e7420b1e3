import { z } from 'zod';
import { illustrationNames } from '../services/blocks';
import { type ServicePage, serviceIcons } from '../services/service-page';
import { caseStudySchema } from './credentials';
import { atMost, description, filled, pullQuote, sampleMark, someOf } from './primitives';
import { signatureSchema } from './signature';

const heading = filled;
const intro = filled.optional();
const titled = z.strictObject({ title: filled, text: filled });
const table = z
  .strictObject({
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
    z.strictObject({
      kind: z.literal('media'),
      heading,
      paragraphs: someOf(filled),
      bullets: someOf(filled).optional(),
      more: someOf(filled).optional(),
      illustration: z.enum(illustrationNames, `must be one of: ${illustrationNames.join(', ')}`).optional(),
      side: z.enum(['left', 'right'], 'must be left or right'),
    }),
    z.strictObject({ kind: z.literal('cards'), heading, intro, cards: someOf(titled) }),
    z.strictObject({ kind: z.literal('list'), heading, intro, items: someOf(filled) }),
    z.strictObject({ kind: z.literal('steps'), heading, intro, steps: someOf(titled) }),
    z.strictObject({
      kind: z.literal('comparison'),
      heading,
      intro,
      columns: z.tuple([filled, filled], 'must be two texts'),
      rows: someOf(z.strictObject({ label: filled, ours: filled, theirs: filled })),
    }),
    table,
    z.strictObject({
      kind: z.literal('quote'),
      quote: pullQuote,
      text: filled,
      attribution: filled,
      sample: sampleMark,
    }),
    z.strictObject({
      kind: z.literal('questions'),
      heading,
      items: someOf(
        z.strictObject({ question: filled, answer: someOf(filled), bullets: someOf(filled).optional() }),
      ),
    }),
  ],
  'must be a block of a known kind',
);

/** A service, as services/ of the agency's folder describes it. */
export const servicePageSchema = z.strictObject({
  path: z
    .string('must be a text')
    .regex(/^\/[A-Za-z0-9][A-Za-z0-9-]{0,60}$/, 'must be one word after a "/", such as /payroll'),
  icon: z.enum(serviceIcons, `must be one of: ${serviceIcons.join(', ')}`),
  line: atMost(45, 'is in every page'),
  title: filled,
  metaTitle: atMost(60, 'is cut by search engines'),
  metaDescription: description,
  lead: filled,
  summary: filled,
  figure: z.strictObject({ value: atMost(24, 'is set large'), label: filled }).optional(),
  signature: signatureSchema.optional(),
  blocks: someOf(block),
  caseStudy: caseStudySchema.optional(),
}) satisfies z.ZodType<ServicePage>;
