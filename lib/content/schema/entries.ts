import { z } from 'zod';
import { atMost, filled, publicFile, pullQuote, sampleMark, someOf } from './primitives';

const person = z.object({
  role: filled,
  text: filled,
  photo: publicFile.optional(),
  sample: sampleMark,
});
const unlikeOthers = <T>(name: string, of: (entry: T) => string) =>
  z.custom<T[]>().superRefine((entries, context) => {
    entries.forEach((entry, index) => {
      if (entries.findIndex((other) => of(other) === of(entry)) < index)
        context.addIssue({
          code: 'custom',
          path: [index, name],
          message: 'is the same as of an earlier entry',
        });
    });
  });

/** People; their roles tell them apart. */
export const people = z
  .array(person, 'must be a list')
  .pipe(unlikeOthers<z.output<typeof person>>('role', ({ role }) => role));

const client = z.object({ name: filled, image: publicFile, sample: sampleMark });
export const clientsSchema = z
  .array(client, 'must be a list')
  .pipe(unlikeOthers<z.output<typeof client>>('name', ({ name }) => name));

const testimonial = z.object({
  quote: pullQuote,
  text: atMost(600, 'is too long to be read'),
  role: filled,
  company: filled,
  sample: sampleMark,
});
export const testimonialsSchema = z
  .array(testimonial, 'must be a list')
  .pipe(unlikeOthers<z.output<typeof testimonial>>('quote', ({ quote }) => quote));

const question = z.object({
  id: z.string('must be a text').regex(/^[a-z0-9-]+$/, 'must be made of a-z, 0-9 and hyphens'),
  question: filled,
  answer: someOf(filled),
});
/** Groups of questions, of which each has an address of its own. */
export const faqSchema = someOf(z.object({ title: filled, items: someOf(question) })).superRefine(
  (groups, context) => {
    const seen = new Set<string>();
    groups.forEach(({ items }, group) =>
      items.forEach(({ id }, item) => {
        if (seen.has(id))
          context.addIssue({
            code: 'custom',
            path: [group, 'items', item, 'id'],
            message: 'is the same as of an earlier question',
          });
        seen.add(id);
      }),
    );
  },
);

/** The counters of the home page. */
export const countersSchema = z.array(
  z.object({
    target: z.number('must be a number').int('must be a whole number').min(0, 'must not be below 0'),
    label: filled,
  }),
  'must be a list',
);

/** Texts, besides what an agency switches on. */
export const claimsSchema = z
  .object({ matchingSoftware: z.boolean('must be true or false') })
  .catchall(filled);
