import type { Catalogue, JobSet } from '../../../lib/search/catalogue';
import type { Levels } from '../../../lib/search/filter-catalogue';
import type { SearchTerm } from '../../../lib/search/terms';
import type { Sql } from '../../store/database';
import { combine } from './combine';
import type { Place } from './job-lexemes';
import { createLookups } from './lookups';
import { isEmployer, meantTerms } from './meant-terms';
import { score } from './score';
import type { TextIndex } from './search';

type Matches = {
  /** Null when no job contains any of the words. */
  levels: Levels | null;
  /** Labels of alternatives that found jobs without the words themselves. */
  also: string[];
  /** Terms found in no job. */
  unknown: string[];
};

const MAX_LABELS = 3;

/** Finds how well each job of one catalogue matches a search's terms. */
export function createMatcher(sql: Sql, index: TextIndex, catalogue: Catalogue) {
  const lookups = createLookups(sql, index, catalogue);
  const { having, allOf, countUpTo } = lookups;
  return {
    ...{ size: catalogue.size, countUpTo },

    /** Scores each job for the terms, see `combine`. */
    async all(terms: SearchTerm[], hasOtherCriteria: boolean): Promise<Matches> {
      const meant = await meantTerms(lookups, terms);
      const scored = await Promise.all(meant.map((term) => score(lookups, term)));
      const known = scored.filter(({ isKnown }) => isKnown);
      const unknown = scored.filter(({ isKnown }) => !isKnown).map(({ typed }) => typed);
      if (known.length === 0) return { levels: null, also: [], unknown };
      const { levels, full } = await combine(catalogue, known, hasOtherCriteria);
      const also = known.flatMap((term) => term.also).filter(({ jobs }) => jobs.intersects(full));
      const labels = new Set(also.map(({ label }) => label).filter(Boolean));
      return { levels, also: [...labels].slice(0, MAX_LABELS), unknown };
    },

    /** Whether a text is an employer's whole name, of several words. */
    isEmployer: (text: string): Promise<boolean> => isEmployer(lookups, text),

    /** The jobs that state each of these wishes. */
    async stating(wishes: readonly string[]): Promise<Map<string, JobSet>> {
      const jobs = await Promise.all(wishes.map((wish) => having(wish, 'states')));
      return new Map(wishes.map((wish, at) => [wish, jobs[at]!]));
    },

    /** Counts jobs containing all of these index words in one place. */
    countAll: async (words: string[], place: Place): Promise<number> => (await allOf(words, place)).size(),

    /** Counts jobs per index word. */
    async count(words: string[], place: Place = 'anywhere'): Promise<number[]> {
      const sets = await Promise.all(words.map((word) => having(word, place)));
      return sets.map((set) => set.size());
    },
  };
}

export type Matcher = ReturnType<typeof createMatcher>;
