import type {
  AdministrativeArea,
  JobPosting,
  MonetaryAmount,
  OccupationalExperienceRequirements,
  Place,
  WithContext,
} from 'schema-dts';
import { htmlToText } from '../../base/text/html-to-text';
import type { IndianPlace } from '../../jobs/places/indian-places';
import type { JobTextPart } from '../../jobs/job-text';
import { bareTitle } from '../../jobs/facts/bare-title';
import type { Education } from '../../jobs/facts/education-words';
import type { Experience } from '../../jobs/facts/experience';
import type { Salary } from '../../jobs/facts/salary';
import { closesAt, isMarked } from '../../jobs/confirmation';
import type { Job } from '../../jobs/job';

/**
 * An open job as JobPosting, without its description, which consists of the joined `parts`. Null if a property required by
 * Google is uncertain: the date of posting, the text, the place, or that the job is still open
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(job: Job, parts: JobTextPart[]): WithContext<JobPosting> | null {
  // A remote job has a location only if a city is named; a state or the country restricts where applicants live.
  const places = job.places.filter(({ city }) => city || !job.remoteInIndia);
  const hasPlace = places.length > 0 || job.remoteInIndia;
  if (!job.postedAt || !hasOwnText(job) || parts.length === 0 || !hasPlace || isMarked(job)) return null;
  const validThrough = closesAt(job);
  const credential = job.education && CREDENTIALS[job.education];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: bareTitle(job),
    datePosted: job.postedAt,
    ...(validThrough && { validThrough }),
    ...(job.employmentTypes.length > 0 && { employmentType: job.employmentTypes }),
    // Google's value for an unnamed employer.
    hiringOrganization: job.company ? { '@type': 'Organization', name: job.company } : 'confidential',
    identifier: { '@type': 'PropertyValue', name: job.company || 'job', value: job.id },
    ...(places.length > 0 && { jobLocation: places.map(place) }),
    ...(job.remoteInIndia && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: applicantLocations(job.places),
    }),
    ...(job.pay && { baseSalary: monetaryAmount(job.pay) }),
    ...(job.experience && { experienceRequirements: experienceRequirements(job.experience) }),
    ...(credential && {
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: credential,
      },
    }),
    directApply: true,
  };
}

/** A list of skills or degrees is no description, as Google requires one. */
const ONLY_LIST = /^\s*(?:(?:key )?skills?|qualifications?|education|requirements?)\s*:[^.!?]*$/i;

const hasOwnText = ({ descriptionHtml, responsibilitiesHtml }: Job): boolean =>
  [descriptionHtml, responsibilitiesHtml].some((html) => {
    const text = htmlToText(html);
    return text.trim() !== '' && !ONLY_LIST.test(text);
  });

/** Google's categories. None fits class 10, nor ITI and polytechnic diplomas, which are not certificates. */
const CREDENTIALS: Partial<Record<Education, string>> = {
  'class-12': 'high school',
  graduate: 'bachelor degree',
  postgraduate: 'postgraduate degree',
};

/** 'no requirements' is Google's value if freshers may apply. */
function experienceRequirements({ min }: Experience): OccupationalExperienceRequirements | 'no requirements' {
  if (min === 0) return 'no requirements';
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: Math.round(min * 12) };
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

/** Where people with a remote job may live: the states named without a city, or all of India. */
function applicantLocations(places: IndianPlace[]): AdministrativeArea | AdministrativeArea[] {
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
