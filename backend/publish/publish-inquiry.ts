import { isDayCount } from '../base/command';
import { parseJob } from '../import/parse-job';
import type { Submission } from '../forms/forms';
import type { NewJob } from '../jobs/jobs';
import { DAY_MS } from '../../lib/base/text/indian-day';
import { markdownToHtml } from './job-text/from-markdown';

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
    description: markdownToHtml(fields.job_description ?? ''),
    category: choices.category || null,
    salary: choices.salary || null,
    job_type: choices.type || null,
    posted_at: now.toISOString(),
    expires_at: isDayCount(days) ? new Date(now.getTime() + Number(days) * DAY_MS).toISOString() : null,
  });
  if ('problem' in parsed) return parsed;
  return { job: { ...parsed.job, id: jobId, source: inquirySource(id) } };
}
