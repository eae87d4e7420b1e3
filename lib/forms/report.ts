import 'server-only';
import { reports } from '../content/enquiries';
import { findJob } from '../jobs/job';
import { first } from '../jobs/query';
import { isSafeId } from '../contract/safe-id';
import { contactFields } from '../contract/forms/contact-enquiry';
import { orNull } from '../upstream/errors';

/** Prefill of the contact form when opened to report a job or a demand for money. */
export type Report = { subject: string; hint: string };

type Query = Record<string, string | string[] | undefined>;

/** The report requested by a query (`routes.reportJob`, `routes.reportMoney`); null for the plain form. */
export async function requestedReport(query: Query): Promise<Report | null> {
  const job = await readReported(first(query.report_job));
  if (first(query.report) === 'money')
    return { subject: clip(reports.money.subject(job)), hint: reports.money.hint };
  return job && { subject: clip(reports.job.subject(job)), hint: reports.job.hint };
}

/** The job's name, or only the id while the API fails; null for an unknown id. */
async function readReported(id: string) {
  if (!isSafeId(id)) return null;
  const read = await orNull(findJob(id).then((found) => ({ found })));
  if (!read) return { id, title: '', company: '' };
  return read.found && { id, title: read.found.job.title, company: read.found.job.company };
}

/** A job's title may be longer than a subject. */
function clip(subject: string): string {
  // Never cuts a surrogate pair in half.
  return subject.slice(0, contactFields.subject.max).replace(/[\uD800-\uDBFF]$/, '');
}
