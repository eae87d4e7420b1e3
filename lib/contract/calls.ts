import { z } from 'zod';
import { isRecord } from '../base/is-record';
import { wireJob } from './entities';
import { wireExtras } from './extras';
import { emptyPage, flat, isEmptyList, listIn } from './paging';
import { nullIfAbsent, wireFlag } from './primitives';
import { saysNo, saysYes } from './says-no';
import { narrowedBy, wireSearch } from './search';

/**
 * The calls between the website and a recruitment API (spec §7: eight JSON or form calls, and job images): paths, payloads
 * and responses for both sides. Paths are relative to the API base URL, which ends in "/api/".
 *
 * List calls may carry `?page=`, `?per_page=`, `?fields=summary` (jobs without their three HTML texts) and the filters,
 * `sort`, `words` and `facets` of lib/contract/filters. An API that does not support them ignores them; one that does
 * reports it in `search` (search.ts), or, if it can filter only by city, in `location`. `words`: 'meant' (place and wishes
 * are read from the keyword, and typos corrected) or 'literal'; `typed`: the text from which the website derived the
 * keyword, and with `place=typed` the location. The three calls for job alerts are extras, used only if the API returns `job_alerts` with its categories.
 */
export const paths = {
  activeCategories: 'category/list/active',
  activeJobs: 'job/list/active',
  activeJobsByCategory: (categoryId: string) =>
    `job/active-jobs-by-category/${encodeURIComponent(categoryId)}`,
  jobDetails: (id: string) => `job/details/${encodeURIComponent(id)}`,
  searchJobs: 'search-job-by-keyword-and-category',
};

/** The calls that take a form of lib/contract/requests, by the form's name; all are answered with formAnswer. */
export const formPaths = {
  'contact-enquiry': 'contact-enquiry',
  'apply-job': 'apply-job',
  'job-inquiry': 'job-inquiry-form',
  /** The response does not reveal whether the address is known. */
  'job-alert': 'job-alerts',
  /** An extra. The response does not reveal whether data is stored. */
  'your-data': 'your-data',
};

/**
 * Header with the reference given to a form's sender: 4 to 32 capital letters and digits. Optional for an API; the
 * built-in one repeats it in its mails.
 */
export const REFERENCE_HEADER = 'x-reference';

/**
 * Header of a redelivery: when the website received the form (ISO 8601) and confirmed that to its sender. The built-in API
 * then accepts an application even if its job has closed since. Optional for an API.
 */
export const RECEIVED_AT_HEADER = 'x-received-at';

/**
 * Header that authenticates a website to the built-in API (lib/base/website-token.ts), which accepts forms from no other
 * client; sent if REVALIDATE_SECRET is set. Other APIs ignore it.
 */
export const WEBSITE_HEADER = 'x-website-token';

/**
 * Header, with the value 1, of a redelivery that may be a duplicate: an earlier attempt with the same Idempotency-Key was
 * cut off, or its response lost. Optional for an API that honours that key.
 */
export const MAY_REPEAT_HEADER = 'x-may-repeat';

/** The public folder for uploaded files on the API's host; a job's `image` is relative to it. */
export const STORAGE_PATH = '/storage/app/public/';

/**
 * A list call's answer; `list` is null if the API refuses, e.g. for an unknown category. `places`: where the specification
 * puts the list; `field`: a property of each of its items.
 */
const listAnswer = <Shape extends z.ZodRawShape>(places: string[], field: string, beside: Shape) =>
  z.unknown().transform((answer, context) => {
    const list = listIn(answer, places, field);
    const facts = z.object(beside).safeParse(isRecord(answer) ? answer : {});
    const isNothing = list === null && (saysYes(answer) || isEmptyPlace(answer, places));
    if (facts.success && (list || isNothing || saysNo(answer)))
      return { ...facts.data, list: list ?? (isNothing ? emptyPage : null) };
    context.addIssue({ code: 'custom', message: 'expected a list or a paginator' });
    return z.NEVER;
  });

const isEmptyPlace = (answer: unknown, places: string[]) =>
  isRecord(answer) && !saysNo(answer) && (isEmptyList(answer) || places.some((place) => place in answer));

export const activeCategoriesAnswer = listAnswer(['categories', 'category', 'data'], 'name', {
  /** The cities with active jobs, each an unparsed wireLocation; null from an API that does not list them. */
  locations: nullIfAbsent(z.array(z.unknown())).catch(null),
  /** Whether the API offers job alerts. */
  job_alerts: wireFlag,
  extras: wireExtras,
});

/** All jobs, those of a category, or search results. An API that filters reports that beside the list. */
export const jobListAnswer = listAnswer(['job', 'jobs', 'data'], 'title', {
  location: narrowedBy,
  search: wireSearch,
});

/** Why a job is closed; '' for any other reason, or none given. */
const wireClosedReason = z.enum(['', 'filled', 'paused', 'unconfirmed']).catch('');
export type WireClosedReason = z.output<typeof wireClosedReason>;

/**
 * A job's details: as specified, as a resource, or the bare job. A refusal with a job means that it is closed; one without,
 * that it does not exist.
 */
export const jobDetailsAnswer = (id: string) =>
  z.unknown().transform((answer, context) => {
    const job = jobIn(answer);
    const isNo = saysNo(answer);
    const parsed = wireJob.safeParse(job);
    // Tolerates a missing id. In a refusal, a title is that of the problem.
    const named = parsed.success || !job?.title || isNo ? parsed : wireJob.safeParse({ ...job, id });
    const reason = wireClosedReason.parse(isRecord(answer) ? answer.closed_reason : '');
    if (named.success) return { status: !isNo, job: named.data, closed_reason: reason };
    // In a refusal, anything may take the job's place.
    const place = isRecord(answer) ? answer.job || answer.data || [] : answer;
    if (isNo || (typeof place === 'object' && place !== null && Object.keys(place).length === 0))
      return { status: false, job: null, closed_reason: reason };
    context.addIssue({ code: 'custom', message: 'expected a job' });
    return z.NEVER;
  });

function jobIn(answer: unknown, depth = 0): Record<string, unknown> | null {
  if (Array.isArray(answer)) return answer.length === 1 ? jobIn(answer[0], depth) : null;
  if (!isRecord(answer) || depth > 3) return null;
  const inner = answer.job ?? answer.data;
  const other = () => Object.values(answer).find((value) => isRecord(value) && 'title' in flat(value));
  return jobIn(inner, depth + 1) ?? ('title' in flat(answer) ? flat(answer) : jobIn(other(), depth + 1));
}
