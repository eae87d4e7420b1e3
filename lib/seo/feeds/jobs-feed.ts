import 'server-only';
import { Feed } from 'feed';
import { identity } from '../../content/identity';
import { jobsPage } from '../../content/jobs';
import { jobsFeedTitle } from '../../content/search-engines';
import { withoutMarked } from '../../jobs/confirmation';
import { safeHtmlText } from '../../base/html';
import type { JobSummary } from '../../jobs/job';
import { statesPay } from '../../jobs/facts/salary';
import { machineRoutes, routes } from '../../routes';
import { absoluteUrl } from '../metadata';
import { xmlText } from '../xml';

/** Without texts if only summaries were read. */
type FeedJob = JobSummary & { descriptionHtml?: string; statesPay?: boolean };

/** Content of a feed: the newest jobs of a list that has a page. */
export type FeedList = {
  heading: string;
  path: string;
  feed: string;
  jobs: FeedJob[];
  /** Whether it is a search, which search engines should not index. */
  isSearch: boolean;
};

/** A list as RSS 2.0, without jobs that have long been unconfirmed. */
export function jobsFeed({ heading, path, feed: feedPath, jobs: found }: FeedList): string {
  const jobs = withoutMarked(found);
  const pageUrl = absoluteUrl(path);
  const feed = new Feed({
    id: pageUrl,
    link: pageUrl,
    title: xmlText(jobsFeedTitle(heading)),
    description: jobsPage.lead,
    language: 'en-IN',
    copyright: identity.legalName,
    author: { name: identity.name },
    updated: new Date(jobs.map(changedAt).sort().at(-1) ?? 0),
    feed: absoluteUrl(feedPath),
  });
  for (const job of jobs) feed.addItem(itemOf(job));
  return feed.rss2();
}

function itemOf(job: FeedJob) {
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
    date: new Date(job.postedAt ?? changedAt(job)),
  };
}

// The package requires a date on every item. Without one from the API, the epoch at least marks it as old.
function changedAt(job: FeedJob): string {
  return job.updatedAt ?? job.postedAt ?? new Date(0).toISOString();
}
