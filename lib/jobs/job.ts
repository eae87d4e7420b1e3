import { STORAGE_PATH } from '../shared/contract/calls';
import { wireJob, type WireJob } from '../shared/contract/entities';
import { citiesIn } from '../shared/places/cities-in';
import { indianPlaces } from '../shared/places/indian-places';
import { env } from '../shared/env';
import { employmentTypes } from './facts/employment-types';
import { remoteForRupees, remoteInIndia } from './facts/remote';
import { parseSalary } from './facts/salary';
import { statesPay } from './facts/states-pay';

/** What a card needs of a job. */
export const jobSummary = wireJob.transform(toSummary);
export type JobSummary = ReturnType<typeof toSummary>;

function toSummary(wire: WireJob) {
  return {
    id: wire.id,
    title: wire.title || 'Untitled job',
    slug: wire.slug,
    imageUrl: imageUrl(wire.image),
    company: wire.company_name,
    location: wire.location,
    salary: withRupeeSign(wire.salary),
    jobType: readableType(wire.job_type),
    workspace: wire.workspace,
    notes: wire.notes,
    /** ISO 8601, or null when the upstream did not give a real date. */
    postedAt: wire.posted_at,
    expiresAt: wire.expires_at,
    /** When its content last changed, or null when the upstream does not tell. */
    updatedAt: wire.updated_at,
    categoryId: wire.category_id,
  };
}

/** A whole job. Its three texts are untrusted HTML: only `components/ui/rich-text` may show them. */
export function toJob(wire: WireJob) {
  return {
    ...toSummary(wire),
    /** From the upstream's own words: the salary above may have got a rupee sign from us. */
    pay: parseSalary(wire.salary, wire.location),
    /** Whether `salary` tells an amount, which "Not disclosed" does not. */
    statesPay: statesPay(wire.salary),
    employmentTypes: employmentTypes(wire.job_type),
    cities: citiesIn(wire.location),
    places: indianPlaces(wire.location),
    remoteInIndia: remoteInIndia(wire) || remoteForRupees(wire, wire.salary),
    descriptionHtml: wire.description,
    qualificationHtml: wire.qualification,
    responsibilitiesHtml: wire.primary_responsibility,
  };
}
export const wholeJob = wireJob.transform(toJob);
export type Job = ReturnType<typeof toJob>;

/** Whether its closing date, if it has one, is still to come. */
export function isOpen({ expiresAt }: Job): boolean {
  return expiresAt === null || Date.parse(expiresAt) > Date.now();
}

/** "5-15 Lacs PA" gets a rupee sign; "₹ 25,000", "$90K", "Not disclosed" and "Unpaid" stay as they are. */
export function withRupeeSign(salary: string): string {
  return /^\d/.test(salary) ? `₹${salary}` : salary;
}

// Job boards export "FullTime" and "Employment TypeFull Time, Permanent".
function readableType(jobType: string): string {
  return jobType
    .replace(/^Employment Type/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
}

function imageUrl(image: string): string | null {
  if (!image) return null;
  const path = image.replace(/^\/+/, '');
  // Only a plain relative path: an upstream must not be able to point browsers at another host.
  if (!/^[\w\-./ ]+$/.test(path) || path.includes('..')) return null;
  return (env().imageBaseUrl ?? STORAGE_PATH) + path.split('/').map(encodeURIComponent).join('/');
}
