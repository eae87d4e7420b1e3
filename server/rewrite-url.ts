import type { IncomingMessage } from 'node:http';
import { addressIn, splitAddress, HOME_PATH } from '../lib/base/language-of-address';
import { serviceAt } from '../lib/content/services/services';
import { canonicalPath, isFixedPage, isInEachLanguage, routes } from '../lib/routes';
import { NOT_FOUND_ADDRESS } from './page-address';

/**
 * Takes an absolute request target apart, as sent to proxies: its host counts instead of the Host header's
 * (RFC 9112, 3.2.2).
 */
export function takeTargetApart(request: IncomingMessage): void {
  const [, host, path] = /^https?:\/\/([^/?#]*)\/?(.*)$/i.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = `/${path}`;
}

/** Rewrites URLs that Next cannot parse ("/%", "//", "*") so that they get a 404 instead of a 500. */
export function fixUnparsableUrl(request: IncomingMessage): void {
  const url = request.url ?? '';
  // Next answers 500 to an unsatisfiable range of its own files; sending the whole file is valid.
  if (url.startsWith('/_next/')) delete request.headers.range;
  // OPTIONS * addresses the server as a whole.
  if (url === '*') request.url = '/';
  // No such page, so Next answers 404.
  else if (!isAddress(url)) request.url = '/-';
}

function isAddress(url: string): boolean {
  try {
    return /^\/(?!\/)/.test(decodeURIComponent(url.split('?', 1)[0]!));
  } catch {
    return false;
  }
}

/**
 * Handles an address in another language than English. Pages that exist in English only redirect to English, except when
 * coming from that page (the language links are the same everywhere): then to the home page. Unknown addresses are
 * rewritten so that the 404 page is in the reader's language.
 * @returns the redirect target, or null to answer the request
 */
export function redirectToLanguage(request: IncomingMessage): string | null {
  const { language, english } = splitAddress(request.url ?? '');
  if (language === 'en' || isInEachLanguage(english)) return null;
  const [path = ''] = english.split('?', 1);
  const canonical = canonicalPath(path) ?? path;
  const query = english.slice(path.length);
  if (isInEachLanguage(canonical)) return addressIn(language, canonical) + query;
  if (isFixedPage(canonical) || serviceAt(canonical) || canonical.startsWith(routes.article('')))
    return pathOf(request.headers.referer) === canonical ? addressIn(language, HOME_PATH) : canonical + query;
  request.url = addressIn(language, NOT_FOUND_ADDRESS);
  return null;
}

const pathOf = (referer = '') => (URL.canParse(referer) ? new URL(referer).pathname : '');
