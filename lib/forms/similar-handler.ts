import 'server-only';
import type { JobSummary } from '../jobs/job';
import { listJobs } from '../jobs/lists';
import { routes } from '../routes';
import { saidPay } from '../content/pay';
import { saidLocation } from '../content/names';
import { answerScript } from './search-handler';
import type { SimilarJob } from './similar';

const MAX_JOBS = 3;
// The same for everyone, so browsers and the edge may cache it.
const KEPT = 'public, max-age=300, s-maxage=300';

/** GET: the newest jobs as `{jobs: SimilarJob[]}`. */
export const similarHandler = (request: Request): Promise<Response> =>
  answerScript(request, 'similar', async () => {
    const { jobs } = await listJobs('', 1, MAX_JOBS);
    return Response.json({ jobs: jobs.map(toRow) }, { headers: { 'cache-control': KEPT } });
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
