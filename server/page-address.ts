import type { IncomingMessage } from 'node:http';
import { FILTER_PARAMS } from '../lib/contract/filters';
import { addressIn, splitAddress } from '../lib/base/language-of-address';
import { machineRoutes, routes } from '../lib/routes';

/** Query parameters that change what a page shows. All others, such as campaign tags, are dropped from its address. */
const PARAMETERS: Record<string, readonly string[]> = {
  [routes.jobs()]: ['keyword', ...FILTER_PARAMS, 'words', 'sort', 'page'],
  [machineRoutes.jobsFeed()]: ['keyword', ...FILTER_PARAMS, 'words'],
  [routes.jobAlert()]: ['keyword', ...FILTER_PARAMS],
  [routes.apply()]: ['job_id'],
  [routes.contact()]: ['report_job', 'report'],
  [routes.confirmJobAlert()]: ['token', 'outcome'],
  [routes.unsubscribeJobAlert()]: ['token', 'outcome'],
};

/** Rendered in place of a page that fails; not reachable by its own address. */
export const UNAVAILABLE = '/unavailable';
/** An address that no page can have. */
export const NOT_FOUND_ADDRESS = '/-/-';

// Browsers resolve these; left in, one page would have infinitely many cache keys.
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

// Never cached here.
const HANDLERS = /^\/(?:(?:api|_next|storage)\/|staff\/[a-z]+\/[^/]+$|__nextjs)/;

/** Whether a request is for a page, or for something cached like one, rather than for a handler. */
export function isForPage({ url = '' }: IncomingMessage): boolean {
  return !HANDLERS.test(url.split('?', 1)[0]!);
}

/** Handlers with their own, stricter Content-Security-Policy and Referrer-Policy. */
const WITH_OWN_POLICY = /^\/(?:staff\/[a-z]+\/[^/]+|storage\/app\/public\/.+)$/;

/** Whether a request is for such a handler: Next would drop its policies if the site's were already set. */
export function hasOwnPolicy({ url = '' }: IncomingMessage): boolean {
  return WITH_OWN_POLICY.test(url.split('?', 1)[0]!);
}

/** Whether Next's router asks for the payload of a client-side navigation. */
export function isNavigation({ headers }: IncomingMessage): boolean {
  return headers.rsc !== undefined;
}

/** The cache key of a request: its path and the page's own parameters, each once and in a fixed order. */
export function pageAddress(url: string): string {
  const { language, english } = splitAddress(url);
  return addressIn(language, englishAddress(english));
}

function englishAddress(url: string): string {
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  if (path === UNAVAILABLE || DOT_SEGMENT.test(path)) return NOT_FOUND_ADDRESS;
  if (question === -1) return path;
  const parameters = new URLSearchParams(url.slice(question + 1));
  const own = new URLSearchParams();
  // Next redirects "/job/" to "/job", keeping all parameters.
  for (const name of PARAMETERS[path.replace(/(?!^)\/$/, '')] ?? []) {
    const value = parameters.get(name);
    if (value) own.set(name, value);
  }
  return own.size > 0 ? `${path}?${own}` : path;
}
