import 'server-only';
import { Feed } from 'feed';
import { identity } from '../../content/identity';
import { jobsPage } from '../../content/jobs';
import { jobsFeedTitle } from '../../content/search-engines';
import { withoutMarked } from '../../jobs/confirmation';
import { safeHtmlText } from '../../base/html';
import type { JobSummary } from '../../jobs/job';
import { statesPay } from '../../jobs/facts/salary';
import { type FeedFormat, machineRoutes, routes } from '../../routes';
import { absoluteUrl } from '../metadata';
import { xmlText } from '../xml';

/** Without texts if only summaries were read. */
type FeedJob = JobSummary & { descriptionHtml?: string; statesPay?: boolean };

/** Content of a feed: the newest jobs of a list that has a page. */
export type FeedList = {
  heading: string;
  path: string;
  feeds: Record<FeedFormat, string>;
  jobs: FeedJob[];
  /** Whether it is a search, which search engines should not index. */
  isSearch: boolean;
};

/** A list as RSS 2.0, Atom 1.0 or JSON Feed 1.1, without jobs that have long been unconfirmed. */
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
  // Judged by the ad's text, if that was read.
  const salary = (job.statesPay ?? statesPay(job.salary)) ? job.salary : '';
  const facts = [job.company, job.location, salary, job.jobType, job.workspace].filter(Boolean);
  return {
    // Feed readers show an item again when its id changes.
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

// Atom requires a date on every entry. Without one from the API, the epoch at least marks it as old.
function changedAt(job: FeedJob): string {
  return job.updatedAt ?? job.postedAt ?? new Date(0).toISOString();
}

type JsonFeed = { title: string; pageUrl: string; feedUrl: string; items: ReturnType<typeof itemOf>[] };

/**
 * A JSON Feed 1.1 (jsonfeed.org). The `feed` package supports only 1.0, and presents plain text as HTML.
 */
function jsonFeed({ title, pageUrl, feedUrl, items }: JsonFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    description: jobsPage.lead,
    language: 'en-IN',
    authors: [{ name: identity.name }],
    items: items.map(({ id, link, title: name, description, content, date, published }) => ({
      id,
      url: link,
      title: name,
      ...(content ? { summary: description, content_html: content } : { content_text: description }),
      date_published: published,
      // The epoch stands for a missing date.
      date_modified: date.getTime() > 0 ? date : undefined,
    })),
  });
}
