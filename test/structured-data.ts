import { z } from 'zod';

/**
 * Schemas of Google's documented required and recommended properties for each kind of structured data on the site
 * (developers.google.com/search/docs/appearance/structured-data). Strict, to report unknown, missing or empty
 * properties.
 */

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const date = z.iso.datetime({ offset: true }).or(z.iso.date());

/** A nested schema.org thing. */
const thing = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ '@type': z.literal(name), ...shape });

/** A top-level thing. */
const block = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ '@context': z.literal('https://schema.org'), '@type': z.literal(name), ...shape });

const organization = thing('Organization', {
  name: text,
  url: url.optional(),
  logo: url.optional(),
});

const postalAddress = thing('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: z.string().regex(/^\d{6}$/),
  addressCountry: z.literal('IN'),
});

const agency = block('EmploymentAgency', {
  '@id': url,
  name: text,
  legalName: text,
  description: text,
  url,
  logo: url,
  email: z.email(),
  telephone: z.string().regex(/^\+\d+$/),
  address: z.array(postalAddress).min(1),
  openingHoursSpecification: z
    .array(
      thing('OpeningHoursSpecification', {
        dayOfWeek: z.array(text).min(1),
        opens: z.iso.time(),
        closes: z.iso.time(),
      }),
    )
    .min(1),
  sameAs: z.array(url).min(1),
});

const website = block('WebSite', {
  name: text,
  url,
  potentialAction: thing('SearchAction', {
    target: thing('EntryPoint', {
      urlTemplate: z.string().includes('{search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

const breadcrumbs = block('BreadcrumbList', {
  itemListElement: z
    .array(
      thing('ListItem', {
        position: z.int().min(1),
        name: text,
        item: url.optional(),
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1')
    .refine((items) => items.slice(0, -1).every(({ item }) => item), 'only the last may lack its address'),
});

const faqPage = block('FAQPage', {
  mainEntity: z
    .array(
      thing('Question', {
        name: text,
        acceptedAnswer: thing('Answer', { text }),
      }),
    )
    .min(1),
});

const article = block('Article', {
  headline: text.max(110),
  description: text,
  datePublished: date,
  mainEntityOfPage: url,
  url,
  image: url,
  author: organization,
  publisher: organization,
});

const quantity = thing('QuantitativeValue', {
  unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  value: z.number().positive().optional(),
  minValue: z.number().positive().optional(),
  maxValue: z.number().positive().optional(),
})
  .refine(({ value, minValue, maxValue }) => (value ?? minValue ?? maxValue) !== undefined, 'names no amount')
  .refine(({ minValue = 0, maxValue = Infinity }) => minValue <= maxValue, 'is upside down');

const jobPlace = thing('Place', {
  // Google requires only the country.
  address: thing('PostalAddress', {
    addressLocality: text.optional(),
    addressRegion: text.optional(),
    addressCountry: z.literal('IN'),
  }).refine(({ addressLocality, addressRegion }) => !addressLocality || addressRegion, 'a city has a state'),
});

const jobPosting = block('JobPosting', {
  title: text,
  description: text,
  datePosted: date,
  validThrough: date.optional(),
  employmentType: z
    .array(
      z.enum([
        'FULL_TIME',
        'PART_TIME',
        'CONTRACTOR',
        'TEMPORARY',
        'INTERN',
        'VOLUNTEER',
        'PER_DIEM',
        'OTHER',
      ]),
    )
    .min(1)
    .optional(),
  hiringOrganization: organization.or(z.literal('confidential')),
  identifier: thing('PropertyValue', { name: text, value: text }),
  jobLocation: z.array(jobPlace).min(1).optional(),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  applicantLocationRequirements: thing('Country', { name: z.literal('India') })
    .or(z.array(thing('State', { name: z.string().endsWith(', India') })).min(1))
    .optional(),
  baseSalary: thing('MonetaryAmount', { currency: z.literal('INR'), value: quantity }).optional(),
  experienceRequirements: thing('OccupationalExperienceRequirements', {
    monthsOfExperience: z.int().positive(),
  })
    .or(z.literal('no requirements'))
    .optional(),
  educationRequirements: thing('EducationalOccupationalCredential', {
    credentialCategory: z.enum([
      'high school',
      'associate degree',
      'bachelor degree',
      'professional certificate',
      'postgraduate degree',
    ]),
  }).optional(),
  directApply: z.literal(true),
})
  .refine(({ jobLocation, jobLocationType }) => jobLocation ?? jobLocationType, 'needs a place')
  .refine(
    ({ jobLocationType, applicantLocationRequirements }) =>
      !jobLocationType === !applicantLocationRequirements,
    'TELECOMMUTE and its country go together',
  )
  .refine(({ title, description }) => title !== description, 'the description must not be the title');

const structuredData = z.discriminatedUnion('@type', [
  agency,
  website,
  breadcrumbs,
  faqPage,
  article,
  jobPosting,
]);

export type StructuredData = z.output<typeof structuredData>;

/** Every JSON-LD block of a page. @throws ZodError naming the invalid property */
export function structuredDataOf(html: string): StructuredData[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Array.from(blocks, ([, json]) => structuredData.parse(JSON.parse(json!)));
}
