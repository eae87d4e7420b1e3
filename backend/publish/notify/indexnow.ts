import { jobPath } from '../../../lib/routes';
import { logFailure } from '../../../lib/base/log';
import { RefusedError, type Notifier } from './notify';
import { isTransient, post } from '../../base/post';

/** Maximum URLs per call (indexnow.org, "Submitting set of URLs"). */
const MAX_URLS = 10_000;

type IndexNowOptions = { siteUrl: string; key: string; endpoint?: string };

/** Notifies search engines of new, changed and removed job pages through IndexNow (indexnow.org/documentation). */
export function indexNowNotifier({
  siteUrl,
  key,
  endpoint = 'https://api.indexnow.org/indexnow',
}: IndexNowOptions): Notifier {
  const refusals = new Set<number>();
  return {
    name: 'indexnow',
    batch: MAX_URLS,
    async notify(changes, signal) {
      const paths = changes.map(({ job_id, slug }) => jobPath({ id: job_id, slug, title: '' }));
      const body = {
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/indexnow.txt`,
        urlList: [...new Set(paths)].map((path) => siteUrl + path),
      };
      const status = await post(endpoint, {}, body, signal);
      if (isTransient(status)) throw new RefusedError(status);
      // A rejected key or URL would be rejected again.
      if (status >= 400 && !refusals.has(status)) {
        refusals.add(status);
        logFailure('IndexNow rejected a notification', new RefusedError(status));
      }
      return changes.length;
    },
  };
}
