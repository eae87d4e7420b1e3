import type { JobSet } from '../../../lib/search/catalogue';
import { isRole } from '../../../lib/search/heads';
import { OWN_TRADES } from '../../../lib/search/lexicon/roles';
import { toWords } from '../../../lib/search/normalise';
import { PUBLIC } from '../../../lib/search/employers';
import { stem } from '../../../lib/search/stem';
import { isLevelWord } from '../../../lib/search/terms';
import { worksOf } from './word-families';
import type { Lookups } from './lookups';
import type { Sought } from './meant-terms';

/** Scores by place: verbatim as the title's head, as its head or a synonym's, in the title, in listed items, in prose. */
const WORTH = { written: 1, head: 0.96, title: 0.76, key: 0.75, anywhere: 0.35 } as const;
/** A company's or category's name counts if titles contain the word less often than names by this ratio. */
const NAME_RATIO = 0.15;
/** A word that this share of its jobs have in their titles or lists is as specific as can be. */
const SPECIFIC = 2 / 3;
/** A word that at least one in so many of its jobs have in what they are called, rather than in a list, names a field. */
const FIELD = 3;
/** A word in the titles of fewer than one in so many of its jobs says nothing of the work: "incentives". */
export const ASIDE = 5;
/** What else matches an employer's name counts by this factor. */
const BESIDE_EMPLOYER = 0.9;
/** Factor for words that say little of the work: levels and numbers. */
const FACTOR_OF_LITTLE = 0.4;
const NUMBER = /^\d+$/;

/** A term with the jobs that have it, and the worth of each, by position. */
export type Scored = ReturnType<typeof score>;

/** Weighs a word: the rarer the heavier, but light where it occurs in prose only. */
function weigh({ catalogue, having }: Lookups, word: string) {
  const places = ['title', 'key', 'name', 'anywhere'] as const;
  const [title, key, name, anywhere] = places.map((place) => having(word, place));
  const isName = !NUMBER.test(word) && title!.size() < NAME_RATIO * name!.size();
  const jobs = isName ? anywhere!.union_size(name!) : anywhere!.size();
  const listed = isName ? key!.union_size(name!) : key!.size();
  const rarity = Math.log(1 + catalogue.size / (1 + jobs));
  const specificity = jobs === 0 ? 1 : Math.min(1, (listed + 1) / (jobs + 2) / SPECIFIC);
  const factor = isLevelWord(word) || NUMBER.test(word) ? FACTOR_OF_LITTLE : 1;
  return { isName, jobs, weight: rarity * specificity * factor };
}

