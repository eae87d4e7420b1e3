import { jobPage } from '../content/jobs';
import { type SafeHtml, safeHtmlText } from '../shared/html/safe-html-text';
import { type JobTextPart, joinJobText } from './join-job-text';
import type { Job } from './job';

/** The job's three texts, sanitised, each with its heading; those that say nothing are left out. */
export function jobTextParts(job: Job): JobTextPart[] {
  const part = (heading: string, html: string): JobTextPart => ({ heading, html: safeHtmlText(html) });
  return [
    { ...part(jobPage.description, job.descriptionHtml), leads: true },
    part(jobPage.responsibilities, job.responsibilitiesHtml),
    part(jobPage.qualification, job.qualificationHtml),
  ].filter(({ html }) => html);
}

/** All that a job's page says of it, as sanitised HTML, for those who show it elsewhere; "" where it says nothing. */
export function wholeJobText(job: Job): SafeHtml {
  return joinJobText(jobTextParts(job));
}
