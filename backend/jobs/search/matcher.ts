import { LRUCache } from 'lru-cache';
import { employerKey } from '../../../lib/search/employers';
import { meaningsIn } from '../../../lib/search/initials';
import { headWord, indexWords, isLevelWord, type SearchTerm } from '../../../lib/search/terms';
import { BAND, KIND, type Levels, MENTION } from '../../../lib/search/filter-catalogue';
import { isRole } from '../../../lib/search/heads';
import { MEANINGFUL } from '../../../lib/search/known-words';
import { toWords } from '../../../lib/search/normalise';
import { stem } from '../../../lib/search/stem';
import { doersOf, worksOf } from '../../../lib/search/word-families';
import type { Sql } from '../../store/database';
import type { Catalogue, JobSet } from '../../../lib/search/catalogue';
import { lexemeOf, type Place } from './job-lexemes';
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
/** A set of 100,000 jobs takes 25 kB. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Scores by place: verbatim as the title's head, as its head, in the title, in listed items, in prose. */
const WORTH = { written: 1, head: 0.96, title: 0.76, key: 0.75, name: 0.75, anywhere: 0.35 } as const;
/** Scores of synonyms and of related titles, both when found in titles. */
const WORTH_OF_SAME = 0.9;
const WORTH_OF_RELATED = 0.6;
/** Factor for the words of a phrase found separately. */
const WORTH_OF_PARTS = 0.8;
/** What else matches an employer's name counts by this factor. */
const WORTH_BESIDE_EMPLOYER = 0.9;
/** A company's whole name means it unless its words are in more titles than this many times its jobs. */
const MOST_TITLES_OF_NAME = 2;
/** Fewer letters are only a whole name: "EY". */
const MIN_BEGINNING = 3;
const SHORT_FORM = /^[a-z][a-z0-9]{1,4}$/;
/** Titles read for the meanings of a short form. */
const MAX_TITLES = 300;
/** Jobs below this share of the query's weight are not listed. */
const MIN_SHARE = 0.07;
/** Jobs that contain all words but score below this, mostly in prose, only mention them. */
const MIN_KIND_SHARE = 0.45;
/** Words of at least this share of the heaviest one's weight must be in a job's title or lists. */
const MIN_TELLING = 0.5;
/** A company's or category's name counts if titles contain the word less often than names by this ratio. */
const NAME_RATIO = 0.15;
/** Terms below this share of the heaviest term's weight are optional. */
const WEAK = 0.25;
/** A known name counts as a job title, not a skill, if this share of its jobs have it or a synonym in the title. */
const MIN_JOB = 0.5;
/** Words in fewer titles than this share are weighted down next to a job title, by this factor. */
const MIN_TITLED = 0.02;
const UNTITLED_FACTOR = 0.5;
const NUMBER = /^\d+$/;

