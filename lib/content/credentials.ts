import { z } from 'zod';
import { caseStudySchema } from './schema/service-page';
import { filled, listOf, number, publicFile, texts, webAddress } from './schema/primitives';
import { fields } from './site/field-problems';
import { fromSite } from './site/read-site';

const registration = fields({ ...texts('kind', 'number'), validUntil: filled.optional() });

const rating = z
  .strictObject({
    value: number.positive('must be above 0'),
    best: number.positive('must be above 0'),
    reviews: number.int('must be a whole number').positive('must be above 0'),
    ...texts('source', 'asOf'),
    url: webAddress,
  })
  .refine(({ value, best }) => value <= best, { path: ['value'], error: 'must not be above the best' });

/** credentials.yaml. */
export const credentialsSchema = fields({
  registrations: listOf(registration).default([]),
  rating: rating.nullable().default(null),
  cases: listOf(caseStudySchema).default([]),
  /** Of the office, the team, a client's floor. */
  photographs: listOf(fields({ file: publicFile, caption: filled })).default([]),
});

/** What an agency can prove and a sample must not invent: credentials.yaml. Each part is shown once filled in. */
export const credentials = fromSite('credentials.yaml', credentialsSchema, {});

export const credentialsCopy = {
  heading: 'On record',
  registrations: 'Registrations and licences',
  validUntil: (day: string) => `valid until ${day}`,
  rating: 'Rated by clients',
  ratingOf: ({ value, best, reviews, source, asOf }: Rating) =>
    `${value} of ${best} from ${reviews} reviews on ${source}, ${asOf}`,
  caseStudy: 'A client’s case',
  parts: { client: 'Client', need: 'What was needed', work: 'What we did', result: 'What came of it' },
};

export type Credentials = z.output<typeof credentialsSchema>;

/** A public rating at `url`; `asOf` is the month of the numbers. */
type Rating = NonNullable<Credentials['rating']>;
