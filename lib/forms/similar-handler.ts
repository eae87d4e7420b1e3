import 'server-only';
import { findJob } from '../jobs/details';
import type { JobSummary } from '../jobs/job';
import { listJobs } from '../jobs/lists';
import { similarJobs } from '../jobs/similar-jobs';
import { routes } from '../routes';
import { saidPay } from '../content/pay';
import { saidLocation } from '../content/names';
import { answerScript } from './search-handler';
import type { SimilarJob } from './similar';

const MAX_JOBS = 3;
// The same for everyone, so browsers and the edge may cache it.
const KEPT = 'public, max-age=300, s-maxage=300';

/**
 * GET ?job=ID: open jobs similar to one (which may be closed) as `{jobs: SimilarJob[]}`; none for an unknown id. Without
 * `job`, the newest jobs.
 */
export const similarHandler = (request: Request): Promise<Response> =>
  answerScript(request, 'similar', async () => {
    const id = new URL(request.url).searchParams.get('job');
    const jobs = id === null ? (await listJobs(1, MAX_JOBS)).jobs : await jobsLike(id);
    return Response.json({ jobs: jobs.map(toRow) }, { headers: { 'cache-control': KEPT } });
  });

async function jobsLike(id: string): Promise<JobSummary[]> {
  const found = await findJob(id);
  return found ? similarJobs(found.job, MAX_JOBS) : [];
}

function toRow(job: JobSummary): SimilarJob {
  const { title, company, location, salary } = job;
  return {
    path: routes.job(job),
    title,
    company,
    location: saidLocation(location),
    salary: saidPay(salary),
  };
}
