import 'server-only';
import { currentIndex, builtInIndex } from './current-index';
import { addressIn } from '../../base/language-of-address';
import { currentLanguage } from '../../base/language';
import type { Suggestion } from '../../jobs/suggestion';
import { suggest } from './suggest';
import { isUpstreamError } from '../../upstream/errors';
import { guard } from '../guard/guard';

// The same for everyone, so browsers and the edge may cache it.
const KEPT = 'public, max-age=300, s-maxage=300';

/**
 * GET ?q=TYPED: titles, cities, categories and lists of jobs that match, as `{suggestions: Suggestion[]}`. Until the API's
 * jobs are known, uses a built-in index.
 */
export async function suggestHandler(request: Request): Promise<Response> {
  const refusal = await guard(request, 'suggest');
  if (refusal) return refusal;
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const index = await currentIndex().catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return null;
  });
  const suggestions = suggest(index ?? builtInIndex(), typed).map(inLanguage);
  return Response.json({ suggestions }, { headers: { 'cache-control': index ? KEPT : 'no-store' } });
}

const inLanguage = (suggestion: Suggestion): Suggestion =>
  'href' in suggestion && suggestion.href
    ? { ...suggestion, href: addressIn(currentLanguage(), suggestion.href) }
    : suggestion;
