import type { z } from 'zod';
import { credentialsSchema } from './schema/entries';
import { fromSite } from './site/read-site';

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
