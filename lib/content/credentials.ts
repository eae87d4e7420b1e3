/** What an agency can prove, and a sample may not invent. Each part is shown once it is filled. */
export const credentials: Credentials = { registrations: [], rating: null };

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

export type Credentials = { registrations: Registration[]; rating: Rating | null };

/** For example { kind: 'EPF code', number: '…' }; also ESI, PSARA or a contractor's licence. */
type Registration = { kind: string; number: string; validUntil?: string };

/** A rating that anybody can look up at `url`; `asOf` is the month of these numbers. */
export type Rating = {
  value: number;
  best: number;
  reviews: number;
  source: string;
  url: string;
  asOf: string;
};
