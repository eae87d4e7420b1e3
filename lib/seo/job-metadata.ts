import type { Metadata } from 'next';
import { closedJobPage } from '../content/jobs';
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
