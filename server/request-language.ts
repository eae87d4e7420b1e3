import type { IncomingMessage } from 'node:http';
import { addressIn, splitAddress } from '../lib/base/language-of-address';
import { serviceAt } from '../lib/content/services/services';
import { canonicalPath, isFixedPage, isInEachLanguage, routes } from '../lib/routes';
import { NOWHERE } from './page-address';

/**
 * Looks at an address in another language than English. What there is in English only leads there; what there is in no
 * language becomes an address without a page, so that it is not found in the reader's language.
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
    return canonical + query;
  request.url = addressIn(language, NOWHERE);
  return null;
}
