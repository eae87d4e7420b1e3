import { isRecord } from '../base/is-record';
import { answering } from '../base/language';

/** A suggestion of the search box. A title is searched for; a city, category or other list has a page. */
export type Suggestion =
  { kind: 'title'; label: string } | { kind: 'city' | 'category' | 'list'; label: string; href: string };

export const MIN_TYPED = 2;

/** Path of the suggestions. Not in lib/routes.ts, which pages without a search load as well. */
export const suggestionsFor = (typed: string) => answering(`/api/suggest?q=${encodeURIComponent(typed)}`);

/** Parses a response of /api/suggest; throws a TypeError for anything else. */
export async function readSuggestions(response: Response): Promise<Suggestion[]> {
  const answer: unknown = await response.json();
  if (!isRecord(answer) || !Array.isArray(answer.suggestions)) throw new TypeError('not suggestions');
  return answer.suggestions.flatMap((item: unknown) => readSuggestion(item) ?? []);
}

function readSuggestion(item: unknown): Suggestion | null {
  if (!isRecord(item) || typeof item.label !== 'string') return null;
  const { kind, label, href } = item;
  if (kind === 'title') return { kind, label };
  const isPage = kind === 'city' || kind === 'category' || kind === 'list';
  return isPage && typeof href === 'string' ? { kind, label, href } : null;
}
