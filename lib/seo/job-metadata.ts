import type { Metadata } from 'next';
import { currentLanguage } from '../base/language';
import { applyPage, closedJobPage, jobPage } from '../content/jobs';
import { saidLocation, saidPlace, saidType } from '../content/names';
import { saidPay } from '../content/pay';
import { talentPool } from '../content/talent-pool';
import { TALENT_POOL } from '../contract/talent-pool';
import { jobDescription } from '../content/search-engines';
import { englishJobPath, machineRoutes, routes } from '../routes';
import { bareTitle } from '../jobs/facts/bare-title';
import type { Job, FoundJob } from '../jobs/job';
import { excerpt, fittingTitle, pageMetadata } from './metadata';

export function jobMetadata({ job, open, closedReason }: FoundJob): Metadata {
  return open ? openJobMetadata(job) : closedJobMetadata(job, closedReason);
}

function openJobMetadata(job: Job): Metadata {
  const { title, company } = job;
  // Notes are the employer's words, in English mostly.
  const notes = currentLanguage() === 'en' ? job.notes : job.experience && jobPage.experience(job.experience);
  const facts = [saidType(job.jobType), saidPay(job.salary), notes].filter(Boolean).join(', ');
  return pageMetadata({
    title: titleOf(job),
    description: excerpt(jobDescription({ title, company, location: saidLocation(job.location), facts })),
    path: englishJobPath(job),
    card: machineRoutes.jobSocialCard(job),
  });
}

function closedJobMetadata(job: Job, reason: FoundJob['closedReason']): Metadata {
  return pageMetadata({
    title: titleOf(job, `${closedJobPage.title}: `),
    description: closedJobPage.reasons[reason].text,
    path: englishJobPath(job),
    index: false,
  });
}

function titleOf(job: Job, before = ''): string {
  const places = job.cities.length > 0 ? job.cities.map(saidPlace) : [saidLocation(job.location)];
  return fittingTitle([before + bareTitle(job), job.company, ...places]);
}

/**
 * Metadata of the application form. Its canonical link points to the job's page, so that search engines show that
 * instead and credit it with links to the form; noindex would not. Without a job, the form is not indexed.
 */
export function applyMetadata(job: Job | null): Metadata {
  const { title, description, noJob } = applyPage;
  if (job?.id === TALENT_POOL)
    return pageMetadata({
      title: talentPool.title,
      description: talentPool.lead,
      path: routes.talentPool(),
      index: false,
    });
  if (!job) return pageMetadata({ title, description: noJob.text, path: routes.apply(), index: false });
  return pageMetadata({
    title: titleOf(job, `${title}: `),
    description: excerpt(description(job.title)),
    path: englishJobPath(job),
    card: machineRoutes.jobSocialCard(job),
  });
}
