import 'server-only';
import { Feed } from 'feed';
import { identity } from '../../content/identity';
import { jobsPage } from '../../content/jobs';
import { safeHtmlText } from '../../shared/html';
import { jobsFeedTitle } from '../../content/search-engines';
import { type FeedFormat, machineRoutes, routes } from '../../shared/routes';
import { absoluteUrl } from '../metadata';
import type { Job } from '../../jobs/job';
import { listNewestJobs } from '../../jobs/lists';
import { categorySlug } from '../../jobs/categories';
import { xmlText } from '../xml';

type FeedCategory = { id: string; name: string };

/** The newest open jobs, of one category or all, as RSS 2.0 or Atom 1.0. @throws UpstreamError */
export async function jobsFeed(format: FeedFormat, category?: FeedCategory): Promise<string> {
  const jobs = await listNewestJobs(category?.id ?? '');
  const slug = category && categorySlug(category);
  const pageUrl = absoluteUrl(slug ? routes.jobsInCategory(slug) : routes.jobs());
  const feedUrl = (each: FeedFormat) =>
    absoluteUrl(slug ? machineRoutes.categoryFeed(slug, each) : machineRoutes.jobsFeed(each));
  const feed = new Feed({
    id: pageUrl,
    link: pageUrl,
    title: xmlText(jobsFeedTitle(category?.name)),
    description: jobsPage.lead,
    language: 'en-IN',
    copyright: identity.legalName,
    author: { name: identity.name },
    updated: new Date(jobs.map(changedAt).sort().at(-1) ?? 0),
    feedLinks: { rss: feedUrl('rss'), atom: feedUrl('atom') },
    feed: feedUrl(format),
  });
  for (const job of jobs) feed.addItem(itemOf(job, format));
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

function itemOf(job: Job, format: FeedFormat) {
  const link = absoluteUrl(routes.job(job));
  const salary = job.statesPay ? job.salary : '';
  const facts = [job.company, job.location, salary, job.jobType, job.workspace].filter(Boolean);
  return {
    id: link,
    link,
    title: xmlText(job.title),
    description: xmlText(facts.join(' · ')),
    content: xmlText(safeHtmlText(job.descriptionHtml)),
    // RSS has only one date, that of publication.
    date: new Date((format === 'rss' && job.postedAt) || changedAt(job)),
    ...(job.postedAt && { published: new Date(job.postedAt) }),
  };
}

// Atom requires a date on every entry. Without one from the upstream, the epoch at least says that it is not news.
function changedAt(job: Job): string {
  return job.updatedAt ?? job.postedAt ?? new Date(0).toISOString();
}
