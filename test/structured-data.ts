import { z } from 'zod';

/**
 * What Google documents for each kind of structured data on the site, under
 * developers.google.com/search/docs/appearance/structured-data: required and recommended properties. Strict, so that an
 * unknown, missing or empty property is reported.
 */

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const date = z.iso.datetime({ offset: true }).or(z.iso.date());
const type = <Name extends string>(name: Name) => z.literal(name);

const organization = z.strictObject({
  '@type': type('Organization'),
  name: text,
  url: url.optional(),
  logo: url.optional(),
});

const postalAddress = z.strictObject({
  '@type': type('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: z.string().regex(/^\d{6}$/),
  addressCountry: z.literal('IN'),
});

const agency = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': type('EmploymentAgency'),
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
      z.strictObject({
        '@type': type('OpeningHoursSpecification'),
        dayOfWeek: z.array(text).min(1),
        opens: z.iso.time(),
        closes: z.iso.time(),
      }),
    )
    .min(1),
  sameAs: z.array(url).min(1),
});

const website = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': type('WebSite'),
  name: text,
  url,
  potentialAction: z.strictObject({
    '@type': type('SearchAction'),
    target: z.strictObject({
      '@type': type('EntryPoint'),
      urlTemplate: z.string().includes('{search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

const breadcrumbs = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': type('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': type('ListItem'),
        position: z.int().min(1),
        name: text,
        item: url.optional(),
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1')
    .refine((items) => items.slice(0, -1).every(({ item }) => item), 'only the last may lack its address'),
});

const faqPage = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': type('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': type('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': type('Answer'), text }),
      }),
    )
    .min(1),
});

const article = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': type('Article'),
  headline: text.max(110),
  description: text,
  datePublished: date,
  mainEntityOfPage: url,
  url,
  image: url,
  author: organization,
  publisher: organization,
});

const quantity = z
  .strictObject({
    '@type': type('QuantitativeValue'),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    value: z.number().positive().optional(),
    minValue: z.number().positive().optional(),
    maxValue: z.number().positive().optional(),
  })
  .refine(({ value, minValue, maxValue }) => (value ?? minValue ?? maxValue) !== undefined, 'names no amount')
  .refine(({ minValue = 0, maxValue = Infinity }) => minValue <= maxValue, 'is upside down');

const jobPlace = z.strictObject({
  '@type': type('Place'),
  // Google requires only the country.
  address: z
    .strictObject({
      '@type': type('PostalAddress'),
      addressLocality: text.optional(),
      addressRegion: text.optional(),
      addressCountry: z.literal('IN'),
    })
    .refine(({ addressLocality, addressRegion }) => !addressLocality || addressRegion, 'a city has a state'),
});

const jobPosting = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': type('JobPosting'),
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
    identifier: z.strictObject({ '@type': type('PropertyValue'), name: text, value: text }),
    jobLocation: z.array(jobPlace).min(1).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z
      .strictObject({ '@type': type('Country'), name: z.literal('India') })
      .or(z.array(z.strictObject({ '@type': type('State'), name: z.string().endsWith(', India') })).min(1))
      .optional(),
    baseSalary: z
      .strictObject({ '@type': type('MonetaryAmount'), currency: z.literal('INR'), value: quantity })
      .optional(),
    experienceRequirements: z
      .strictObject({
        '@type': type('OccupationalExperienceRequirements'),
        monthsOfExperience: z.int().positive(),
      })
      .or(z.literal('no requirements'))
      .optional(),
    educationRequirements: z
      .strictObject({
        '@type': type('EducationalOccupationalCredential'),
        credentialCategory: z.enum([
          'high school',
          'associate degree',
          'bachelor degree',
          'professional certificate',
          'postgraduate degree',
        ]),
      })
      .optional(),
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
