import { LRUCache } from 'lru-cache';
import { toWords } from '../../../lib/search/normalise';
import type { SearchTerm } from '../../../lib/search/terms';
import type { Sql } from '../../store/database';
import type { Catalogue, JobSet } from '../../../lib/search/catalogue';
import { lexemeOf, type Place } from './job-lexemes';
import type { TextIndex } from './search';

/**
 * The jobs that fit some terms, in tiers, best first: each set holds the one before it. A term fits by its words or,
 * where they stand in the head, by those of an alternative.
 */
type Matches = {
  /**
   * All terms as they are written in the title; in the title; in the head; there or by another name; there or by a related
   * title; where these are few, in the head without the words for how high a job is; anywhere.
   */
  tiers: JobSet[];
  /** Labels of the alternatives by which jobs were found that do not hold the words themselves. */
  also: string[];
};

const MAX_LABELS = 3;
/** Fewer jobs than fill a page. */
const ENOUGH = 20;
/** A set of 100,000 jobs takes 25 kB. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Looks words up for one catalogue and combines the jobs that hold them. What was looked up is kept. */
export function createMatcher(sql: Sql, index: TextIndex, catalogue: Catalogue) {
  // All sets of a catalogue are of one size.
  const setBytes = catalogue.all().words.byteLength;
  const kept = new LRUCache<string, Promise<JobSet>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, lexeme) => setBytes + 2 * lexeme.length,
  });

  /** The jobs that hold each of the lexemes; one statement asks for all that are not kept. */
  const holders = (lexemes: string[]): Promise<JobSet[]> => {
    const missing = [...new Set(lexemes)].filter((lexeme) => !kept.has(lexeme));
    const found = missing.length > 0 ? index.holders(sql, missing) : Promise.resolve([]);
    const sets = new Map(
      missing.map((lexeme, at) => {
        const set = found.then((keys) => catalogue.of(keys[at] ?? []));
        kept.set(lexeme, set);
        set.catch(() => kept.delete(lexeme));
        return [lexeme, set];
      }),
    );
    return Promise.all(lexemes.map((lexeme) => sets.get(lexeme) ?? kept.get(lexeme)!));
  };

  /** The jobs that hold all of the words in one place. */
  const allOf = async (words: string[], place: Place): Promise<JobSet> => {
    const [first, ...others] = await holders(words.map((word) => lexemeOf(word, place)));
    if (!first) return catalogue.all();
    return others.reduce((set, other) => set.intersection(other), first.clone());
  };

  /** The jobs that fit a term, in each way that it can be fitted. */
  const match = async ({ typed, words, alternatives }: SearchTerm) => {
    const [written, title, head, anywhere, ...others] = await Promise.all([
      allOf(toWords(typed), 'written'),
      allOf(words, 'title'),
      allOf(words, 'head'),
      allOf(words, 'anywhere'),
      ...alternatives.map((alternative) => allOf(alternative.words, 'head')),
    ]);
    const same = head.clone();
    alternatives.forEach((other, at) => other.same && same.union(others[at]!));
    const alike = others.reduce((set, jobs) => set.union(jobs), head.clone());
    const also = alternatives.map(({ label }, at) => ({ label, jobs: others[at]!.new_difference(anywhere) }));
    return {
      written: written.intersection(title),
      title,
      head,
      same,
      alike,
      anywhere: anywhere.new_union(alike),
      also,
    };
  };

  /** The jobs whose heads hold the words of all terms but those for how high a job is; none if there are no such words. */
  const loosely = async (terms: SearchTerm[]): Promise<JobSet> => {
    const core = terms.flatMap((term) => term.core);
    const isLess = core.length > 0 && core.length < terms.flatMap(({ words }) => words).length;
    return isLess ? allOf(core, 'head') : catalogue.of([]);
  };

  return {
    /** The jobs that fit all of the terms; with none, all jobs. */
    async all(terms: SearchTerm[]): Promise<Matches> {
      const matched = await Promise.all(terms.map(match));
      const every = (of: 'written' | 'title' | 'head' | 'same' | 'alike' | 'anywhere') =>
        matched.reduce((set, term) => set.intersection(term[of]), catalogue.all());
      const all = every('anywhere');
      const alike = every('alike');
      const loose = alike.size() < ENOUGH ? (await loosely(terms)).union(alike) : alike;
      const also = matched.flatMap((term) => term.also).filter(({ jobs }) => jobs.intersects(all));
      return {
        tiers: [
          every('written'),
          every('title'),
          every('head'),
          every('same'),
          alike,
          loose,
          loose.new_union(all),
        ],
        also: [...new Set(also.map(({ label }) => label))].filter(Boolean).slice(0, MAX_LABELS),
      };
    },

    /** The jobs that fit any of the terms, in tiers: those whose heads fit most of them first, then the texts. */
    async any(terms: SearchTerm[]): Promise<JobSet[]> {
      const matched = await Promise.all(terms.map(match));
      const heads = mostFirst(matched.map(({ alike }) => alike));
      const inHeads = heads.at(-1) ?? catalogue.of([]);
      const texts = mostFirst(matched.map(({ anywhere }) => anywhere));
      return [...heads, ...texts.map((jobs) => jobs.new_union(inHeads))];
    },

    /** How many jobs hold all of some index words, each in one place. */
    countAll: async (words: string[], place: Place): Promise<number> => (await allOf(words, place)).size(),

    /** How many jobs hold each of these index words, anywhere or in one place. */
    async count(words: string[], place: Place = 'anywhere'): Promise<number[]> {
      const sets = await holders(words.map((word) => lexemeOf(word, place)));
      return sets.map((set) => set.size());
    },
  };
}

/** The jobs that are in any of the sets, in tiers: those in all of them, those in all but one … */
function mostFirst(sets: JobSet[]): JobSet[] {
  // atLeast[n]: the jobs in more than n of the sets seen so far.
  const atLeast: JobSet[] = [];
  for (const set of sets) {
    const more = atLeast.map((jobs) => jobs.new_intersection(set));
    if (atLeast[0]) atLeast[0].union(set);
    else atLeast.push(set.clone());
    more.forEach((jobs, at) => {
      if (atLeast[at + 1]) atLeast[at + 1]!.union(jobs);
      else atLeast.push(jobs);
    });
  }
  return atLeast.reverse();
}

export type Matcher = ReturnType<typeof createMatcher>;
