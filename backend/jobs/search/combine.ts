import type { Catalogue, JobSet } from '../../../lib/search/catalogue';
import { BAND, KIND, type Levels, MENTION, RELATED } from '../../../lib/search/filter-catalogue';
import { isRank } from '../../../lib/search/heads';
import { MEANINGFUL } from '../../../lib/search/known-words';
import { ASIDE, type Scored } from './score';

/** Jobs below this share of the query's weight are not listed. */
const MIN_SHARE = 0.07;
/** Jobs that contain all words but score below this, mostly in prose, only mention them. */
const MIN_KIND_SHARE = 0.45;
/** Words of at least this share of the heaviest one's weight must be in a job's title or lists. */
const MIN_TELLING = 0.5;
/** Terms below this share of the heaviest term's weight are optional. */
const WEAK = 0.25;

/** What else a search asks for; `here`: the jobs in its place. */
export type Criteria = { hasOthers: boolean; here: JobSet };

/**
 * Each job's level for all terms, and the jobs that have all that are needed. Weak terms only rank; if all are weak and the
 * query has other criteria, every job matches. `aside`: the terms that say nothing of the work ("sales executive with
 * incentives") or follow its name, if no job of the kind in the place has them: they only rank.
 */
export function combine(
  catalogue: Catalogue,
  terms: Scored[],
  { hasOthers, here }: Criteria,
): { levels: Levels; full: JobSet; aside: Scored[] } {
  const shares = sharesOf(catalogue, terms);
  const read = (some: Scored[]) =>
    readingOf(
      catalogue,
      neededOf(some, hasOthers),
      some.length === terms.length ? shares : sharesOf(catalogue, some),
    );
  const hasTrade = terms.some(({ role, isTrade }) => role || isTrade);
  const doers = terms.find(({ role }) => role)?.headed();
  const works = terms.filter(
    (term, at) =>
      !terms.slice(0, at).some((other) => isOtherName(term, other)) &&
      !(hasTrade && isInProse(term, doers) && !isWorkOf(terms[at + 1])) &&
      !(term.isRareTitle && followsWork(term, terms.slice(0, at))),
  );
  const whole = read(works.length > 0 ? works : terms);
  const core = works.filter((term, at) => !followsTrade(term, works.slice(0, at)));
  const parts = [core, terms.filter(namesTrade)].filter(
    (some) => some.length > 0 && some.length < works.length,
  );
  const reading = whole.kind.intersects(here)
    ? whole
    : (firstWith([whole, ...parts.map(read)], here) ?? whole);
  const { needed, full } = reading;
  const missing = core.filter((term) => !term.ranks && !needed.includes(term) && saysWhich(term, needed));
  const kind = missing.length > 0 ? whole.kind : reading.kind;
  const kindOrRelated = reading.kindOrRelated.union(whole.kindOrRelated);
  const said = needed.reduce((set, term) => set.intersection(term.said), full.clone());
  const levels = new Uint8Array(catalogue.size);
  for (let position = 0; position < levels.length; position++) {
    const share = shares[position]!;
    const level = Math.round(share * (BAND - 1));
    if (kind.has(position)) levels[position] = KIND + 2 * level;
    else if (kindOrRelated.has(position)) levels[position] = RELATED + (level >> 1);
    else if (said.has(position)) levels[position] = MENTION + (level >> 1);
    else if (share >= MIN_SHARE || full.has(position)) levels[position] = Math.max(1, level);
  }
  const strong = neededOf(terms, hasOthers);
  return { levels, full, aside: strong.filter((term) => ![...needed, ...missing].includes(term)) };
}

/** Whether a word left out says which of a trade: no chemistry teacher is a "maths teacher"; waiters' titles hardly say "hotel". */
function saysWhich({ title, anywhere, typed, isTrade, isRareTitle }: Scored, needed: Scored[]): boolean {
  if (isTrade) return true;
  const doers = needed.find(({ role }) => role)?.headed();
  const having = doers ? anywhere.intersection_size(doers) : 0;
  if (doers && having > 0) return ASIDE * title.intersection_size(doers) >= having;
  return title.isEmpty() ? MEANINGFUL.has(typed.toLowerCase()) : !isRareTitle;
}

/** Whether neither titles nor lists of those who do the work have a term: "hospital nurse", "driver with incentives". */
function isInProse(
  { title, key, anywhere, isProse, isTrade, isEmployer }: Scored,
  doers = anywhere,
): boolean {
  const having = anywhere.intersection_size(doers);
  if (isTrade || isEmployer || having === 0) return isProse;
  return !title.intersects(doers) && ASIDE * key.intersection_size(doers) <= having;
}

