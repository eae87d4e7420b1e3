import { z } from 'zod';
import { fields } from '../site/field-problems';
import { atMost, filled, publicFile, pullQuote, sampleMark, someOf, webAddress } from './primitives';
import { withEach } from '../../base/keys';

const person = fields({
  /** If absent, the role represents the person. */
  name: filled.optional(),
  role: filled,
  text: filled,
  /** A portrait. */
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

/** People, identified by name or role. */
const people = z
  .array(person, 'must be a list')
  .pipe(unlikeOthers<z.output<typeof person>>('role', ({ name, role }) => name ?? role));

const client = fields({ name: filled, image: publicFile, sample: sampleMark });
export const clientsSchema = z
  .array(client, 'must be a list')
  .pipe(unlikeOthers<z.output<typeof client>>('name', ({ name }) => name));

const testimonial = fields({
  /** The displayed excerpt. */
  quote: pullQuote,
  /** The full text, behind 'Read more'. */
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
/** Groups of questions, each with a unique id. */
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
const countersSchema = z.array(
  fields({
    target: z.number('must be a number').int('must be a whole number').min(0, 'must not be below 0'),
    label: filled,
  }),
  'must be a list',
);

/** team.yaml. Sections without people are omitted. */
export const teamSchema = fields({ leaders: people.default([]), members: people.default([]) });

/** The claims in claims.yaml. Omitted ones appear nowhere. */
export const claimNames = [
  ...(['candidatesIn', 'traditionalHiring', 'contractConversion', 'vettedProfessionals'] as const),
  ...(['payrollProcessing', 'inHousePayroll', 'payrollTimeSaved', 'backgroundChecks'] as const),
  ...(['enquiryReply', 'freeConsultation', 'hrScale'] as const),
] as const;
export const claimsSchema = fields({
  sample: sampleMark,
  ...withEach(claimNames, () => filled.optional()),
  /** Whether the agency's recruiters use software that compares CVs with vacancies; this program contains none. */
  matchingSoftware: z.boolean('must be true or false').default(false),
  /** Whether applicants are asked for current and expected pay (optional). */
  askPay: z.boolean('must be true or false').default(false),
  counters: countersSchema.default([]),
});

const registration = fields({ kind: filled, number: filled, validUntil: filled.optional() });

const rating = z
  .strictObject({
    value: z.number('must be a number').positive('must be above 0'),
    best: z.number('must be a number').positive('must be above 0'),
    reviews: z.number('must be a number').int('must be a whole number').positive('must be above 0'),
    source: filled,
    url: webAddress,
    asOf: filled,
  })
  .refine(({ value, best }) => value <= best, { path: ['value'], error: 'must not be above the best' });

export const caseStudySchema = fields({ client: filled, need: filled, work: filled, result: filled });

/** credentials.yaml. */
export const credentialsSchema = fields({
  registrations: z.array(registration, 'must be a list').default([]),
  rating: rating.nullable().default(null),
  cases: z.array(caseStudySchema, 'must be a list').default([]),
  /** Of the office, the team, a client's floor. */
  photographs: z.array(fields({ file: publicFile, caption: filled }), 'must be a list').default([]),
});
