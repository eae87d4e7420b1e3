import { RefusedError, type Announcer } from './announcer';
import { post } from './post';

const MAX_IDS = 500;

/** The website's route that invalidates cached pages. */
const REVALIDATE_PATH = '/api/revalidate';

/** Notifies websites (base URLs) of changed jobs, so that they invalidate the cached pages that show them. */
export function websiteAnnouncer({ urls, secret }: { urls: string[]; secret: string }): Announcer {
  return {
    name: 'website',
    batch: MAX_IDS,
    async announce(changes, signal) {
      const jobs = [...new Set(changes.map((change) => change.job_id))];
      const headers = { authorization: `Bearer ${secret}` };
      const notify = async (url: string) => {
        const status = await post(url + REVALIDATE_PATH, headers, { jobs }, signal);
        if (status !== 200) throw new RefusedError(status);
      };
      await Promise.all(urls.map(notify));
      return changes.length;
    },
  };
}
