import 'server-only';
import { messages } from '../content/messages';
import { withRequestNumber } from '../content/request-number';
import { knownWords } from '../jobs/known-words';
import { suggest } from '../jobs/suggest';
import { isUpstreamError } from '../upstream/errors';
import { answer } from './answers';
import { guard } from './guard/guard';

// The same for everybody: the browser and an edge may keep it.
const KEPT = 'public, max-age=300, s-maxage=300';

/** GET ?q=TYPED: titles, cities and categories with jobs that begin like it, as `{suggestions: Suggestion[]}`. */
export async function suggestHandler(request: Request): Promise<Response> {
  const refusal = await guard(request, 'suggest');
  if (refusal) return refusal;
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  try {
    const index = await knownWords();
    const suggestions = index ? suggest(index, typed) : [];
    return Response.json({ suggestions }, { headers: { 'cache-control': index ? KEPT : 'no-store' } });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const message = withRequestNumber(messages.searchFailed);
    return answer(503, { status: 0, message }, { 'retry-after': '60' });
  }
}
