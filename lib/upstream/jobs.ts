import 'server-only';
import { jobsByCategoryAnswer, paths, searchAnswer } from '../contract/calls';
import { getActiveJobs, pagingQuery } from './active-jobs';
import { cachedRead } from './cached';
import { getJson, postJson } from './client';
import { UpstreamError } from './errors';
import { type JobList, readJobList } from './job-list';
import { listJobsByLocation } from './locations';
import { tags } from './tags';

export type { JobSummary } from './job';
export type { JobList } from './job-list';

/** One page (from 1) of all active jobs. @throws UpstreamError */
export const listJobs = cachedRead('jobs', readJobs, () => [tags.lists]);

/** One page (from 1) of a category's active jobs; an unknown category has none. @throws UpstreamError */
export const listJobsByCategory = cachedRead('jobs-by-category', readJobsByCategory, () => [tags.lists]);

/** One page (from 1) of the jobs that match; an empty keyword and category list everything. @throws UpstreamError */
export const searchJobs = cachedRead('search', readSearch, () => [tags.lists]);

/** One page of what a search asks for: everything, a category, a city, or keyword matches. @throws UpstreamError */
export function findJobs(
  query: { keyword: string; category: string; location: string; page: number },
  size: number,
): Promise<JobList> {
  if (query.keyword) return searchJobs(query.keyword, query.category, query.page, size);
  if (query.category) return listJobsByCategory(query.category, query.page, size);
  if (query.location) return listJobsByLocation(query.location, query.page, size);
  return listJobs(query.page, size);
}

function readJobs(page: number, size: number): Promise<JobList> {
  const fetchPage = async (upstreamPage: number) =>
    (await getActiveJobs({ page: upstreamPage, perPage: size, fields: 'summary' })).job;
  return readJobList(fetchPage, page, size);
}

function readSearch(keyword: string, category: string, page: number, size: number): Promise<JobList> {
  const fetchPage = (upstreamPage: number) =>
    postJson(`${paths.searchJobs()}?${summaries(upstreamPage, size)}`, { keyword, category }, searchAnswer);
  return readJobList(fetchPage, page, size);
}

async function readJobsByCategory(categoryId: string, page: number, size: number): Promise<JobList> {
  const path = paths.activeJobsByCategory(categoryId);
  const fetchPage = async (upstreamPage: number) =>
    (await getJson(`${path}?${summaries(upstreamPage, size)}`, jobsByCategoryAnswer)).list;
  try {
    return await readJobList(fetchPage, page, size);
  } catch (error) {
    if (error instanceof UpstreamError && error.details.status === 404) return { jobs: [], total: 0 };
    throw error;
  }
}

const summaries = (page: number, perPage: number) => pagingQuery({ page, perPage, fields: 'summary' });
