import { safeHtmlText } from '../shared/html';
import type { Job } from './job';
import { type JobTextPart, joinJobText } from './join-job-text';

type Headings = { description: string; responsibilities: string; qualification: string };

/** The job's three texts, sanitised, each under its heading; empty ones are left out. */
export function jobTextParts(job: Job, headings: Headings): JobTextPart[] {
  return [
    { heading: headings.description, html: safeHtmlText(job.descriptionHtml), leads: true },
    { heading: headings.responsibilities, html: safeHtmlText(job.responsibilitiesHtml) },
    { heading: headings.qualification, html: safeHtmlText(job.qualificationHtml) },
  ].filter(({ html }) => html);
}

/** All that a job's page says of it, as sanitised HTML, for those who show it elsewhere; "" where it says nothing. */
export function wholeJobText(job: Job, headings: Headings) {
  return joinJobText(jobTextParts(job, headings));
}
