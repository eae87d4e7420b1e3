import { setTimeout } from 'node:timers/promises';
import { errorCode, causeOf } from '../../../lib/base/log';
import { RefusedError, type Notifier } from './notify';
import { post } from '../../base/post';

const MAX_IDS = 500;

/** The website's route that invalidates cached pages. */
const REVALIDATE_PATH = '/api/revalidate';

/** Notifies websites (base URLs) of changed jobs, so that they invalidate the cached pages that show them. */
export function websiteNotifier({ urls, secret }: { urls: string[]; secret: string }): Notifier {
  const reached = new Set<string>();
  return {
    name: 'website',
    batch: MAX_IDS,
    async notify(changes, signal) {
      const jobs = [...new Set(changes.map((change) => change.job_id))];
      const headers = { authorization: `Bearer ${secret}` };
      const notify = async (url: string) => {
        const tell = () => post(url + REVALIDATE_PATH, headers, { jobs }, signal);
        const status = await (reached.has(url) ? tell() : retryUntilListening(tell, signal));
        reached.add(url);
        if (status !== 200) throw new RefusedError(status);
      };
      await Promise.all(urls.map(notify));
      return changes.length;
    },
  };
}

const PAUSE_MS = 500;

/** Retries refused connections until the signal aborts, because the API starts before its website. */
async function retryUntilListening<T>(tell: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await tell();
    } catch (error) {
      if (errorCode(causeOf(error)) !== 'ECONNREFUSED') throw error;
      await setTimeout(PAUSE_MS, undefined, { signal });
    }
  }
}
