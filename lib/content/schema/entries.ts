import { z } from 'zod';
import { fields } from '../site/field-problems';
import { atMost, filled, listOf, publicFile, pullQuote, sampleMark, someOf, webAddress } from './primitives';
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

type Named = readonly [name: string, ...path: PropertyKey[]];

/** Refuses the second of two entries with the same name. */
const refuseTwins = ({ addIssue }: z.RefinementCtx, entries: readonly Named[]) =>
  entries.forEach(([name, ...path], index) => {
    if (entries.findIndex(([other]) => other === name) < index)
      addIssue({ code: 'custom', path, message: 'is the same as of an earlier entry' });
  });

/** A list whose entries differ by their name; `field` is told of a twin. */
const distinct = <T extends z.ZodType>(entry: T, field: string, nameOf: (entry: z.output<T>) => string) =>
  listOf(entry).superRefine((entries, context) =>
    refuseTwins(
      context,
      entries.map((each, index) => [nameOf(each), index, field]),
    ),
  );

const people = distinct(person, 'role', ({ name, role }) => name ?? role);

const client = fields({ name: filled, image: publicFile, sample: sampleMark });
export const clientsSchema = distinct(client, 'name', ({ name }) => name);

const testimonial = fields({
  /** The displayed excerpt. */
  quote: pullQuote,
  /** The full text, behind 'Read more'. */
  text: atMost(600, 'is too long to be read'),
  role: filled,
  company: filled,
  sample: sampleMark,
});
export const testimonialsSchema = distinct(testimonial, 'quote', ({ quote }) => quote);

const question = z.object({
  id: z.string('must be a text').regex(/^[a-z0-9-]+$/, 'must be made of a-z, 0-9 and hyphens'),
  question: filled,
  answer: someOf(filled),
});
/** Groups of questions, each with a unique id. */
export const faqSchema = someOf(z.object({ title: filled, items: someOf(question) })).superRefine(
  (groups, context) =>
    refuseTwins(
      context,
      groups.flatMap(({ items }, group) =>
        items.map(({ id }, item): Named => [id, group, 'items', item, 'id']),
      ),
    ),
);

/** A counter of the home page. */
const counter = fields({
  target: z.number('must be a number').int('must be a whole number').min(0, 'must not be below 0'),
  label: filled,
});

/** team.yaml. Sections without people are omitted. */
export const teamSchema = fields({ leaders: people.default([]), members: people.default([]) });

/** The claims in claims.yaml. Omitted ones appear nowhere. */
export const claimNames = [
  'candidatesIn',
  'traditionalHiring',
  'contractConversion',
  'vettedProfessionals',
  'payrollProcessing',
  'inHousePayroll',
  'payrollTimeSaved',
  'backgroundChecks',
  'enquiryReply',
  'freeConsultation',
  'hrScale',
] as const;
export const claimsSchema = fields({
  sample: sampleMark,
  ...withEach(claimNames, () => filled.optional()),
  /** Whether the agency's recruiters use software that compares CVs with vacancies; this program contains none. */
  matchingSoftware: z.boolean('must be true or false').default(false),
  /** Whether applicants are asked for current and expected pay (optional). */
  askPay: z.boolean('must be true or false').default(false),
  counters: listOf(counter).default([]),
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
  registrations: listOf(registration).default([]),
  rating: rating.nullable().default(null),
  cases: listOf(caseStudySchema).default([]),
  /** Of the office, the team, a client's floor. */
  photographs: listOf(fields({ file: publicFile, caption: filled })).default([]),
});
