import 'server-only';
import { cachedRead } from '../upstream/cached';
import { tags } from '../upstream/changes';
import { readActiveJobs, readJobsOfCategory, readJobWindow } from '../upstream/jobs';
import { type Job, toJob } from './job';

const NEWEST = 50;

/** The first 50 jobs of a category, or of all for "", with their texts. @throws UpstreamError */
export const listNewestJobs = cachedRead('newest-jobs', readNewestJobs, () => [tags.lists]);

async function readNewestJobs(categoryId: string): Promise<Job[]> {
  const fetchPage = (page: number) => {
    const query = { page, perPage: NEWEST };
    return categoryId ? readJobsOfCategory(categoryId, query) : readActiveJobs(query);
  };
  const { jobs } = await readJobWindow(fetchPage, 1, NEWEST);
  return jobs.map(toJob);
}
