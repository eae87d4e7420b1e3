import { jobSheet } from '../../../content/job-sheet';
import { jobPage } from '../../../content/jobs';
import { saidLocation, saidType } from '../../../content/names';
import { saidPay } from '../../../content/pay';
import type { Job } from '../../../jobs/job';
import { routes } from '../../../routes';
import { absoluteUrl } from '../../metadata';

/** Content of a job's picture or poster; '' and [] if unknown. */
export type JobSheet = {
  title: string;
  company: string;
  salary: string;
  facts: { label: string; text: string }[];
  /** Target of the QR code. */
  link: string;
  /** A short address for typing. */
  address: string;
};

export type SheetKind = 'status' | 'poster';

/** Campaign sources in the links, by which the agency sees where applicants come from. */
const SOURCES: Record<SheetKind, string> = { status: 'whatsapp-status', poster: 'poster' };
const MAX_TYPED_ID = 16;

export function jobSheetOf(job: Job, kind: SheetKind): JobSheet {
  const { place, type, experience } = jobSheet.facts;
  // "Kochi, Ernakulam, Kerala, India": the town and its state.
  const [town = '', ...around] = saidLocation(job.location)
    .split(',')
    .map((part) => part.trim());
  const facts = [
    { label: place, text: [town, around[0]].filter(Boolean).join(', ') },
    { label: type, text: saidType(job.jobType) },
    { label: experience, text: job.experience ? jobPage.experience(job.experience) : '' },
  ];
  // "/job-details/1042" redirects to the full address.
  const path = job.id.length <= MAX_TYPED_ID ? `/job-details/${job.id}` : routes.jobs();
  return {
    title: job.title,
    company: job.company,
    salary: job.statesPay ? saidPay(job.salary) : '',
    facts: facts.filter(({ text }) => text !== ''),
    link: `${absoluteUrl(routes.job(job))}?utm_source=${SOURCES[kind]}`,
    address: absoluteUrl(path).replace(/^https?:\/\/(?:www\.)?/, ''),
  };
}