/** Looks up words in one catalogue and combines the matching jobs. Lookups are cached. */
export function createMatcher(sql: Sql, index: TextIndex, catalogue: Catalogue) {
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

  /** Returns the jobs containing each lexeme. */
  const holders = (lexemes: string[]): Promise<JobSet[]> =>
    Promise.all(lexemes.map((lexeme) => kept.get(lexeme) ?? lookUp(lexeme)));

  /** Returns the jobs containing all words in one place. */
  const allOf = async (words: string[], place: Place): Promise<JobSet> => {
    const [first, ...others] = await holders(words.map((word) => lexemeOf(word, place)));
    if (!first) return catalogue.all();
    return others.reduce((set, other) => set.intersection(other), first.clone());
  };

  /** Weighs a word: the rarer the heavier, but light where it occurs in prose only. */
  const weigh = async (word: string) => {
    const [title, key, name, anywhere] = await holders(
      (['title', 'key', 'name', 'anywhere'] as const).map((place) => lexemeOf(word, place)),
    );
    const isName = !NUMBER.test(word) && title!.size() < NAME_RATIO * name!.size();
    const jobs = isName ? anywhere!.union_size(name!) : anywhere!.size();
    const listed = isName ? key!.union_size(name!) : key!.size();
    const rarity = Math.log(1 + catalogue.size / (1 + jobs));
    const specificity = jobs === 0 ? 1 : Math.min(1, 0.05 + 1.5 * ((listed + 1) / (jobs + 2)));
    const kindFactor = isLevelWord(word) ? 0.4 : NUMBER.test(word) ? 0.1 : 1;
    return { isName, jobs, weight: rarity * specificity * kindFactor };
  };

  /** Scores each job, by position, for one term. */
  /** The jobs with all words in the title, and the head, if there is one, as its head. */
  const named = async (words: string[], head?: string): Promise<JobSet> => {
    const title = await allOf(words, 'title');
    if (head === undefined) return title;
    const heads = await allOf([head], 'head');
    // A word that is no job's name may be misspelt: "enginer".
    return heads.size() === 0 && !MEANINGFUL.has(head) ? title : title.intersection(heads);
  };

  /** The employer that a text names, unless it is rather a word of titles. */
  const employer = async (text: string): Promise<Employer | null> => {
    const key = employerKey(text);
    const [[jobs, whole], title] = await Promise.all([
      holders([lexemeOf(key, 'employer'), lexemeOf(key, 'company')]),
      allOf(indexWords(text), 'title'),
    ]);
    const most = MEANINGFUL.has(key) ? 0 : Math.max(jobs!.size(), MOST_TITLES_OF_NAME * whole!.size());
    const isLong = key.length >= MIN_BEGINNING || !whole!.isEmpty();
    return jobs!.isEmpty() || title.size() > most || !isLong ? null : { jobs: jobs!, whole: whole! };
  };

  /** Makes one term of those that together name an employer, the longest first. */
  const withEmployers = async (terms: SearchTerm[]): Promise<Sought[]> => {
    const sought: Sought[] = [];
    for (let start = 0; start < terms.length;) {
      let found: Sought = terms[start]!;
      let length = 1;
      for (let end = terms.length; end > start; end--) {
        const run = terms.slice(start, end);
        const typed = run.map((term) => term.typed).join(' ');
        const named = await employer(typed);
        if (!named) continue;
        found = { ...found, typed, words: run.flatMap(({ words }) => words), employer: named };
        length = run.length;
        break;
      }
      sought.push(found);
      start += length;
    }
    return sought;
  };

  /** A term with what it is short for, if titles say that more often than other jobs have the word itself. */
  const withMeanings = async (term: Sought): Promise<Sought> => {
    const [form, ...others] = toWords(term.typed);
    if (!form || others.length > 0 || term.isKnown || !SHORT_FORM.test(form)) return term;
    const [jobs, said] = await holders([lexemeOf(form, 'short'), lexemeOf(form, 'anywhere')]);
    if (jobs!.size() <= said!.difference_size(jobs!)) return term;
    const keys = jobs!
      .array()
      .slice(0, MAX_TITLES)
      .map((position) => catalogue.keyOf(position));
    const rows = await sql.query<{ title: string }>(
      `SELECT title FROM jobs WHERE listing_key ${sql.oneOf('$1', 'bigint')}`,
      [keys],
    );
    const meanings = meaningsIn(
      rows.map((row) => row.title),
      form,
    );
    return withAlternatives(term, meanings);
  };

  /** A term for a work with those who do it, as far as titles name them: "pharmacy", "pharmacist". */
  const withDoers = async (term: Sought): Promise<Sought> => {
    const [work, ...others] = toWords(term.typed);
    if (!work || others.length > 0) return term;
    const doers = doersOf(work).filter((doer) => isRole(doer) && stem(doer) !== term.words[0]);
    const heads = await holders(doers.map((doer) => lexemeOf(doer, 'head')));
    return withAlternatives(
      term,
      doers.filter((_, at) => !heads[at]!.isEmpty()),
    );
  };

  const match = async (term: Sought) => {
    const { typed, words, alternatives, ranks, role } = term;
    const [weighed, head, [written, title, key, name, anywhere], others] = await Promise.all([
      Promise.all(words.map(weigh)),
      named(words, role),
      Promise.all([
        allOf(toWords(typed), 'written'),
        ...(['title', 'key', 'name', 'anywhere'] as const).map((place) => allOf(words, place)),
      ]),
      Promise.all(
        alternatives.map(async (other) => ({
          ...other,
          jobs: await (other.label
            ? named(other.words, role || isRole(other.head) ? other.head : undefined)
            : allOf(other.words, 'key')),
          titled: await allOf(other.words, 'title'),
        })),
      ),
    ]);
    const weight = weighed.reduce((sum, each) => sum + each.weight, 0);
    const isName = weighed.every((each) => each.isName);
    const worth = new Float32Array(catalogue.size);
    const raise = (jobs: JobSet, value: number) =>
      jobs.forEach((position) => {
        if (worth[position]! < value) worth[position] = value;
      });
    raise(written!.intersection(head), WORTH.written);
    raise(head, WORTH.head);
    raise(title!, WORTH.title);
    for (const { jobs, same } of others) raise(jobs, same ? WORTH_OF_SAME : WORTH_OF_RELATED);
    raise(key!, WORTH.key);
    if (isName) raise(name!, WORTH.name);
    raise(anywhere!, WORTH.anywhere);
    // A field named by the work of a role: category "Teaching" for "teacher".
    for (const work of role ? worksOf(role).filter((each) => stem(each) !== words.at(-1)) : [])
      raise((await holders([lexemeOf(stem(work), 'name')]))[0]!, WORTH.anywhere);
    if (term.employer) {
      for (let position = 0; position < worth.length; position++) worth[position]! *= WORTH_BESIDE_EMPLOYER;
      raise(term.employer.jobs, WORTH.head);
      raise(term.employer.whole, WORTH.written);
    }
    const full = others.reduce(
      (set, { jobs, titled }) => set.union(jobs).union(titled),
      anywhere!.new_union(title!),
    );
    if (isName) full.union(name!);
    if (term.employer) full.union(term.employer.jobs);
    if (words.length > 1 && ranks !== 'areas') {
      const parts = new Float32Array(catalogue.size);
      for (const [at, word] of words.entries()) {
        const part = (WORTH_OF_PARTS * weighed[at]!.weight) / weight;
        // Words of a title are also in `key`, and those in `anywhere`.
        let below = 0;
        for (const place of ['anywhere', 'key', 'title'] as const) {
          const more = part * (WORTH[place] - below);
          const jobs = await allOf([word], place);
          if (place === 'key' && weighed[at]!.isName)
            jobs.union((await holders([lexemeOf(word, 'name')]))[0]!);
          jobs.forEach((position) => (parts[position]! += more));
          below = WORTH[place];
        }
      }
      for (let position = 0; position < parts.length; position++)
        if (worth[position]! < parts[position]!) worth[position] = parts[position]!;
    }
    const also = others.map(({ label, jobs }) => ({ label, jobs: jobs.new_difference(anywhere!) }));
    const titled = others.reduce((set, { jobs }) => set.union(jobs), title!.clone());
    const isJob = alternatives.some(({ label }) => label !== '') && titled.size() >= MIN_JOB * full.size();
    const isTitled = NUMBER.test(typed) || title!.size() >= MIN_TITLED * full.size();
    const kind = others.reduce((set, { jobs }) => set.union(jobs), head.clone());
    if (term.employer) kind.union(term.employer.jobs);
    const isKnown = full.size() > 0 || weighed.some((each) => each.jobs > 0);
    const weights = weighed.map((each) => each.weight);
    /** The jobs that list all words of at least this weight, rather than only mention them. */
    const lists = async (least: number): Promise<JobSet> => {
      const telling = words.filter((_, at) => weights[at]! >= least);
      const listed = await allOf(telling, 'key');
      return (isName ? listed.union(name!) : listed).union(kind);
    };
    return {
      typed,
      words,
      weight,
      weights,
      lists,
      worth,
      full,
      kind,
      also,
      isKnown,
      ranks,
      role,
      isJob,
      isTitled,
    };
  };

  return {
    size: catalogue.size,

    /**
     * Scores each job for the terms. Weak terms only rank; if all are weak and the query has other criteria
     * (`hasOtherCriteria`), every job matches.
     */
    async all(terms: SearchTerm[], hasOtherCriteria: boolean): Promise<Matches> {
      const matched = await Promise.all(
        (await withEmployers(terms)).map(async (term) => match(await withDoers(await withMeanings(term)))),
      );
      const known = matched.filter(({ isKnown }) => isKnown);
      const unknown = matched.filter((term) => !known.includes(term)).map(({ typed }) => typed);
      if (known.length === 0) return { levels: null, also: [], unknown };
      // Next to a job title, words that titles do not use are mere qualifiers.
      if (known.some(({ isJob }) => isJob))
        for (const term of known) if (!term.isJob && !term.isTitled) term.weight *= UNTITLED_FACTOR;
      const total = known.reduce((sum, { weight }) => sum + weight, 0);
      const most = Math.max(...known.map(({ weight }) => weight));
      const strong = known.filter(
        ({ weight }) => weight >= WEAK * (hasOtherCriteria ? Math.max(1, most) : most),
      );
      const of = (ranks?: SearchTerm['ranks']) => strong.filter((term) => term.ranks === ranks);
      const needed =
        [of(), of('degrees'), hasOtherCriteria ? [] : known].find((some) => some.length > 0) ?? [];
      const full = needed.reduce((set, term) => set.intersection(term.full), catalogue.all());
      const shares = new Float32Array(catalogue.size);
      for (const { weight, worth } of known)
        for (let position = 0; position < shares.length; position++)
          shares[position]! += (weight / total) * worth[position]!;
      const telling = MIN_TELLING * Math.max(...needed.flatMap(weightsOfWork));
      const least = needed.length > 0 ? MIN_KIND_SHARE : 0;
      const kind = catalogue.where((position) => shares[position]! >= least).intersection(full);
      for (const term of needed) {
        // Beside much more telling words the role may be another: "flutter developer".
        const isStrict = term.role && term.weights.at(-1)! >= telling;
        kind.intersection(isStrict ? term.kind : await term.lists(telling));
      }
      const levels = new Uint8Array(catalogue.size);
      for (let position = 0; position < levels.length; position++) {
        const share = shares[position]!;
        const level = Math.round(share * (BAND - 1));
        if (kind.has(position)) levels[position] = KIND + 2 * level;
        else if (full.has(position)) levels[position] = MENTION + level;
        else if (share >= MIN_SHARE) levels[position] = level;
      }
      const also = known.flatMap((term) => term.also).filter(({ jobs }) => jobs.intersects(full));
      return {
        levels,
        also: [...new Set(also.map(({ label }) => label))].filter(Boolean).slice(0, MAX_LABELS),
        unknown,
      };
    },

    /** Whether a text is an employer's whole name, of several words. */
    async isEmployer(text: string): Promise<boolean> {
      const names =
        indexWords(text).length > 1 ? await holders([lexemeOf(employerKey(text), 'company')]) : [];
      return names.some((jobs) => !jobs.isEmpty());
    },

    /** The jobs that state each of these wishes. */
    async stating(wishes: readonly string[]): Promise<Map<string, JobSet>> {
      const jobs = await holders(wishes.map((wish) => lexemeOf(wish, 'states')));
      return new Map(wishes.map((wish, at) => [wish, jobs[at]!]));
    },

    /** Counts jobs containing all of these index words in one place. */
    countAll: async (words: string[], place: Place): Promise<number> => (await allOf(words, place)).size(),

    /** Counts per word anywhere, up to `most`: words like "job" are in nearly every ad. */
    countUpTo: async (words: string[], most: number): Promise<number[]> =>
      (await index.holders(sql, words, most)).map((keys) => keys.length),

    /** Counts jobs per index word. */
    async count(words: string[], place: Place = 'anywhere'): Promise<number[]> {
      const sets = await holders(words.map((word) => lexemeOf(word, place)));
      return sets.map((set) => set.size());
    },
  };
}

/** The weights of a term's words, without those for a job's level if there are others. */
function weightsOfWork({ words, weights }: { words: string[]; weights: number[] }): number[] {
  const ofWork = weights.filter((_, at) => !isLevelWord(words[at]!));
  return ofWork.length > 0 ? ofWork : weights;
}

/** Adds what means the same. */
function withAlternatives(term: Sought, labels: readonly string[]): Sought {
  const own = labels.map((label) => ({ label, words: indexWords(label), same: true, head: headWord(label) }));
  return { ...term, alternatives: [...own, ...term.alternatives] };
}

/** The jobs of those that a name may mean, and of those that have just this name. */
type Employer = { jobs: JobSet; whole: JobSet };
/** A term; `employer`: if it names one. */
type Sought = SearchTerm & { employer?: Employer };

export type Matcher = ReturnType<typeof createMatcher>;
