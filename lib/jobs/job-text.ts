import { langOf } from '../base/text/language-of-text';
import { safeHtmlText } from '../base/html';
import type { Job } from './job';
import { type JobTextPart, joinJobText } from './join-job-text';

type Headings = { description: string; responsibilities: string; qualification: string };

/** The job's three texts, sanitised, with their headings; empty ones are omitted. */
export function jobTextParts(job: Job, headings: Headings): JobTextPart[] {
  return [
    { heading: headings.description, html: safeHtmlText(job.descriptionHtml), leads: true },
    { heading: headings.responsibilities, html: safeHtmlText(job.responsibilitiesHtml) },
    { heading: headings.qualification, html: safeHtmlText(job.qualificationHtml) },
  ].flatMap((part) => (part.html ? { ...part, ...langOf(part.html) } : []));
}

/** The full text of the job's page as sanitised HTML, for feeds and the like; "" if there is none. */
export function wholeJobText(job: Job, headings: Headings) {
  return joinJobText(jobTextParts(job, headings));
}
