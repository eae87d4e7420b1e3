import 'server-only';
import type { z } from 'zod';
import { jobDetailsAnswer, jobListAnswer, paths } from '../contract/calls';
import { wireJob } from '../contract/entities';
import type { WireSearch } from '../contract/search';
import { filterParams, type JobFilters, type Sort } from '../contract/filters';
import type { WirePage } from '../contract/paging';
import { getJson, post, retryOnce } from './client';
import { isUpstreamError, UpstreamError } from './errors';
import { type FetchPage, parseEach, readNumbered, readWindow } from './lists';

/** A job from the API: texts cleaned, "" if missing; dates ISO 8601 or null. The three HTML texts are untrusted. */
export const upstreamJob = wireJob.transform((wire) => ({
  id: wire.id,
  title: wire.title,
  slug: wire.slug,
  /** Path of an image in the API's public storage. */
  image: wire.image,
  company: wire.company_name,
  location: wire.location,
  salary: wire.salary,
  jobType: wire.job_type,
  workspace: wire.workspace,
  notes: wire.notes,
  postedAt: wire.posted_at,
  expiresAt: wire.expires_at,
  /** When the ad's content last changed. */
  updatedAt: wire.updated_at,
  /** When the agency last confirmed that it is open; null if unknown. */
  confirmedAt: wire.confirmed_at,
  categoryId: wire.category_id,
  descriptionHtml: wire.description,
  qualificationHtml: wire.qualification,
  responsibilitiesHtml: wire.primary_responsibility,
  questions: wire.questions,
  /** Title and text in other languages, if the agency provides any. */
  ...((wire.title_hi || wire.description_hi || wire.title_kn || wire.description_kn) && {
    translations: {
      hi: { title: wire.title_hi, descriptionHtml: wire.description_hi },
      kn: { title: wire.title_kn, descriptionHtml: wire.description_kn },
    },
  }),
}));
export type UpstreamJob = ReturnType<typeof upstreamJob.parse>;

/** One page of a list, counted from 1. */
type ListQuery = {
  page: number;
  perPage: number;
  /** Parameters of the next page in place of its number, see WirePage. */
  next?: WirePage['next'];
  /** 'summary' omits the jobs' texts, where the API supports it. Default: all. */
  fields?: 'summary' | 'all';
  filters?: Partial<JobFilters>;
  sort?: Sort;
  /** How to interpret the keyword (lib/contract/calls). */
  words?: 'meant' | 'literal';
  /** The typed query from which the keyword was derived. */
  typed?: string;
  /** Whether the location was derived from it as well, rather than chosen. */
  isPlaceTyped?: boolean;
  facets?: boolean;
};

/**
 * One page of a list. `search`: how the API interpreted the query, null if it cannot filter; `location`: the city that it
 * filtered by, for an API that can filter by nothing else.
 */
export type UpstreamList = WirePage & { location: string | null; search: WireSearch };

/** The active jobs of a category, or all. An unknown category may throw an UpstreamError with status 404. @throws UpstreamError */
export const readActiveJobs = (categoryId: string, query: ListQuery): Promise<UpstreamList> => {
  const path = categoryId ? paths.activeJobsByCategory(categoryId) : paths.activeJobs;
  return readList(query, (params) => getJson(`${path}?${params}`, jobListAnswer));
};

/** The active jobs that match; an empty keyword or category does not filter. @throws UpstreamError */
export const searchActiveJobs = (
  keyword: string,
  category: string,
  query: ListQuery,
): Promise<UpstreamList> =>
  readList(query, (params) =>
    retryOnce(() => post(`${paths.searchJobs}?${params}`, { json: { keyword, category } }, jobListAnswer)),
  );

const readList = (query: ListQuery, ask: (params: string) => Promise<z.output<typeof jobListAnswer>>) =>
  readNumbered(async (page) => listOf(await ask(searchParams({ ...query, page }))), query.page);

function listOf({ list, location, search }: z.output<typeof jobListAnswer>): UpstreamList {
  if (!list) throw new UpstreamError('shape', 'the list returned a failing status');
  return { ...list, location, search };
}

/** One job, whether the API takes applications for it, and if not, why; null for an unknown id. @throws UpstreamError */
export async function readJob(id: string) {
  try {
    const answer = await getJson(paths.jobDetails(id), jobDetailsAnswer(id), {
      answersWith: [410],
      errorSchema: jobDetailsAnswer(id).transform((gone) => ({ ...gone, status: false })),
    });
    const { status, job, closed_reason: closedReason } = answer;
    return job && { job: upstreamJob.parse(job), open: status, closedReason };
  } catch (error) {
    if (isUpstreamError(error) && error.details.status === 404) return null;
    throw error;
  }
}

const hasTitle = ({ title }: { title: string }) => title !== '';
const listedJob = upstreamJob.refine(hasTitle, { path: ['title'] });

/** Parses a list's jobs. Logs and skips those without an id or title, and repeated ones. */
export const parseJobs = (items: unknown[]): UpstreamJob[] => parseEach(items, listedJob, 'job');

const titleOfJob = wireJob
  .pick({ id: true, title: true, expires_at: true })
  .refine(hasTitle, { path: ['title'] })
  .transform(({ id, title, expires_at }) => ({ id, title, expiresAt: expires_at }));

/** The same for only the jobs' titles and closing dates. */
export const parseTitles = (items: unknown[]) => parseEach(items, titleOfJob, 'job');

/**
 * Reads page `page` (from 1) of `size` jobs, whatever the API's own page size. `read`: how many items that took.
 * @throws UpstreamError
 */
export async function readJobWindow(
  fetchPage: FetchPage,
  page: number,
  size: number,
): Promise<{ jobs: UpstreamJob[]; total: number; read: number }> {
  const { items, total } = await readWindow(fetchPage, page, size);
  return { jobs: parseJobs(items), total, read: items.length };
}

function searchParams(query: ListQuery): string {
  const { page, perPage, next, fields, filters, sort, words, typed, isPlaceTyped, facets } = query;
  return String(
    new URLSearchParams({
      ...(!next && { page: String(page) }),
      per_page: String(perPage),
      ...(fields === 'summary' && { fields }),
      // The category is part of the call.
      ...filterParams({ ...filters, category: '' }),
      ...(sort && sort !== 'relevance' && { sort }),
      ...(words && { words }),
      ...(typed && { typed }),
      ...(isPlaceTyped && { place: 'typed' }),
      ...(facets && { facets: '1' }),
      ...next,
    }),
  );
}
