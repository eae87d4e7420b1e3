import 'server-only';
import { activeJobsAnswer, jobsByCategoryAnswer, paths } from '../contract/calls';
import { wireJob } from '../contract/entities';
import { cachedRead, tags } from './cached';
import { getJson } from './client';
import { type Job, toJob } from './job';
import { parseEach } from './parse-each';
import { readWindow } from './window';

const NEWEST = 50;
const job = wireJob.transform(toJob);

/** The first 50 jobs of a category, or of all for "", with their texts. @throws UpstreamError */
export const listNewestJobs = cachedRead('newest-jobs', readNewestJobs, () => [tags.lists]);

async function readNewestJobs(categoryId: string): Promise<Job[]> {
  const path = categoryId ? paths.activeJobsByCategory(categoryId) : paths.activeJobs();
  const fetchPage = async (page: number) => {
    const paged = `${path}?page=${page}&per_page=${NEWEST}`;
    return categoryId
      ? (await getJson(paged, jobsByCategoryAnswer)).list
      : (await getJson(paged, activeJobsAnswer)).job;
  };
  const { items } = await readWindow(fetchPage, 1, NEWEST);
  return parseEach(items, job, 'job');
}
