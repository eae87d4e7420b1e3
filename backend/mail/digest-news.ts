import { digestMail } from '../../lib/content/mails/digest';
import type { UndeliveredAnswer } from '../../lib/shared/contract/undelivered';
import { jobPath } from '../../lib/shared/routes';
import type { MailDocument } from '../../lib/shared/mail/document';
import type { UnsentMail } from '../store/mails/mails';
import type { Submission } from '../store/forms/forms';
import type { ClosingJob } from '../store/jobs/jobs';
import type { Store } from '../store/store';
import type { FetchUndelivered } from './fetch-undelivered';
import { addressOf, referenceOf, senderOf } from './submission-names';

const CLOSING_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_CLOSING = 50;

export type News = {
  received: Submission[];
  closing: { jobs: ClosingJob[]; total: number };
  failed: UnsentMail[];
  /** Forms that websites have yet to deliver to this API. */
  undelivered: UndeliveredAnswer;
  openJobs: number;
  /** Whether there is anything to report besides the number of open jobs. */
  hasNews: boolean;
};

/** Collects the news of a period, `since` inclusive to `until` exclusive (ISO 8601). */
export async function readNews(
  store: Store,
  ask: FetchUndelivered,
  since: string,
  until: string,
): Promise<News> {
  const soon = new Date(Date.parse(until) + CLOSING_WITHIN_MS).toISOString();
  const received = await store.receivedBetween(since, until);
  const closing = await store.closingJobs(until, soon, MAX_CLOSING);
  const unsent = await store.unsentMails();
  const failed = unsent.filter(({ failed_at: at }) => at !== null && at >= since && at < until);
  const { total: openJobs } = await store.findJobs({ page: 1, perPage: 1, summary: true });
  const undelivered = await ask();
  const hasNews = received.length + closing.total + failed.length + undelivered.total > 0;
  return { received, closing, failed, undelivered, openJobs, hasNews };
}

/** Renders the news of a period (ISO 8601) as the digest mail. */
export function digestDocument(
  { received, closing, ...news }: News,
  { since, until, siteUrl }: { since: string; until: string; siteUrl: string },
): MailDocument {
  return digestMail({
    ...news,
    since,
    until,
    received: received.map((form) => ({
      kind: form.kind,
      fields: form.fields,
      reference: referenceOf(form),
      sender: senderOf(form),
      email: addressOf(form),
    })),
    closing: {
      total: closing.total,
      jobs: closing.jobs.map((job) => ({
        title: job.title,
        expiresAt: job.expires_at,
        url: `${siteUrl}${jobPath(job)}`,
      })),
    },
  });
}
