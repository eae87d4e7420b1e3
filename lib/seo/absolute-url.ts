import { env } from '../shared/env';

/** The whole address of a path of this site. Its origin is SITE_URL, never the Host that a request names. */
export function absoluteUrl(path: string): string {
  return env().siteUrl + path;
}
