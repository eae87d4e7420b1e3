import 'server-only';
import { jobsByCategoryAnswer, paths } from '../shared/contract/calls';
import { getActiveJobs, pagingQuery } from '../upstream/active-jobs';
import { cachedRead } from '../upstream/cached';
import { getJson } from '../upstream/client';
import { type Job, wholeJob } from './job';
import { parseEach } from '../upstream/parse-each';
import { tags } from '../upstream/tags';
import { readWindow } from '../upstream/window';

const NEWEST = 50;

/** The first 50 jobs of a category, or of all for "", with their texts. @throws UpstreamError */
export const listNewestJobs = cachedRead('newest-jobs', readNewestJobs, () => [tags.lists]);

async function readNewestJobs(categoryId: string): Promise<Job[]> {
  const fetchPage = async (page: number) => {
    const asked = { page, perPage: NEWEST };
    if (!categoryId) return (await getActiveJobs(asked)).job;
    const path = `${paths.activeJobsByCategory(categoryId)}?${pagingQuery(asked)}`;
    return (await getJson(path, jobsByCategoryAnswer)).list;
  };
  const { items } = await readWindow(fetchPage, 1, NEWEST);
  return parseEach(items, wholeJob, 'job');
}
