import 'server-only';
import { activeJobsAnswer, paths } from '../shared/contract/calls';
import { getJson } from './client';
import { UpstreamError } from './errors';

/** What a page (from 1) of the list of all active jobs is asked with. */
type Asked = {
  page: number;
  perPage: number;
  /** 'summary' leaves out the jobs' texts, where the upstream can. Default: all. */
  fields?: 'summary' | 'all';
  /** A city's slug. */
  location?: string;
};

/** One answer of the list of all active jobs, not cached. @throws UpstreamError */
export async function getActiveJobs(asked: Asked) {
  const answer = await getJson(`${paths.activeJobs()}?${pagingQuery(asked)}`, activeJobsAnswer);
  if (!answer.status) throw new UpstreamError('shape', 'the job list answered a failing status');
  return answer;
}

/** The query of a page of any list of jobs. */
export function pagingQuery({ page, perPage, fields = 'all', location }: Asked): string {
  const narrowed = { ...(fields === 'summary' && { fields }), ...(location && { location }) };
  return String(new URLSearchParams({ page: String(page), per_page: String(perPage), ...narrowed }));
}
