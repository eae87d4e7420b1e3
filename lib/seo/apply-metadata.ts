import type { Metadata } from 'next';
import { applyPage } from '../content/jobs';
import { machineRoutes, routes } from '../shared/routes';
import type { Job } from '../jobs/job';
import { excerpt, pageMetadata } from './metadata';

/**
 * The metadata of the application form. Search engines are to show the job's own page instead, which a canonical link
 * says better than hiding the form would: links to it then count for the job. Without a job it is hidden.
 */
export function applyMetadata(job: Job | null): Metadata {
  const { title, description, noJob } = applyPage;
  if (!job) return pageMetadata({ title, description: noJob.text, path: routes.apply(), index: false });
  return pageMetadata({
    title: excerpt(`${title}: ${[job.title, job.company].filter(Boolean).join(', ')}`, 110),
    description: excerpt(description(job.title)),
    path: routes.job(job),
    card: machineRoutes.jobSocialCard(job),
  });
}
