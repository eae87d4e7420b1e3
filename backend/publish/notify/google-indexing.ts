import { jobPath } from '../../../lib/routes';
import { logFailure } from '../../../lib/base/log';
import { lastOfEachJob, RefusedError, type Notifier } from './notifier';
import { tokenSource, type ServiceAccount } from './google-token';
import { post } from '../../base/post';

// One sequential call per job: this many finish well before the lease expires.
const BATCH = 50;

type GoogleIndexingOptions = { siteUrl: string; account: ServiceAccount; endpoint?: string };

/**
 * Notifies Google's Indexing API of job pages that are new, changed or gone
 * (developers.google.com/search/apis/indexing-api). Its quota is small (200 a day unless raised), so removed jobs, which
 * mislead visitors most, go first, then the newest changes; the rest waits unless a later change supersedes it.
 */
export function googleIndexingNotifier({
  siteUrl,
  account,
  endpoint = 'https://indexing.googleapis.com/v3/urlNotifications:publish',
}: GoogleIndexingOptions): Notifier {
  const accessToken = tokenSource(account);
  return {
    name: 'google-indexing',
    batch: BATCH,
    order: 'urgentFirst',
    async notify(changes, signal) {
      const telling = new Set(lastOfEachJob(changes));
      for (const [done, change] of changes.entries()) {
        if (!telling.has(change)) continue;
        try {
          const headers = { authorization: `Bearer ${await accessToken(signal)}` };
          const url = siteUrl + jobPath({ id: change.job_id, slug: change.slug, title: '' });
          const type = change.kind === 'closed' ? 'URL_DELETED' : 'URL_UPDATED';
          judge(await post(endpoint, headers, { url, type }, signal));
        } catch (error) {
          if (done === 0) throw error;
          return done;
        }
      }
      return changes.length;
    },
  };
}

function judge(status: number): void {
  if (status < 300) return;
  const refusal = new RefusedError(status);
  // 400 and 404 reject this URL for good; quota, permission and outages are retried.
  if (status !== 400 && status !== 404) throw refusal;
  logFailure('Google does not take the address of a job', refusal);
}
