import type { Metadata } from 'next';
import { routes } from '../routes';
import type { Job } from '../upstream/jobs';
import { excerpt, pageMetadata } from './metadata';

export function jobMetadata(job: Job): Metadata {
  const where = [job.company && `at ${job.company}`, job.location && `in ${job.location}`]
    .filter(Boolean)
    .join(' ');
  const facts = [job.jobType, job.salary, job.notes].filter(Boolean).join(', ');
  return pageMetadata({
    title: [job.title, job.location].filter(Boolean).join(', '),
    description: excerpt(
      `${[job.title, where].filter(Boolean).join(' ')}. ${facts ? `${facts}. ` : ''}Read the details and apply with your CV.`,
    ),
    path: routes.job(job),
  });
}
