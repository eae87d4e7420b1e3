import 'server-only';
import { KEPT_SUGGESTIONS } from '../base/ages';
import type { JobSummary } from '../jobs/job';
import { listJobs } from '../jobs/lists';
import { routes } from '../routes';
import { saidPay } from '../content/pay';
import { saidLocation } from '../content/names';
import { answerScript } from './search-handler';
import type { SimilarJob } from './similar';

const MAX_JOBS = 3;

/** GET: the newest jobs as `{jobs: SimilarJob[]}`. */
export const similarHandler = (request: Request): Promise<Response> =>
  answerScript(request, 'similar', async () => {
    const { jobs } = await listJobs('', 1, MAX_JOBS);
    return Response.json({ jobs: jobs.map(toRow) }, { headers: { 'cache-control': KEPT_SUGGESTIONS } });
  });

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
