import { jobPath } from '../../lib/shared/routes';
import { logFailure } from '../../lib/shared/log';
import { lastOfEachJob, RefusedError, type Announcer } from './announcer';
import { tokenSource, type ServiceAccount } from './google-token';
import { post } from './post';

// One call for each job, one after the other: this many are done well before the claim on them lapses.
const BATCH = 50;

export type GoogleIndexingOptions = { siteUrl: string; account: ServiceAccount; endpoint?: string };

/**
 * Tells Google by its Indexing API which job pages are new, changed or gone
 * (developers.google.com/search/apis/indexing-api). Its quota is small (200 a day unless raised), so what misleads
 * visitors most is told first, a job that is gone, then the newest; the rest waits, unless another change overtakes it.
 */
export function googleIndexingAnnouncer({
  siteUrl,
  account,
  endpoint = 'https://indexing.googleapis.com/v3/urlNotifications:publish',
}: GoogleIndexingOptions): Announcer {
  const accessToken = tokenSource(account);
  return {
    name: 'google-indexing',
    batch: BATCH,
    order: 'urgentFirst',
    async announce(changes, signal) {
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
  // An address that it does not take; quota, permission and outages may be otherwise another time.
  if (status !== 400 && status !== 404) throw refusal;
  logFailure('Google does not take the address of a job', refusal);
}
