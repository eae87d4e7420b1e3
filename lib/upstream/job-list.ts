import 'server-only';
import type { WirePage } from '../contract/paging';
import { type JobSummary, jobSummary } from './job';
import { parseEach } from './parse-each';
import { readWindow } from './window';

export type JobList = { jobs: JobSummary[]; total: number };

/** The address of one page of a list of jobs, without their texts where the upstream can leave them out. */
export function summariesPath(path: string, page: number, perPage: number): string {
  return `${path}?page=${page}&per_page=${perPage}&fields=summary`;
}

/** Page `page` (from 1) of `size` jobs of what `fetchPage` reads. @throws UpstreamError */
export async function readJobList(
  fetchPage: (page: number) => Promise<WirePage>,
  page: number,
  size: number,
): Promise<JobList> {
  const { items, total } = await readWindow(fetchPage, page, size);
  return { jobs: parseEach(items, jobSummary, 'job'), total };
}