/** Whether a term is another name of what one before it says: "nurse GNM". */
const isOtherName = ({ words }: Scored, { alternatives }: Scored): boolean =>
  alternatives.some((other) => other.same && other.words.join() === words.join());

/** Whether a term names a trade by itself: "driver", "data entry"; SEO or IT are fields. */
const namesTrade = ({ isTrade, role, words }: Scored): boolean =>
  isTrade && (role ? !isRank(role) : words.length > 1);

/** Whether the word before a term says its work: "crane operator", but not "bus driver", a trade by itself. */
export const isWorkOf = (term: Scored | undefined): boolean => term?.role !== undefined && !term.isTrade;

/** Whether a term only qualifies the work before it: "driver with PF". */
const followsWork = ({ isTrade, role }: Scored, before: Scored[]): boolean =>
  !isTrade && (!role || isRank(role)) && before.some((term) => term.role || namesTrade(term));

const followsTrade = (term: Scored, before: Scored[]): boolean =>
  followsWork(term, before) && before.some(({ isTrade }) => isTrade);

/** The first reading with jobs of its kind in the place, else with any. */
const firstWith = (readings: Reading[], here: JobSet): Reading | undefined =>
  readings.find(({ kind }) => kind.intersects(here)) ?? readings.find(({ kind }) => !kind.isEmpty());

type Reading = ReturnType<typeof readingOf>;

/** Which jobs have all needed terms, and are of the kind that these name, by the share of all terms' weight that each has. */
function readingOf(catalogue: Catalogue, needed: Scored[], shares: Float32Array) {
  const full = needed.reduce((set, term) => set.intersection(term.full), catalogue.all());
  const good = catalogue.where((position) => shares[position]! >= MIN_KIND_SHARE).intersection(full);
  return { needed, full, ...kindsOf(needed, good) };
}

/** The terms that a job must have: the strong ones; of those that only rank, degrees before areas. */
function neededOf(terms: Scored[], hasOtherCriteria: boolean): Scored[] {
  const most = Math.max(...terms.map(({ weight }) => weight), hasOtherCriteria ? 1 : 0);
  const strong = terms.filter((term) => term.weight >= WEAK * most || term.roleWeight >= most);
  const of = (ranks?: Scored['ranks']) => strong.filter((term) => term.ranks === ranks);
  return [of(), of('degrees'), hasOtherCriteria ? [] : terms].find((some) => some.length > 0) ?? [];
}

/** The share of the query's weight that each job has, by position. */
function sharesOf({ size }: Catalogue, terms: Scored[]): Float32Array {
  const shares = new Float32Array(size);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  for (const term of terms) {
    const part = term.weight / total;
    for (let position = 0; position < size; position++) shares[position]! += part * term.worth[position]!;
  }
  return shares;
}

/** Those of some jobs that are of the kind searched for, and of it or a related one, rather than only mention it. */
function kindsOf(needed: Scored[], jobs: JobSet): { kind: JobSet; kindOrRelated: JobSet } {
  const works = needed.filter(({ isEmployer }) => !isEmployer);
  const most = Math.max(...(works.length > 0 ? works : needed).flatMap(({ weights }) => weights));
  const telling = MIN_TELLING * most;
  const isOnly = needed.length === 1;
  const hasRole = needed.some(({ role }) => role);
  // Beside much more telling words the role may be another: "flutter developer", but not "hospital attender".
  const isStrict = ({ role, isTrade, isField, weights, roleWeight }: Scored) =>
    role
      ? weights.at(-1)! >= telling || (isTrade && (isOnly || roleWeight >= most))
      : isOnly
        ? isField
        : isTrade && !hasRole;
  // Who only lists the words is of the kind in that role alone: no data analyst with Java is a Java developer.
  const loose = needed.find((term) => term.role && !isStrict(term));
  const headed = loose?.headed();
  const [kind, kindOrRelated] = [jobs.clone(), jobs.clone()];
  for (const term of needed) {
    const own = isStrict(term) ? term.kind : term.lists(telling);
    const either = own.new_union(term.related);
    kindOrRelated.intersection(either);
    if (isStrict(term) || term.ranks === 'degrees') kind.intersection(own);
    else kind.intersection(headed ? term.titles(telling).union(own.new_intersection(headed)) : either);
  }
  return { kind, kindOrRelated };
}
