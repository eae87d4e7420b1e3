import 'server-only';
import { jobsPage } from '../../content/jobs';
import { jobsFeedTitle } from '../../content/search-engines';
import { withoutMarked } from '../../jobs/confirmation';
import { safeHtmlText } from '../../base/html';
import type { JobSummary } from '../../jobs/job';
import { statesPay } from '../../jobs/facts/salary';
import { machineRoutes, routes } from '../../routes';
import { absoluteUrl } from '../metadata';
import { rss, type RssItem } from './rss';

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
export const jobsFeed = ({ heading, path, feed, jobs }: FeedList): string =>
  rss({
    title: jobsFeedTitle(heading),
    description: jobsPage.lead,
    link: absoluteUrl(path),
    feed,
    items: withoutMarked(jobs).map(itemOf),
  });

function itemOf(job: FeedJob): RssItem {
  // Judged by the ad's text, if that was read.
  const salary = (job.statesPay ?? statesPay(job.salary)) ? job.salary : '';
  return {
    id: absoluteUrl(machineRoutes.jobOfId(job.id)),
    link: absoluteUrl(routes.job(job)),
    title: job.title,
    description: [job.company, job.location, salary, job.jobType, job.workspace].filter(Boolean).join(' · '),
    html: job.descriptionHtml && safeHtmlText(job.descriptionHtml),
    date: job.postedAt ?? job.updatedAt,
  };
}
