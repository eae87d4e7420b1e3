import 'server-only';
import { Feed } from 'feed';
import { identity } from '../../content/identity';
import { jobsPage } from '../../content/jobs';
import { jobsFeedTitle } from '../../content/search-engines';
import { withoutMarked } from '../../jobs/confirmation';
import { safeHtmlText } from '../../base/html';
import { type FeedFormat, machineRoutes, routes } from '../../routes';
import { absoluteUrl } from '../metadata';
import { xmlText } from '../xml';
import type { FeedJob, FeedList } from './feed-lists';
import { jsonFeed } from './json-feed';

/** A list as RSS 2.0, Atom 1.0 or JSON Feed 1.1, without the jobs that nobody has confirmed for long. */
export function jobsFeed(format: FeedFormat, { heading, path, feeds, jobs: found }: FeedList): string {
  const jobs = withoutMarked(found);
  const title = jobsFeedTitle(heading);
  const pageUrl = absoluteUrl(path);
  const feedUrl = absoluteUrl(feeds[format]);
  const items = jobs.map((job) => itemOf(job, format));
  if (format === 'json') return jsonFeed({ title, pageUrl, feedUrl, items });
  const feed = new Feed({
    id: pageUrl,
    link: pageUrl,
    title: xmlText(title),
    description: jobsPage.lead,
    language: 'en-IN',
    copyright: identity.legalName,
    author: { name: identity.name },
    updated: new Date(jobs.map(changedAt).sort().at(-1) ?? 0),
    feedLinks: { rss: absoluteUrl(feeds.rss), atom: absoluteUrl(feeds.atom), json: absoluteUrl(feeds.json) },
    feed: feedUrl,
  });
  for (const item of items) feed.addItem(item);
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

function itemOf(job: FeedJob, format: FeedFormat) {
  const link = absoluteUrl(routes.job(job));
  const facts = [job.company, job.location, job.salary, job.jobType, job.workspace].filter(Boolean);
  return {
    // Readers show an item anew where this changes.
    id: absoluteUrl(machineRoutes.jobOfId(job.id)),
    link,
    title: xmlText(job.title),
    description: xmlText(facts.join(' · ')),
    ...(job.descriptionHtml && { content: xmlText(safeHtmlText(job.descriptionHtml)) }),
    // RSS has only one date, that of publication.
    date: new Date((format === 'rss' && job.postedAt) || changedAt(job)),
    ...(job.postedAt && { published: new Date(job.postedAt) }),
  };
}

// Atom requires a date on every entry. Without one from the upstream, the epoch at least says that it is not news.
function changedAt(job: FeedJob): string {
  return job.updatedAt ?? job.postedAt ?? new Date(0).toISOString();
}
