import { jobPage } from '../../content/jobs';
import { wholeJobText } from '../../jobs/job-text';
import type { Job } from '../../jobs/job';
import { cdata } from '../xml';
import { type Aggregator, entriesOf, trackedLink } from './aggregator';

/**
 * Jooble's "XML feed specifications": dates as DD.MM.YYYY, all optional; all content in CDATA; the description includes
 * everything on the job's page.
 */
export const jooble: Aggregator = {
  head: () => '<jobs>\n',
  job(job) {
    const description = wholeJobText(job, jobPage);
    if (!description) return '';
    const entry = (reference: string, region: string) =>
      [
        `<job id="${reference}">`,
        cdata('link', trackedLink(job, 'jooble')),
        cdata('name', job.title),
        cdata('region', region),
        cdata('description', description),
        cdata('pubdate', job.postedAt && dayMonthYear(job.postedAt)),
        cdata('updated', job.updatedAt && dayMonthYear(job.updatedAt)),
        cdata('expire', job.expiresAt && dayMonthYear(job.expiresAt)),
        cdata('salary', job.statesPay ? job.salary : ''),
        cdata('company', job.company),
        cdata('jobtype', job.jobType),
        '</job>\n',
      ].join('');
    return regionsOf(job)
      .map(({ reference, region }) => entry(reference, region))
      .join('');
  },
  tail: '</jobs>\n',
};

/** Without a certain place in India, uses the ad's own wording: Jooble accepts places abroad. */
function regionsOf(job: Job): { reference: string; region: string }[] {
  const entries = entriesOf(job);
  if (entries.length === 0) return job.location ? [{ reference: job.id, region: job.location }] : [];
  return entries.map(({ reference, place: { city, region } }) => ({
    reference,
    region: [city, region].filter(Boolean).join(', ') || 'India',
  }));
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "21.11.2026", in Indian time. */
function dayMonthYear(iso: string): string {
  return day.format(new Date(iso)).replaceAll('/', '.');
}
