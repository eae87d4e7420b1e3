import type { IncomingMessage } from 'node:http';
import { routes } from '../lib/shared/routes';

/** The parameters that change what a page shows. All others are the visitor's own, such as where he came from. */
const PARAMETERS: Record<string, readonly string[]> = {
  [routes.jobs()]: ['keyword', 'category', 'location', 'page'],
  [routes.jobAlert()]: ['keyword', 'category', 'location'],
  [routes.apply()]: ['job_id'],
  [routes.confirmJobAlert()]: ['token', 'outcome'],
  [routes.unsubscribeJobAlert()]: ['token', 'outcome'],
};

/** What is shown in place of a page, and has no address of its own for visitors. */
export const UNAVAILABLE = '/unavailable';
/** No page has it, nor could one. */
export const NOWHERE = '/-/-';

// Browsers resolve them; kept as they are, one page would have addresses without end.
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

// Sent while they are made, as they may be long, or not kept here.
const HANDLERS =
  /^\/(?:(?:api|_next|storage|sitemaps|feeds)\/|__nextjs|sitemap\.xml$|jobs\.(?:rss|atom)$|job\/category\/[^/]+\/jobs\.(?:rss|atom)$)/;

/** Whether a request is for a page, or for what is kept like one, and not for a handler. */
export function isForPage({ url = '' }: IncomingMessage): boolean {
  return !HANDLERS.test(url.split('?', 1)[0]!);
}

/** Whether a page is asked for by Next's router, of what the browser has not yet. */
export function isNavigation({ headers }: IncomingMessage): boolean {
  return headers.rsc !== undefined;
}

/** What a request for a page comes down to: its path and the page's own parameters, each once and in one order. */
export function pageAddress(url: string): string {
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  if (path === UNAVAILABLE || DOT_SEGMENT.test(path)) return NOWHERE;
  if (question === -1) return path;
  const given = new URLSearchParams(url.slice(question + 1));
  const own = new URLSearchParams();
  // Next leads from "/job/" to "/job" with all parameters.
  for (const name of PARAMETERS[path.replace(/(?!^)\/$/, '')] ?? []) {
    const value = given.get(name);
    if (value) own.set(name, value);
  }
  return own.size > 0 ? `${path}?${own}` : path;
}
