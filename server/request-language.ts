import type { IncomingMessage } from 'node:http';
import { addressIn, splitAddress } from '../lib/base/language-of-address';
import { HOME_PATH } from '../lib/base/home-path';
import { serviceAt } from '../lib/content/services/services';
import { canonicalPath, isFixedPage, isInEachLanguage, routes } from '../lib/routes';
import { NOWHERE } from './page-address';

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
