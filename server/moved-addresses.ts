import { addressIn, splitAddress } from '../lib/base/language-of-address';
import { routes } from '../lib/routes';

/** Addresses of earlier versions, in English, and what has replaced them. */
const MOVED: [pattern: RegExp, to: string][] = [
  [/^\/verify(?:[/?].*)?$/i, routes.fromUs()],
  [/^\/embed\/?(?=\?|$)/i, routes.jobs()],
  [/^((?:\/job\/[^?]+)?\/jobs)\.(?:atom|json)(?=\?|$)/, '$1.rss'],
  [/^\/feeds\/(?:indeed|jooble)\.xml(?=\?|$)/, '/feeds/jobs.xml'],
];

/** Where an address of an earlier version leads for good, in its language; null if it is none. */
export function movedTo(url: string): string | null {
  const { language, english } = splitAddress(url);
  for (const [pattern, to] of MOVED)
    if (pattern.test(english)) return addressIn(language, english.replace(pattern, to));
  return null;
}
