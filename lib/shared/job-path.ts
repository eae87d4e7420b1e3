import { slugify } from './text/slugify';

type NamedJob = { slug: string; title: string };

/** The readable last segment of a job's address: the upstream's slug where it is usable, else made from the title. */
export function jobSlug(job: NamedJob): string {
  return slugify(job.slug) || slugify(job.title) || 'job';
}

/** The path of a job's page on the website. */
export function jobPath(job: NamedJob & { id: string }): string {
  return `/job-details/${job.id}/${jobSlug(job)}`;
}
