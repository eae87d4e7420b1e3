import type { SafeHtml } from '../shared/html';

/** `leads`: the description of the job, which needs no heading where it stands alone. */
export type JobTextPart = { heading: string; html: SafeHtml; leads?: boolean };

/** The parts of a job's text as one; "" of none. Apart from their making, because browsers need only this. */
export function joinJobText(parts: JobTextPart[]): SafeHtml {
  return parts
    .map(({ heading, html, leads }) => (leads ? html : `<h3>${heading}</h3>\n${html}`))
    .join('\n') as SafeHtml;
}
