import { jobsPage } from '@/lib/content/jobs';
import { listFeeds } from '@/lib/jobs/list-feeds';
import type { JobsQuery } from '@/lib/routes';

const { label, rss, json } = jobsPage.feeds;

type FeedLinksProps = {
  search: Required<JobsQuery>;
  /** Path of the landing page that shows the same list, if there is one. */
  landing: string | null;
};

/** The newest jobs of a list for feed readers and programs. */
export function FeedLinks({ search, landing }: FeedLinksProps) {
  const feeds = listFeeds(search, landing);
  return (
    <p className="text-ink-soft mt-4 text-sm">
      {label}{' '}
      <a href={feeds.rss} rel="nofollow" className="inline-block py-2 underline">
        {rss}
      </a>
      {', '}
      <a href={feeds.json} rel="nofollow" className="inline-block py-2 underline">
        {json}
      </a>
    </p>
  );
}
