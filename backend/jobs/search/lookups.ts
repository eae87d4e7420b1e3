import { LRUCache } from 'lru-cache';
import type { Catalogue, JobSet } from '../../../lib/search/catalogue';
import { MEANINGFUL } from '../../../lib/search/known-words';
import type { Sql } from '../../store/database';
import { lexemeOf, type Place } from './job-lexemes';
import type { TextIndex } from './search';

/** A set of 100,000 jobs takes 25 kB. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Looks up which jobs of a catalogue have which words where. Sets are cached: don't change those of `having`. */
export function createLookups(sql: Sql, index: TextIndex, catalogue: Catalogue) {
  // All sets of a catalogue have the same size.
  const setBytes = catalogue.all().words.byteLength;
  const kept = new LRUCache<string, Promise<JobSet>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, lexeme) => setBytes + 2 * lexeme.length,
  });
  const asked: string[] = [];
  let found: Promise<number[][]>;

  /** Batches lookups made in the same tick: a statement for each costs more than the search itself. */
  const lookUp = (lexeme: string): Promise<JobSet> => {
    if (asked.length === 0) found = Promise.resolve().then(() => index.holders(sql, asked.splice(0)));
    const at = asked.push(lexeme) - 1;
    const set = found.then((keys) => catalogue.of(keys[at] ?? []));
    kept.set(lexeme, set);
    set.catch(() => kept.delete(lexeme));
    return set;
  };

  /** The jobs with a word in one place. */
  const having = (word: string, place: Place): Promise<JobSet> => {
    const lexeme = lexemeOf(word, place);
    return kept.get(lexeme) ?? lookUp(lexeme);
  };

  /** The jobs with all words in one place. */
  const allOf = async (words: string[], place: Place): Promise<JobSet> => {
    const [first, ...others] = await Promise.all(words.map((word) => having(word, place)));
    if (!first) return catalogue.all();
    return others.reduce((set, other) => set.intersection(other), first.clone());
  };

  return {
    ...{ sql, catalogue, having, allOf },

    /** The jobs with all words in the title, and the head, if there is one, as its head. */
    async named(words: string[], head?: string): Promise<JobSet> {
      const title = await allOf(words, 'title');
      if (head === undefined) return title;
      const heads = await having(head, 'head');
      // A word that is no job's name may be misspelt: "enginer".
      return heads.isEmpty() && !MEANINGFUL.has(head) ? title : title.intersection(heads);
    },

    /** Counts per word anywhere, up to `most`: words like "job" are in nearly every ad. */
    countUpTo: async (words: string[], most: number): Promise<number[]> =>
      (await index.holders(sql, words, most)).map((keys) => keys.length),
  };
}

export type Lookups = ReturnType<typeof createLookups>;
