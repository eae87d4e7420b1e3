import { langOf } from '../base/text/language-of-text';
import { safeHtmlText, type SafeHtml } from '../base/html';
import type { Job } from './job';

/** `leads`: the description, which needs no heading if it is the only part. `lang`: if different from the page's. */
export type JobTextPart = { heading: string; html: SafeHtml; leads?: boolean; lang?: string };

/** Joins the parts of a job's text; "" for none. In a separate file because browsers need only this. */
export function joinJobText(parts: JobTextPart[]): SafeHtml {
  return parts
    .map(({ heading, html, leads }) => (leads ? html : `<h3>${heading}</h3>\n${html}`))
    .join('\n') as SafeHtml;
}

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
