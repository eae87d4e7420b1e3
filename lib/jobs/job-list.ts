import 'server-only';
import type { WirePage } from '../shared/contract/paging';
import { type JobSummary, jobSummary } from './job';
import { parseEach } from '../upstream/parse-each';
import { readWindow } from '../upstream/window';

export type JobList = { jobs: JobSummary[]; total: number };

/** Page `page` (from 1) of `size` jobs of what `fetchPage` reads. @throws UpstreamError */
export async function readJobList(
  fetchPage: (page: number) => Promise<WirePage>,
  page: number,
  size: number,
): Promise<JobList> {
  const { items, total } = await readWindow(fetchPage, page, size);
  return { jobs: parseEach(items, jobSummary, 'job'), total };
}
