import 'server-only';
import { citiesIn } from '../shared/places/cities';
import { cachedRead } from '../upstream/cached';
import type { Job, JobSummary } from './job';
import { listJobs, listJobsByCategory } from './lists';

const POOL = 40;

// By time alone: with the lists' tag, one new job would throw every job page out of the cache.
const pool = cachedRead('similar-jobs-pool', readPool, () => []);

/** At most `most` other active jobs: of the same category, those in the same city or with a like title first. @throws UpstreamError */
export async function similarJobs(job: Job, most: number): Promise<JobSummary[]> {
  const others = (await pool(job.categoryId ?? '')).filter(({ id }) => id !== job.id);
  return others
    .map((other, rank) => ({ other, likeness: likeness(job, other), rank }))
    .sort((a, b) => b.likeness - a.likeness || a.rank - b.rank)
    .slice(0, most)
    .map(({ other }) => other);
}

async function readPool(categoryId: string): Promise<JobSummary[]> {
  const sameCategory = categoryId ? (await listJobsByCategory(categoryId, 1, POOL)).jobs : [];
  if (sameCategory.length > 4) return sameCategory;
  const known = new Set(sameCategory.map(({ id }) => id));
  return [...sameCategory, ...(await listJobs(1, POOL)).jobs.filter(({ id }) => !known.has(id))];
}

function likeness(job: Job, other: JobSummary): number {
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
