import { jobPath } from '../../lib/shared/routes';
import { logFailure } from '../../lib/shared/log';
import { RefusedError, type Announcer } from './announcer';
import { mayPass, post } from './post';

/** The most addresses of one call (indexnow.org, "Submitting set of URLs"). */
const MOST_URLS = 10_000;

export type IndexNowOptions = { siteUrl: string; key: string; endpoint?: string };

/** Tells search engines by IndexNow which job pages are new, changed or gone (indexnow.org/documentation). */
export function indexNowAnnouncer({
  siteUrl,
  key,
  endpoint = 'https://api.indexnow.org/indexnow',
}: IndexNowOptions): Announcer {
  const refusals = new Set<number>();
  return {
    name: 'indexnow',
    batch: MOST_URLS,
    async announce(changes, signal) {
      const paths = changes.map(({ job_id, slug }) => jobPath({ id: job_id, slug, title: '' }));
      const body = {
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/indexnow.txt`,
        urlList: [...new Set(paths)].map((path) => siteUrl + path),
      };
      const status = await post(endpoint, {}, body, signal);
      if (mayPass(status)) throw new RefusedError(status);
      // A key or a page that they refuse, they would refuse again.
      if (status >= 400 && !refusals.has(status)) {
        refusals.add(status);
        logFailure('IndexNow does not take what it is told', new RefusedError(status));
      }
      return changes.length;
    },
  };
}
