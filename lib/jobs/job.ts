import 'server-only';
import { STORAGE_PATH, type WireClosedReason } from '../contract/calls';
import { encodeImagePath, imagePathOf } from '../contract/image-path';
import { env } from '../base/env';
import { citiesIn } from './places/cities';
import { indianPlaces, placeOfWork } from './places/indian-places';
import { type UpstreamJob, readJob } from '../upstream/jobs';
import { jobFacts } from './facts/job-facts';
import { remoteForRupees, remoteInIndia } from './facts/work-mode';
import { statesPay } from './facts/salary';
import { displaySalary } from './facts/salary-display';
import { saidJob } from '../content/names';
import { isSafeId } from '../contract/safe-id';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';

/** A job as shown on a card. Dates are ISO 8601, or null if the API gave no valid date. */
export type JobSummary = ReturnType<typeof toSummary>;

export function toSummary({
  image,
  descriptionHtml,
  qualificationHtml,
  responsibilitiesHtml,
  questions,
  ...job
}: UpstreamJob) {
  return {
    ...job,
    title: job.title || 'Untitled job',
    imageUrl: imageUrl(image),
    salary: displaySalary(job.salary, job.location),
    jobType: readableType(job.jobType),
  };
}

/** A whole job. Its three texts are untrusted HTML, which only `lib/base/html` may make displayable. */
export type Job = ReturnType<typeof toJob>;

export function toJob(job: UpstreamJob) {
  return {
    ...toSummary(job),
    // From the API's original texts, as the summary's salary is reworded for display.
    ...jobFacts({ ...job, qualification: job.qualificationHtml, now: new Date() }),
    /** Whether `salary` states an amount, unlike "Not disclosed". */
    statesPay: statesPay(job.salary),
    cities: citiesIn(placeOfWork(job.title, job.location)),
    places: indianPlaces(placeOfWork(job.title, job.location)),
    remoteInIndia: remoteInIndia(job) || remoteForRupees(job, job.salary),
    descriptionHtml: job.descriptionHtml,
    qualificationHtml: job.qualificationHtml,
    responsibilitiesHtml: job.responsibilitiesHtml,
    /** The employer's questions for applicants, at most five. */
    questions: job.questions,
  };
}

/** Whether the closing date, if any, is in the future. */
export function isOpen({ expiresAt }: Pick<Job, 'expiresAt'>): boolean {
  return expiresAt === null || Date.parse(expiresAt) > Date.now();
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
  const { apiBaseUrl, imageBaseUrl } = env();
  const base = imageBaseUrl ?? STORAGE_PATH;
  const within = imageBaseUrl && image.startsWith(imageBaseUrl) ? image.slice(imageBaseUrl.length) : image;
  const path = encodeImagePath(imagePathOf(within, [new URL(apiBaseUrl).hostname]));
  return path && base + path;
}

/**
 * A current or former job. It is open until the API closes it or its closing date has passed. `closedReason`: why the API
 * closed it, '' if unknown.
 */
export type FoundJob = { job: Job; open: boolean; closedReason: WireClosedReason };

/** A job by its id, including closed ones that the API still knows; null if there is none. @throws UpstreamError */
export async function findJob(id: string): Promise<FoundJob | null> {
  const found = isSafeId(id) ? await cachedDetails(id) : null;
  return found && { ...found, job: saidJob(found.job), open: found.open && isOpen(found.job) };
}

/** An open job; null if there is none with this id (unknown, closed or malformed). @throws UpstreamError */
export async function getJob(id: string): Promise<Job | null> {
  const found = await findJob(id);
  return found?.open ? found.job : null;
}

const cachedDetails = cachedRead('job', readDetails, (id) => [tags.job(id)]);

async function readDetails(id: string): Promise<FoundJob | null> {
  const found = await readJob(id);
  return found && { ...found, job: toJob(found.job) };
}
