import { RefusedError, type Announcer } from './announcer';
import { post } from './post';

const MOST_IDS = 500;

/** The handler of the website that forgets stored pages. */
const REVALIDATE_PATH = '/api/revalidate';

/** Tells websites (their base addresses) which jobs changed, so that they forget the pages these stand on. */
export function websiteAnnouncer({ urls, secret }: { urls: string[]; secret: string }): Announcer {
  return {
    name: 'website',
    batch: MOST_IDS,
    async announce(changes, signal) {
      const jobs = [...new Set(changes.map((change) => change.job_id))];
      const headers = { authorization: `Bearer ${secret}` };
      const tell = async (url: string) => {
        const status = await post(url + REVALIDATE_PATH, headers, { jobs }, signal);
        if (status !== 200) throw new RefusedError(status);
      };
      await Promise.all(urls.map(tell));
      return changes.length;
    },
  };
}
