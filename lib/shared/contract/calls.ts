import { z } from 'zod';
import { wireStatus, wireText, wireTruthy } from './primitives';
import { wireJob } from './entities';
import { wireExtras } from './extras';
import { wireList, type WirePage } from './paging';
import { narrowedBy, wireSearch } from './search';

/**
 * The calls between the website and a recruitment API (spec §7: eight JSON or form calls, and job images): the one
 * place where both sides get paths, payloads and responses. Paths are relative to the API base URL, which ends in
 * "/api/".
 *
 * List calls may carry `?page=`, `?per_page=`, `?fields=summary` (jobs without their three HTML texts) and the filters,
 * `sort`, `words` and `facets` of lib/shared/search/filters; an upstream that does not support them ignores them, and one
 * that does says so in `search` (search.ts), or, if all it knows are cities, in `location`. `words`: 'meant' (filters were
 * read from the keyword already; mistakes may be mended), 'literal' (as typed) or 'any' (jobs with some of the words). The three calls for job alerts are extras of the built-in API: only an API that returns `job_alerts` with
 * its categories needs them.
 */
export const paths = {
  activeCategories: () => 'category/list/active',
  activeJobs: () => 'job/list/active',
  activeJobsByCategory: (categoryId: string) =>
    `job/active-jobs-by-category/${encodeURIComponent(categoryId)}`,
  jobDetails: (id: string) => `job/details/${encodeURIComponent(id)}`,
  searchJobs: () => 'search-job-by-keyword-and-category',
  contactEnquiry: () => 'contact-enquiry',
  applyJob: () => 'apply-job',
  jobInquiry: () => 'job-inquiry-form',
  /** POST jobAlertRequest. The response (formAnswer) does not reveal whether the address is known. */
  jobAlerts: () => 'job-alerts',
  /** POST jobAlertToken; idempotent. A false status means that the link has expired. */
  confirmJobAlert: () => 'job-alerts/confirm',
  /** POST jobAlertToken; idempotent. A false status means that the token is unknown. */
  unsubscribeJobAlert: () => 'job-alerts/unsubscribe',
};

/**
 * Header with the reference that a form's sender is given: 4 to 32 capital letters and digits. Optional for an API; the
 * built-in one repeats it in its mails.
 */
export const REFERENCE_HEADER = 'x-reference';

/**
 * Header of a redelivery: when the website received the form (ISO 8601) and told its sender so. The built-in API then
 * accepts an application even if its job has closed since. Optional for an API.
 */
export const RECEIVED_AT_HEADER = 'x-received-at';

/**
 * Header by which a website is known to the built-in API (lib/shared/website-token.ts), which takes forms from nobody else;
 * sent where REVALIDATE_SECRET is set. Other APIs ignore it.
 */
export const WEBSITE_HEADER = 'x-website-token';

/**
 * Header, with the value 1, of a redelivery that may be a repeat: an earlier attempt with the same Idempotency-Key was
 * cut off, or its answer lost, so that the form may be there already. Optional for an API that honours that key.
 */
export const MAY_REPEAT_HEADER = 'x-may-repeat';

/** The public folder for uploaded files on the API's host; a job's `image` is relative to it. */
export const STORAGE_PATH = '/storage/app/public/';

export const activeCategoriesAnswer = z.object({
  status: wireTruthy,
  categories: wireList,
  /** The cities with active jobs, each a wireLocation still to be parsed; null from an API that does not list them. */
  locations: z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  /** Whether the API offers job alerts. */
  job_alerts: wireStatus,
  extras: wireExtras,
});

/** What list answers of an API that filters have beside the list. */
const narrowed = { location: narrowedBy, search: wireSearch };

export const activeJobsAnswer = z.object({ status: wireTruthy, job: wireList, ...narrowed });

// `data` is the list itself, possibly with a paginator's keys beside it, or a whole paginator.
export const jobsByCategoryAnswer = z
  .object({ status: wireStatus, data: z.unknown().optional(), ...narrowed })
  .loose()
  .transform((answer, context) => {
    const { status, location, search } = answer;
    // A failing status with an empty list is an empty category; one with nothing in the list's place is a failure.
    const isFailure = !status && (answer.data === undefined || answer.data === null);
    return { status, location, search, list: isFailure ? null : listIn(besidePaginator(answer), context) };
  });

export const searchAnswer = z
  .object({ data: z.unknown().optional(), ...narrowed })
  // data.data is a paginator whose own `data` is the list. Leaner upstreams send the paginator or the list in its
  // place; an empty PHP object arrives as [].
  .transform(({ data, location, search }, context) => {
    const isInner = typeof data === 'object' && data !== null && !Array.isArray(data) && 'data' in data;
    const list = listIn(isInner ? besidePaginator(data) : data, context);
    return { ...list, location, search };
  });

/** Parses a list within another schema. */
function listIn(value: unknown, context: z.RefinementCtx): WirePage {
  const parsed = wireList.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { message, path } of parsed.error.issues) context.addIssue({ code: 'custom', message, path });
  return z.NEVER;
}

/** `data`, or the object around it if a paginator's keys are beside it. */
function besidePaginator(answer: { data?: unknown }): unknown {
  return Array.isArray(answer.data) && 'current_page' in answer ? answer : answer.data;
}

/** Why a job is closed; '' for anything else than these, and from an API that does not say. */
const wireClosedReason = z.enum(['', 'filled', 'paused', 'unconfirmed']).catch('');
export type WireClosedReason = z.output<typeof wireClosedReason>;

/** A false status with a job means that the job is closed; without one, that there is none. */
export const jobDetailsAnswer = z
  .object({ status: wireStatus, job: z.unknown().optional(), closed_reason: wireClosedReason })
  .transform(({ status, job, closed_reason }) => {
    // With a failing status, anything may be in the job's place.
    const isJob = status ? Boolean(job) : wireJob.safeParse(job).success;
    return { status, job: isJob ? job : null, closed_reason };
  })
  .pipe(z.object({ status: z.boolean(), job: wireJob.nullable(), closed_reason: wireClosedReason }));

// Laravel developers also answer `message: validator.errors()`: field → texts.
const wireMessage = z
  .unknown()
  .optional()
  .transform((value) =>
    typeof value === 'object' && value !== null ? Object.values(value).flat().join(' ') : value,
  )
  .pipe(wireText.catch(''));

/** The response of every form call. Laravel's validation errors add `errors`: field → texts. */
export const formAnswer = z.object({
  status: wireStatus,
  message: wireMessage,
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
});
export type FormAnswer = z.output<typeof formAnswer>;
