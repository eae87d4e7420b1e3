import 'server-only';
import {
  activeJobsAnswer,
  jobDetailsAnswer,
  jobsByCategoryAnswer,
  paths,
  searchAnswer,
} from '../contract/calls';
import type { WirePage } from '../contract/paging';
import { isSafeId } from '../contract/safe-id';
import { cachedRead } from './cached';
import { getJson, postJson } from './client';
import { UpstreamError } from './errors';
import { type Job, type JobSummary, jobSummary, toJob } from './job';
import { parseEach } from './parse-each';
import { readWindow } from './window';

export type { Job, JobSummary } from './job';

export type JobList = { jobs: JobSummary[]; total: number };

/** One page (from 1) of all active jobs. @throws UpstreamError */
export const listJobs = cachedRead('jobs', readJobs, () => ['jobs']);

/** One page (from 1) of a category's active jobs; an unknown category has none. @throws UpstreamError */
export const listJobsByCategory = cachedRead('jobs-by-category', readJobsByCategory, (categoryId) => [
  'jobs',
  `category-${categoryId}`,
]);

/** One active job, or null when there is none with this id (unknown, closed, or no possible id). @throws UpstreamError */
export async function getJob(id: string): Promise<Job | null> {
  return isSafeId(id) ? cachedJob(id) : null;
}

/** One page (from 1) of the jobs that match; an empty keyword and category list everything. @throws UpstreamError */
export async function searchJobs(
  { keyword, category }: { keyword: string; category: string },
  page: number,
  size: number,
): Promise<JobList> {
  return toJobList(
    (upstreamPage) =>
      postJson(paged(paths.searchJobs(), upstreamPage, size), { keyword, category }, searchAnswer),
    page,
    size,
  );
}

/** One page of what a search asks for: everything, a category, or keyword matches. @throws UpstreamError */
export function findJobs(
  query: { keyword: string; category: string; page: number },
  size: number,
): Promise<JobList> {
  if (query.keyword) return searchJobs(query, query.page, size);
  if (query.category) return listJobsByCategory(query.category, query.page, size);
  return listJobs(query.page, size);
}

const cachedJob = cachedRead('job', readJob, (id) => ['jobs', `job-${id}`]);

async function readJob(id: string): Promise<Job | null> {
  try {
    const answer = await getJson(paths.jobDetails(id), jobDetailsAnswer);
    return answer.job && toJob(answer.job);
  } catch (error) {
    if (error instanceof UpstreamError && error.details.status === 404) return null;
    throw error;
  }
}

function readJobs(page: number, size: number): Promise<JobList> {
  const fetchPage = async (upstreamPage: number) => {
    const answer = await getJson(paged(paths.activeJobs(), upstreamPage, size), activeJobsAnswer);
    if (!answer.status) throw new UpstreamError('shape', 'the job list answered a failing status');
    return answer.job;
  };
  return toJobList(fetchPage, page, size);
}

async function readJobsByCategory(categoryId: string, page: number, size: number): Promise<JobList> {
  const path = paths.activeJobsByCategory(categoryId);
  try {
    return await toJobList(
      async (upstreamPage) => (await getJson(paged(path, upstreamPage, size), jobsByCategoryAnswer)).list,
      page,
      size,
    );
  } catch (error) {
    if (error instanceof UpstreamError && error.details.status === 404) return { jobs: [], total: 0 };
    throw error;
  }
}

async function toJobList(
  fetchPage: (page: number) => Promise<WirePage>,
  page: number,
  size: number,
): Promise<JobList> {
  const { items, total } = await readWindow(fetchPage, page, size);
  return { jobs: parseEach(items, jobSummary, 'job'), total };
}

function paged(path: string, page: number, perPage: number): string {
  return `${path}?page=${page}&per_page=${perPage}`;
}
