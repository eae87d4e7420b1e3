import { LRUCache } from 'lru-cache';
import type { Catalogue, JobSet } from '../../../lib/search/catalogue';
import { MEANINGFUL } from '../../../lib/search/known-words';
import { bitOf, type Place } from './job-words';
import type { Postings } from './postings';
import type { WordIndex } from './word-index';

const HEAD = bitOf('head');
const MAX_BYTES = 32 * 1024 * 1024;

/** Looks up which jobs of a catalogue have which words where. Sets are cached: don't change those of `having`. */
export function createLookups(index: WordIndex, catalogue: Catalogue) {
  const positions = index.positionsIn(catalogue);

  const jobsIn = (postings: Postings | undefined, bit: number): number[] => {
    const jobs: number[] = [];
    postings?.each((job, places) => {
      const position = positions[job] ?? -1;
      if (position >= 0 && places & bit) jobs.push(position);
    });
    return jobs;
  };
  // All sets of a catalogue have the same size.
  const maxSets = Math.max(1, Math.floor(MAX_BYTES / (catalogue.all().words.byteLength + 1)));
  const kept = new LRUCache<string, JobSet>({ max: maxSets });

  /** The jobs with a word in one place. */
  const having = (word: string, place: Place): JobSet => {
    const key = `${place} ${word}`;
    const known = kept.get(key) ?? catalogue.setOf(jobsIn(index.get(word), bitOf(place)));
    kept.set(key, known);
    return known;
  };

  /** The jobs with all words in one place. */
  const allOf = (words: string[], place: Place): JobSet => {
    const [first, ...others] = words.map((word) => having(word, place));
    if (!first) return catalogue.all();
    return others.reduce((set, other) => set.intersection(other), first.clone());
  };

  return {
    index,
    catalogue,
    having,
    allOf,

    anyOf: (sets: JobSet[]): JobSet => sets.reduce((all, set) => all.union(set), catalogue.setOf([])),

    /** The jobs that words name: with the role among them as the title's head; without one, in the head's phrase. */
    named(words: string[], role?: string): JobSet {
      if (role === undefined) return allOf(words, 'phrase');
      const heads = having(role, 'head');
      // A word that is no job's name may be misspelt: "enginer".
      const isName = !heads.isEmpty() || MEANINGFUL.has(role);
      return isName ? allOf(words, 'phrase').intersection(heads) : allOf(words, 'title');
    },

    /** The jobs of each trade by the noun that says what they are: the drivers, the engineers. */
    trades: (): number[][] => [...index.heads()].map((postings) => jobsIn(postings, HEAD)),

    /** Counts jobs per index word. */
    count: (words: string[], place: Place = 'anywhere'): number[] =>
      words.map((word) => having(word, place).size()),

    /** Counts jobs containing all of these index words in one place. */
    countAll: (words: string[], place: Place): number => allOf(words, place).size(),
  };
}

export type Lookups = ReturnType<typeof createLookups>;
