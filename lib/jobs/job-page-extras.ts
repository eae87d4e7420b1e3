import 'server-only';
import { orNullWithin } from '../upstream/errors';
import type { Job, JobSummary } from './job';
import { type LandingLinks, landingLinks, NO_LANDINGS, prepareLandingLinks } from './landing-pages';
import { similarJobs } from './similar-jobs';

const SIMILAR_JOBS = 3;
/** Time limit for all reads of a page, unless its job alone takes longer. */
const READS_MS = 1_000;
/** How long the rest is awaited after a slow job. */
const WAIT_MS = 300;

/** Parts of a job's page besides the job. */
type JobPageExtras = { landings: LandingLinks; similar: JobSummary[] };

/**
 * Starts reads that do not depend on the job, in parallel to the job's own. Returns a function that reads the rest for the
 * job, omitting what would delay its page.
 */
export function startJobPageExtras(): (job: Job) => Promise<JobPageExtras> {
  const startedAt = performance.now();
  prepareLandingLinks();
  return async (job) => {
    const ms = Math.max(WAIT_MS, startedAt + READS_MS - performance.now());
    const [landings, similar] = await Promise.all([
      orNullWithin(landingLinks(job), ms),
      orNullWithin(similarJobs(job, SIMILAR_JOBS), ms),
    ]);
    return { landings: landings ?? NO_LANDINGS, similar: similar ?? [] };
  };
}
