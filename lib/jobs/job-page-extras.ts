import 'server-only';
import { orNullWithin } from '../upstream/errors';
import { citiesIn } from './places/cities';
import type { Job, JobSummary } from './job';
import { type LandingLinks, landingLinks, NO_LANDINGS, prepareLandingLinks } from './landing-pages';
import { cachedRead } from '../upstream/cached';
import { listJobs } from './lists';

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

const POOL_SIZE = 40;

// Expires by age only: with the lists' tag, one new job would evict every cached job page.
const pool = cachedRead('similar-jobs-pool', readPool, () => []);

/** At most `limit` other active jobs, ranked by shared category, city and title words. @throws UpstreamError */
export async function similarJobs(job: Job, limit: number): Promise<JobSummary[]> {
  const others = (await pool(job.categoryId ?? '')).filter(({ id }) => id !== job.id);
  return others
    .map((other, rank) => ({ other, similarity: similarity(job, other), rank }))
    .sort((a, b) => b.similarity - a.similarity || a.rank - b.rank)
    .slice(0, limit)
    .map(({ other }) => other);
}

async function readPool(categoryId: string): Promise<JobSummary[]> {
  const [{ jobs: sameCategory }, newest] = await Promise.all([
    categoryId ? listJobs(categoryId, 1, POOL_SIZE) : { jobs: [] },
    listJobs('', 1, POOL_SIZE),
  ]);
  if (sameCategory.length > 4) return sameCategory;
  const poolIds = new Set(sameCategory.map(({ id }) => id));
  return [...sameCategory, ...newest.jobs.filter(({ id }) => !poolIds.has(id))];
}

function similarity(job: Job, other: JobSummary): number {
  const cities = new Set(citiesIn(job.location).map(({ slug }) => slug));
  const sameCity = citiesIn(other.location).some(({ slug }) => cities.has(slug));
  const words = titleWords(job.title);
  const shared = [...titleWords(other.title)].filter((word) => words.has(word)).length;
  const sameCategory = job.categoryId !== null && job.categoryId === other.categoryId;
  return (sameCategory ? 3 : 0) + (sameCity ? 2 : 0) + 2 * shared;
}

function titleWords(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/[\p{L}\p{M}\d+#.]{3,}/gu));
}
