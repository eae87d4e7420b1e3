import { LRUCache } from 'lru-cache';
import { searchTerms, type SearchTerm } from '../../../lib/search/terms';
import type { Sql } from '../../store/database';
import type { Catalogue, JobSet } from '../../../lib/search/catalogue';
import type { Correction, JobsRequest } from '../jobs';
import { createMatcher } from './matcher';
import { meantTerms } from './meant-words';
import type { TextIndex } from './search';

type Words = NonNullable<JobsRequest['words']>;
type Matched = { tiers: JobSet[]; also: string[]; corrections: Correction[] };

const MAX_BYTES = 16 * 1024 * 1024;
/** What an entry takes besides its sets. */
const ENTRY_BYTES = 1_000;

/**
 * Finds jobs of one catalogue by words. What was found is kept here, for positions mean nothing in another catalogue;
 * `sql` has to read the same state of the store as the catalogue is of.
 */
export function createWordSearch(sql: Sql, index: TextIndex, catalogue: Catalogue) {
  const matcher = createMatcher(sql, index, catalogue);

  const match = async (terms: SearchTerm[], words: Words): Promise<Matched> => {
    if (words === 'any') return { tiers: await matcher.any(terms), also: [], corrections: [] };
    if (words === 'literal') return { ...(await matcher.all(terms)), corrections: [] };
    const meant = await meantTerms(sql, matcher, terms);
    return { ...(await matcher.all(meant.terms)), corrections: meant.corrections };
  };

  const kept = new LRUCache<string, Matched, { terms: SearchTerm[]; words: Words }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ tiers }) => tiers.reduce((sum, set) => sum + set.words.byteLength, ENTRY_BYTES),
    fetchMethod: (_key, _stale, { context }) => match(context.terms, context.words),
    // Whoever waits for what was pushed out meanwhile gets it all the same.
    ignoreFetchAbort: true,
  });

  return {
    sql,
    catalogue,
    async matched({ keyword = '', words = 'meant' }: JobsRequest): Promise<Matched> {
      const terms = searchTerms(keyword);
      if (terms.length === 0) return { tiers: [catalogue.all()], also: [], corrections: [] };
      return (await kept.fetch(`${words} ${keyword}`, { context: { terms, words } }))!;
    },
  };
}

export type WordSearch = ReturnType<typeof createWordSearch>;
