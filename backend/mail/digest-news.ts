import type { UndeliveredAnswer } from '../../lib/shared/contract/undelivered';
import type { UnsentMail } from '../store/mails';
import type { ClosingJob, Store, Submission } from '../store/store';
import type { AskWebsites } from './ask-websites';

const CLOSING_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;
const MOST_CLOSING = 50;

export type News = {
  received: Submission[];
  closing: { jobs: ClosingJob[]; total: number };
  failed: UnsentMail[];
  /** What the websites hold for this API. */
  undelivered: UndeliveredAnswer;
  openJobs: number;
  /** Whether there is more to say than how many jobs are open. */
  hasNews: boolean;
};

/** What a digest tells of the time from one moment to another (ISO 8601). */
export async function readNews(store: Store, ask: AskWebsites, since: string, until: string): Promise<News> {
  const soon = new Date(Date.parse(until) + CLOSING_WITHIN_MS).toISOString();
  const received = await store.receivedBetween(since, until);
  const closing = await store.closingJobs(until, soon, MOST_CLOSING);
  const unsent = await store.unsentMails();
  const failed = unsent.filter(({ failed_at: at }) => at !== null && at >= since && at < until);
  const { total: openJobs } = await store.listJobs({ page: 1, perPage: 1, summary: true });
  const undelivered = await ask();
  const hasNews = received.length + closing.total + failed.length + undelivered.total > 0;
  return { received, closing, failed, undelivered, openJobs, hasNews };
}
