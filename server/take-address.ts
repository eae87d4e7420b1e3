import type { IncomingMessage } from 'node:http';
import { addressIn, splitAddress } from '../lib/base/language-of-address';
import { HOME_PATH } from '../lib/base/home-path';
import { serviceAt } from '../lib/content/services/services';
import { canonicalPath, isFixedPage, isInEachLanguage, routes } from '../lib/routes';
import { NOWHERE } from './page-address';

/** Rewrites URLs that Next cannot parse ("/%", "//", "*") so that they get a 404 instead of a 500. */
export function takeAddress(request: IncomingMessage): void {
  const url = request.url ?? '';
  // Next answers 500 to an unsatisfiable range of its own files; sending the whole file is valid too.
  if (url.startsWith('/_next/')) delete request.headers.range;
  // OPTIONS for the server as a whole.
  if (url === '*') request.url = '/';
  // No page has it, so Next answers 404.
  else if (!isAddress(url)) request.url = '/-';
}

function isAddress(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0]!);
    return true;
  } catch {
    return false;
  }
}

/**
 * Looks at an address in another language than English. What there is in English only leads there, but from there to the
 * home page: the links to other languages are alike on all pages. What there is in no language becomes an address without a
 * page, so that it is not found in the reader's language.
 * @returns where to redirect to; null to answer
 */
export function takeLanguage(request: IncomingMessage): string | null {
  const { language, english } = splitAddress(request.url ?? '');
  if (language === 'en' || isInEachLanguage(english)) return null;
  const [path = ''] = english.split('?', 1);
  const canonical = canonicalPath(path) ?? path;
  const query = english.slice(path.length);
  if (isInEachLanguage(canonical)) return addressIn(language, canonical) + query;
  if (isFixedPage(canonical) || serviceAt(canonical) || canonical.startsWith(routes.article('')))
    return pathOf(request.headers.referer) === canonical ? addressIn(language, HOME_PATH) : canonical + query;
  request.url = addressIn(language, NOWHERE);
  return null;
}

const pathOf = (referer = '') => (URL.canParse(referer) ? new URL(referer).pathname : '');
