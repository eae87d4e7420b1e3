import { LRUCache } from 'lru-cache';
import { searchTerms } from '../../../lib/search/terms';
import { asTyped, type ReadKeyword, understand } from '../../../lib/search/understand';
import type { Stated } from '../../../lib/search/wishes';
import type { Sql } from '../../store/database';
import type { Catalogue } from '../../../lib/search/catalogue';
import type { Levels } from '../../../lib/search/filter-catalogue';
import type { Correction, JobsRequest } from '../jobs';
import { createLookups } from './lookups';
import { jobsStating, matchTerms } from './match-terms';
import { isEmployer } from './meant-terms';
import { completeTerms } from './readings';
import { correctSpelling } from './spelling';
import type { WordIndex } from './word-index';

/** How a query was interpreted, and how well each job matches its words. */
type Matched = {
  read: ReadKeyword;
  levels: Levels | null;
  stated: Stated;
  also: string[];
  unknown: string[];
  corrections: Correction[];
};
type Typed = { keyword: string; isLiteral: boolean };

const MAX_BYTES = 16 * 1024 * 1024;
/** Size of an entry without its levels. */
const ENTRY_BYTES = 1_000;

/** Searches one catalogue by words; caches results, which contain its positions. `sql` must read the same state. */
export function createWordSearch(sql: Sql, index: WordIndex, catalogue: Catalogue) {
  const lookups = createLookups(index, catalogue);

  const match = async ({ keyword, isLiteral }: Typed): Promise<Matched> => {
    const isName = !isLiteral && isEmployer(lookups, keyword);
    const { text, corrections } =
      isLiteral || isName ? { text: keyword, corrections: [] } : correctSpelling(lookups, keyword);
    // "Bank of Baroda" is no bank in Vadodara.
    const read = isLiteral || isName ? asTyped(text) : understand(text);
    const typed = searchTerms(read.keyword, read.ranking);
    const terms = isLiteral ? typed : completeTerms(lookups, typed);
    const hasOtherCriteria = Object.keys(read.wishes).length > 0 || read.place.location !== '';
    const found =
      terms.length > 0
        ? await matchTerms(sql, lookups, terms, hasOtherCriteria)
        : { levels: null, also: [], unknown: [] };
    // Report no results only if the query has no other criteria.
    const isNothing = terms.length > 0 && !found.levels && !hasOtherCriteria;
    return {
      read,
      stated: jobsStating(lookups, [
        ...(read.wishes.said ?? []),
        ...(read.wishes.mode === 'hybrid' ? ['hybrid'] : []),
      ]),
      ...found,
      levels: isNothing ? new Uint8Array(catalogue.size) : found.levels,
      corrections,
    };
  };

  const kept = new LRUCache<string, Matched, Typed>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ levels }) => (levels?.byteLength ?? 0) + ENTRY_BYTES,
    fetchMethod: (_key, _stale, { context }) => match(context),
    // Evicted entries still resolve for callers already awaiting them.
    ignoreFetchAbort: true,
  });

  return {
    sql,
    catalogue,
    async matched({ keyword = '', words }: JobsRequest): Promise<Matched> {
      const context = { keyword, isLiteral: words === 'literal' };
      return (await kept.fetch(`${context.isLiteral} ${keyword}`, { context }))!;
    },
  };
}

export type WordSearch = ReturnType<typeof createWordSearch>;
