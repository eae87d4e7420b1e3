import type { JobPosting, MonetaryAmount, Place, WithContext } from 'schema-dts';
import type { City } from '../../contract/places/cities-in';
import type { JobTextPart } from '../../join-job-text';
import type { Salary } from '../../job-facts/salary';
import type { Job } from '../../upstream/job';

/**
 * An open job in the form that job search engines read, but for its description, which is its joined `parts`. Null
 * when a fact that Google requires is not certain: the date of posting, the text, and the place
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(job: Job, parts: JobTextPart[]): WithContext<JobPosting> | null {
  const isPlaced = job.cities.length > 0 || job.remoteInIndia;
  if (!job.postedAt || parts.length === 0 || !isPlaced) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    datePosted: job.postedAt,
    ...(job.expiresAt && { validThrough: job.expiresAt }),
    ...(job.employmentTypes.length > 0 && { employmentType: job.employmentTypes }),
    // "confidential" is Google's word for an employer who is not named.
    hiringOrganization: job.company ? { '@type': 'Organization', name: job.company } : 'confidential',
    identifier: { '@type': 'PropertyValue', name: job.company || 'job', value: job.id },
    ...(job.cities.length > 0 && { jobLocation: job.cities.map(place) }),
    ...(job.remoteInIndia && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    }),
    ...(job.pay && { baseSalary: monetaryAmount(job.pay) }),
    directApply: true,
  };
}

function place({ name, region }: City): Place {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: name,
      addressRegion: region,
      addressCountry: 'IN',
    },
  };
}

function monetaryAmount({ min, max, unit }: Salary): MonetaryAmount {
  const value =
    min !== undefined && min === max
      ? { value: min }
      : { ...(min !== undefined && { minValue: min }), ...(max !== undefined && { maxValue: max }) };
  return {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', ...value, unitText: unit },
  };
}
