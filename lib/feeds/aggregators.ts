import { identity } from '../content/identity';
import { wholeJobText } from '../job-text';
import { routes } from '../routes';
import { absoluteUrl } from '../seo/absolute-url';
import type { Job } from '../upstream/job';
import { element } from '../xml/xml';

/** How one job aggregator wants its feed. `job` gives "" for a job that lacks what the aggregator requires. */
export type Aggregator = { head: () => string; job: (job: Job) => string; tail: string };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Jooble's "XML feed specifications": dates as DD.MM.YYYY, none of them required; the text with everything that the
 * page says of the job.
 */
const jooble: Aggregator = {
  head: () => `${HEAD}<jobs>\n`,
  job(job) {
    const description = wholeJobText(job);
    if (!job.location || !description) return '';
    return [
      `<job id="${job.id}">`,
      element('link', linkFor(job, 'jooble')),
      element('name', job.title),
      element('region', job.location),
      element('description', description),
      element('pubdate', job.postedAt && dayMonthYear(job.postedAt)),
      element('updated', job.updatedAt && dayMonthYear(job.updatedAt)),
      element('expire', job.expiresAt && dayMonthYear(job.expiresAt)),
      element('salary', job.salary),
      element('company', job.company),
      element('jobtype', job.jobType),
      '</job>\n',
    ].join('');
  },
  tail: '</jobs>\n',
};

/** Indeed's XML feed (docs.indeed.com): one place a job, dates as in e-mail headers. */
const indeed: Aggregator = {
  head: () =>
    [
      `${HEAD}<source>`,
      element('publisher', identity.name),
      element('publisherurl', absoluteUrl('')),
      element('lastBuildDate', new Date().toUTCString()),
      '\n',
    ].join(''),
  job(job) {
    const [city] = job.cities;
    const description = wholeJobText(job);
    if (!city || !job.company || !description || !job.postedAt) return '';
    return [
      '<job>',
      element('title', job.title),
      element('date', new Date(job.postedAt).toUTCString()),
      element('referencenumber', job.id),
      element('url', linkFor(job, 'indeed')),
      element('company', job.company),
      element('sourcename', identity.name),
      element('city', city.name),
      element('state', city.region),
      element('country', 'IN'),
      element('description', description),
      element('salary', job.salary),
      element('jobtype', job.jobType),
      element('remotetype', job.remoteInIndia ? 'Fully remote' : ''),
      element('expirationdate', job.expiresAt && new Date(job.expiresAt).toUTCString()),
      '</job>\n',
    ].join('');
  },
  tail: '</source>\n',
};

export const aggregators = { jooble, indeed };

function linkFor(job: Job, source: string): string {
  return `${absoluteUrl(routes.job(job))}?source=${source}`;
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
