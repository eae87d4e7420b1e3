import type { AdministrativeArea, JobPosting, MonetaryAmount, Place, WithContext } from 'schema-dts';
import type { IndianPlace } from '../../shared/places/indian-places';
import type { JobTextPart } from '../../jobs/join-job-text';
import type { Salary } from '../../jobs/facts/salary';
import type { Job } from '../../jobs/job';

/**
 * An open job in the form that job search engines read, but for its description, which is its joined `parts`. Null
 * when a fact that Google requires is not certain: the date of posting, the text, and the place
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(job: Job, parts: JobTextPart[]): WithContext<JobPosting> | null {
  // Who works from home reports to no place but a named city; a state or the country says where they may live.
  const places = job.places.filter(({ city }) => city || !job.remoteInIndia);
  const isPlaced = places.length > 0 || job.remoteInIndia;
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
    ...(places.length > 0 && { jobLocation: places.map(place) }),
    ...(job.remoteInIndia && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: homesOf(job.places),
    }),
    ...(job.pay && { baseSalary: monetaryAmount(job.pay) }),
    directApply: true,
  };
}

function place({ city, region }: IndianPlace): Place {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(city && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      addressCountry: 'IN',
    },
  };
}

/** Where those may live who work from home: the states that the ad names without a city, or all of India. */
function homesOf(places: IndianPlace[]): AdministrativeArea | AdministrativeArea[] {
  const states = places.flatMap(({ city, region }) => (region && !city ? region : []));
  if (states.length === 0) return { '@type': 'Country', name: 'India' };
  return states.map((state) => ({ '@type': 'State', name: `${state}, India` }));
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
