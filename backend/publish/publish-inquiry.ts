import { parseJob } from '../import/parse-job';
import type { Submission } from '../store/forms/forms';
import type { NewJob } from '../store/jobs/jobs';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an employer's inquiry does not say. `days` is for how many days the job is open; null: until it is closed. */
export type JobChoices = {
  category: string | null;
  salary: string | null;
  jobType: string | null;
  days: number | null;
};

/** Marks the jobs that were made of an inquiry. */
export const inquirySource = (inquiryId: number) => `inquiry ${inquiryId}`;

/** The job that an inquiry asks for, or what it lacks. The id cannot meet one of a sheet's or a counted one. */
export function jobOfInquiry(
  { id, fields }: Submission,
  choices: JobChoices,
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
    category: choices.category,
    salary: choices.salary,
    job_type: choices.jobType,
    posted_at: now.toISOString(),
    expires_at: choices.days === null ? null : new Date(now.getTime() + choices.days * DAY_MS).toISOString(),
  });
  if ('problem' in parsed) return parsed;
  return { job: { ...parsed.job, id: jobId, source: inquirySource(id) } };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Plain text as HTML: a paragraph for each, with its line breaks, and a list where lines begin with "-", "*" or "•". */
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
  const items = lines.flatMap((line) => /^[-*•]\s+(.+)$/.exec(line)?.[1] ?? []);
  if (items.length === lines.length)
    return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return `<p>${lines.map(escaped).join('<br>')}</p>`;
}
