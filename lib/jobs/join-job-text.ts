import type { SafeHtml } from '../base/html';

/** `leads`: the description, which needs no heading if it is the only part. `lang`: if different from the page's. */
export type JobTextPart = { heading: string; html: SafeHtml; leads?: boolean; lang?: string };

/** Joins the parts of a job's text; "" for none. In a separate file because browsers need only this. */
export function joinJobText(parts: JobTextPart[]): SafeHtml {
  return parts
    .map(({ heading, html, leads }) => (leads ? html : `<h3>${heading}</h3>\n${html}`))
    .join('\n') as SafeHtml;
}
