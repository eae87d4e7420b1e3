import { decodeHTML } from 'entities';
import { identity } from '../../content/identity';
import { jobPage } from '../../content/jobs';
import { wholeJobText } from '../../jobs/job-text';
import { absoluteUrl } from '../metadata';
import { cdata, element } from '../xml';
import { type Aggregator, entriesOf, trackedLink } from './aggregator';

/**
 * The XML format that most job boards read: an entry with a unique reference for each place, linked by the requisition; all
 * content in CDATA, dates in ISO 8601, characters instead of HTML entities where possible.
 */
export const xmlFeed: Aggregator = {
  head: () =>
    [
      '<source>',
      element('publisher', identity.name),
      element('publisherurl', absoluteUrl('')),
      element('lastBuildDate', new Date().toUTCString()),
      '\n',
    ].join(''),
  job(job) {
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
          cdata('url', trackedLink(job, 'xml-feed')),
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
  },
  tail: '</source>\n',
};

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
