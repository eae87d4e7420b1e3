import type { Metadata } from 'next';
import { closedJobPage, applyPage } from '../content/jobs';
import { jobDescription } from '../content/search-engines';
import { machineRoutes, routes } from '../shared/routes';
import type { FoundJob } from '../jobs/details';
import type { Job } from '../jobs/job';
import { excerpt, pageMetadata } from './metadata';

/** The metadata of a job's page, which may be closed. */
export function jobMetadata({ job, open }: FoundJob): Metadata {
  return open ? openJobMetadata(job) : closedJobMetadata(job);
}

function openJobMetadata(job: Job): Metadata {
  const { title, company, location } = job;
  const facts = [job.jobType, job.salary, job.notes].filter(Boolean).join(', ');
  return pageMetadata({
    title: titleOf(job),
    description: excerpt(jobDescription({ title, company, location, facts })),
    path: routes.job(job),
    card: machineRoutes.jobSocialCard(job),
  });
}

function closedJobMetadata(job: Job): Metadata {
  return pageMetadata({
    title: `${closedJobPage.title}: ${titleOf(job)}`,
    description: closedJobPage.text,
    path: routes.job(job),
    index: false,
  });
}

function titleOf(job: Job): string {
  return excerpt([job.title, job.company, job.location].filter(Boolean).join(', '), 110);
}

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
