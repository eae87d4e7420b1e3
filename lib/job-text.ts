import { jobPage } from './content/jobs';
import { safeHtmlText } from './html/safe-html-text';
import type { Job } from './upstream/job';

/** All that a job's page says of it, as sanitised HTML, for those who show it elsewhere; "" where it says nothing. */
export function wholeJobText(job: Job): string {
  const parts = [
    { heading: '', html: job.descriptionHtml },
    { heading: jobPage.responsibilities, html: job.responsibilitiesHtml },
    { heading: jobPage.qualification, html: job.qualificationHtml },
  ];
  return parts
    .map(({ heading, html }) => ({ heading, text: safeHtmlText(html) }))
    .filter(({ text }) => text)
    .map(({ heading, text }) => (heading ? `<h3>${heading}</h3>\n${text}` : text))
    .join('\n');
}
