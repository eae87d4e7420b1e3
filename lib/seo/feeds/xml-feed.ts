import 'server-only';
import { decodeHTML } from 'entities';
import { slugify } from '../../base/text/slugify';
import { identity } from '../../content/identity';
import { jobPage } from '../../content/jobs';
import { withoutMarked } from '../../jobs/confirmation';
import type { Job } from '../../jobs/job';
import { wholeJobText } from '../../jobs/job-text';
import type { IndianPlace } from '../../jobs/places/indian-places';
import { walkJobs } from '../../jobs/lists';
import { routes } from '../../routes';
import { absoluteUrl } from '../metadata';
import { cdata, element } from '../xml';

/**
 * All open jobs in the XML that most job boards read, in batches, without those that have long been unconfirmed: all content
 * in CDATA, dates in ISO 8601, characters instead of HTML entities where possible. docs/settings.md lists the fields.
 * @throws UpstreamError
 */
export async function* xmlFeed(): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${xmlHead()}`;
  for await (const jobs of walkJobs({ fields: 'all' })) yield withoutMarked(jobs).map(xmlEntries).join('');
  yield '</source>\n';
}

const xmlHead = () =>
  [
    '<source>',
    element('publisher', identity.name),
    element('publisherurl', absoluteUrl('')),
    element('lastBuildDate', new Date().toUTCString()),
    '\n',
  ].join('');

/** A job's entries, one for each place, linked by the requisition; "" if it lacks required data. */
export function xmlEntries(job: Job): string {
  const { company, postedAt } = job;
  const description = withoutEntities(wholeJobText(job, jobPage));
  if (!company || !description || !postedAt) return '';
  return entriesOf(job)
    .map(({ reference, place }) =>
      [
        '<job>',
        cdata('title', job.title),
        cdata('date', isoSeconds(postedAt)),
        cdata('referencenumber', reference),
        cdata('requisitionid', job.id),
        cdata('url', `${absoluteUrl(routes.job(job))}?source=xml-feed`),
        cdata('company', company),
        cdata('sourcename', identity.name),
        cdata('city', place.city),
        cdata('state', place.region),
        cdata('country', 'IN'),
        cdata('description', description),
        cdata('salary', job.statesPay ? job.salary : ''),
        cdata('education', job.education && jobPage.education[job.education]),
        cdata('jobtype', job.jobType),
        cdata('experience', job.experience && jobPage.experience(job.experience)),
        cdata('remotetype', job.remoteInIndia ? 'Fully remote' : ''),
        cdata('expirationdate', job.expiresAt && isoSeconds(job.expiresAt)),
        '</job>\n',
      ].join(''),
    )
    .join('');
}

/** One entry of a job in a feed whose entries have a single place each. */
type Entry = { reference: string; place: IndianPlace };

/**
 * A job's places: one per city, else one per state, else one for India; [] if no place in India is certain. The first keeps
 * the job's id, by which job boards may know it; references are unique across jobs.
 */
function entriesOf({ id, places, remoteInIndia }: Job): Entry[] {
  const knownPlaces: IndianPlace[] = places.length === 0 && remoteInIndia ? [{}] : places;
  return knownPlaces.map((place, index) => ({
    reference: index === 0 ? id : `${id}-${slugify(place.city ?? place.region ?? '')}`,
    place,
  }));
}

/** "2026-11-21T09:30:00Z" */
function isoSeconds(iso: string): string {
  return new Date(iso).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Decodes ampersands, except where the result would be read as an entity ("&amp;lt;"). */
function withoutEntities(html: string): string {
  return html.replace(/&amp;(#?\w*;?)/g, (escaped, after: string) =>
    decodeHTML(`&${after}`) === `&${after}` ? `&${after}` : escaped,
  );
}
