import 'server-only';
import { orNullWithin } from '../upstream/errors';
import type { Job, JobSummary } from './job';
import { type LandingLinks, landingLinks, NO_LANDINGS, prepareLandingLinks } from './landing-pages';
import { similarJobs } from './similar-jobs';

const SIMILAR_JOBS = 3;
/** How long a page may take for all of its reads, unless its job alone takes longer. */
const READS_MS = 1_000;
/** How long a job that took longer waits for the rest. */
const WAIT_MS = 300;

/** What a job's page shows beside the job. */
type JobPageExtras = { landings: LandingLinks; similar: JobSummary[] };

/**
 * Starts to read what does not depend on the job, while the job itself is read. Returns a function that reads the rest
 * for the job, and leaves out what would keep its page waiting.
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
