import { isDayCount } from '../base/command';
import { parseJob } from '../import/parse-job';
import type { Submission } from '../forms/forms';
import type { NewJob } from '../jobs/jobs';
import { DAY_MS } from '../../lib/base/text/indian-day';

/** Details missing in an employer's enquiry, as staff type them. Without `days` the job stays open until it is closed. */
export type JobChoices = { category?: string; salary?: string; type?: string; days?: string };

/** Returns the `source` of jobs created from an enquiry. */
export const inquirySource = (inquiryId: number) => `inquiry ${inquiryId}`;

/** Creates an enquiry's job, or describes what is missing. The id's prefix distinguishes it from generated ids. */
export function jobOfInquiry(
  { id, fields }: Submission,
  { days = '', ...choices }: JobChoices,
  earlier: number,
  now: Date,
): { job: NewJob & { id: string } } | { problem: string } {
  const jobId = earlier === 0 ? `inquiry-${id}` : `inquiry-${id}-${earlier + 1}`;
  const parsed = parseJob({
    id: jobId,
    title: fields.job_title,
    company_name: fields.company_name,
    location: fields.location,
    description: textToHtml(fields.job_description ?? ''),
    category: choices.category || null,
    salary: choices.salary || null,
    job_type: choices.type || null,
    posted_at: now.toISOString(),
    expires_at: isDayCount(days) ? new Date(now.getTime() + Number(days) * DAY_MS).toISOString() : null,
  });
  if ('problem' in parsed) return parsed;
  return { job: { ...parsed.job, id: jobId, source: inquirySource(id) } };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Converts plain text to HTML: paragraphs with line breaks, and lists of lines that begin with "-", "*" or "•". */
export function textToHtml(text: string): string {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockToHtml)
    .join('');
}

function blockToHtml(block: string): string {
  const lines = block.split(/\r?\n/).map((line) => line.trim());
  const items = lines.flatMap((line) => /^[-*•]\s+(\S.*)$/.exec(line)?.[1] ?? []);
  if (items.length === lines.length)
    return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return `<p>${lines.map(escaped).join('<br>')}</p>`;
}