/** Scores each job for one term. */
export function score(lookups: Lookups, term: Sought) {
  const { typed, words, alternatives, ranks, role, employer, isTrade = false, isWork = false } = term;
  const { allOf, anyOf, named, having, catalogue } = lookups;
  const weighed = words.map((word) => weigh(lookups, word));
  const called = role ? named(words, role) : fieldNamed(lookups, words);
  const written = allOf(toWords(typed), 'written');
  const [title, key, name] = [allOf(words, 'title'), allOf(words, 'key'), allOf(words, 'name')];
  const anywhere = allOf(words, 'anywhere');
  const head = role ? called : title;
  const others = alternatives.map((other) => ({
    ...other,
    jobs: !other.label
      ? allOf(other.words, 'key')
      : isRole(other.head)
        ? named(other.words, other.head)
        : fieldNamed(lookups, other.words),
    titled: allOf(other.words, 'title'),
  }));
  const weights = weighed.map(({ weight }) => weight);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const isName = weighed.every((each) => each.isName);
  const namesakes = [...(isName ? [name] : []), ...(employer ? [employer.jobs] : [])];
  const jobsOf = (isSame: boolean) => others.flatMap(({ jobs, same }) => (same === isSame ? jobs : []));
  const workplace = allOf(words, 'workplace');
  const isPlace = !role && !workplace.isEmpty();
  const places = isPlace ? [workplace, title] : [];
  const kind = anyOf([called, ...jobsOf(true), ...places, ...(employer ? [employer.jobs] : [])]);
  const mentioned = role
    ? allOf(words.slice(0, -1), 'anywhere').intersection(having(role, 'doer'))
    : anywhere;
  const said = anyOf([mentioned, title, kind, ...namesakes]);
  const full = anyOf([anywhere, said, ...jobsOf(false), ...others.map(({ titled }) => titled)]);
  // Titles name fields of work, "sales", and employers workplaces; lists name skills, "python".
  const isField =
    !role &&
    ranks !== 'degrees' &&
    (isTrade || isWork || isPlace || (!called.isEmpty() && FIELD * called.size() >= key.size()));
  const related = anyOf([...jobsOf(false), ...(isField ? [title] : [])]);
  const isNamed = role !== undefined || isTrade || employer !== undefined || isName;

  const worth = raise(new Float32Array(catalogue.size), [
    [written.intersection(head), WORTH.written],
    [head, WORTH.head],
    [title, WORTH.title],
    ...others.map(({ jobs, same }): Raise => [jobs, same ? WORTH.head : WORTH.key]),
    ...others.flatMap(({ titled, head: noun }): Raise[] => (isRole(noun) ? [] : [[titled, WORTH.key]])),
    ...places.map((jobs): Raise => [jobs, WORTH.key]),
    [isName ? key.union(name) : key, WORTH.key],
    [anywhere.new_union(fieldOf(lookups, term)), WORTH.anywhere],
  ]);
  if (employer) {
    for (let position = 0; position < worth.length; position++) worth[position]! *= BESIDE_EMPLOYER;
    raise(worth, [
      [employer.jobs, WORTH.head],
      [employer.whole, WORTH.written],
    ]);
  }
  if (words.length > 1 && ranks !== 'areas') raiseByParts(worth, lookups, words, weighed);
  const roles = [role, ...others.flatMap(({ head: noun, same }) => (same ? noun : []))].filter(isRoleName);
  const telling = (least: number) => words.filter((_, at) => weights[at]! >= least);

  return {
    typed,
    words,
    alternatives,
    ranks,
    role,
    weight,
    weights,
    /** The rarity of its role: prose has a translator's stem where something is translated. */
    roleWeight: role ? Math.log(catalogue.size / having(role, 'head').size()) : 0,
    worth,
    full,
    kind,
    related,
    isField,
    isTrade,
    /** The jobs that have its words, or are of the kind. */
    said,
    /** Neither titles nor lists have it. */
    isProse: !isNamed && !term.isKnown && title.isEmpty() && ASIDE * key.size() <= anywhere.size(),
    isRareTitle: !isNamed && ASIDE * title.size() < anywhere.size(),
    /** Whether it says for whom one works, and nothing of the work. */
    isEmployer: employer !== undefined || (words.length === 1 && words[0] === stem(PUBLIC)),
    /** Labels of alternatives, with the jobs that only these find. */
    also: others.map(({ label, jobs }) => ({ label, jobs: jobs.new_difference(anywhere) })),
    isKnown: full.size() > 0 || weighed.some(({ jobs }) => jobs > 0),
    title,
    key,
    anywhere,
    /** The jobs whose title's head is its role or a synonym's. */
    headed: (): JobSet => anyOf(roles.map((noun) => having(noun, 'head'))),
    /** The jobs that have all words of at least this weight in their title. */
    titles: (least: number): JobSet => anyOf([allOf(telling(least), 'title'), kind, ...namesakes]),
    /** The jobs that list them, rather than only mention them. */
    lists: (least: number): JobSet => anyOf([allOf(telling(least), 'key'), kind, ...namesakes]),
  };
}

const isRoleName = (noun: string | undefined): noun is string => noun !== undefined && isRole(noun);

type Raise = [jobs: JobSet, value: number];

/** Raises the worth of jobs to at least these values. */
function raise(worth: Float32Array, values: Raise[]): Float32Array {
  for (const [jobs, value] of values)
    jobs.forEach((position) => {
      if (worth[position]! < value) worth[position] = value;
    });
  return worth;
}

/** The jobs in a field by what they are called: without those of a trade of its own, unless most are. */
function fieldNamed({ named, anyOf, having }: Lookups, words: string[]): JobSet {
  const all = named(words);
  const plain = all.new_difference(anyOf(OWN_TRADES.map((trade) => having(trade, 'head'))));
  return 2 * plain.size() >= all.size() ? plain : all;
}

/** The jobs in a field that is named by the work of a role: category "Teaching" for "teacher". */
function fieldOf({ anyOf, having }: Lookups, { role, words }: Sought): JobSet {
  const works = role ? worksOf(role).map(stem) : [];
  return anyOf(works.filter((work) => work !== words.at(-1)).map((work) => having(work, 'name')));
}

/** Raises each job's worth to what a phrase's words are worth when found separately. */
function raiseByParts(
  worth: Float32Array,
  { having }: Lookups,
  words: string[],
  weighed: { weight: number; isName: boolean }[],
): void {
  const parts = new Float32Array(worth.length);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  // Levels last: the "staff" of a staff nurse is nothing of her work.
  const order = words.map((word, at) => ({ word, at, isLevel: isLevelWord(word) }));
  for (const { word, at, isLevel } of order.sort((a, b) => Number(a.isLevel) - Number(b.isLevel))) {
    const { weight, isName } = weighed[at]!;
    const part = weight / total;
    // Words of a title are also in `key`, and those in `anywhere`.
    let below = 0;
    for (const place of ['anywhere', 'key', 'title'] as const) {
      const more = part * (WORTH[place] - below);
      const jobs = having(word, place);
      const all = place === 'key' && isName ? jobs.new_union(having(word, 'name')) : jobs;
      all.forEach((position) => {
        if (!isLevel || parts[position]! > 0) parts[position]! += more;
      });
      below = WORTH[place];
    }
  }
  for (let position = 0; position < parts.length; position++)
    if (worth[position]! < parts[position]!) worth[position] = parts[position]!;
}
