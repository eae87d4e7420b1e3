import type { JobSet } from '../../../lib/search/catalogue';
import { employerKey } from '../../../lib/search/employers';
import { isRole } from '../../../lib/search/heads';
import { MEANINGFUL } from '../../../lib/search/known-words';
import { toWords } from '../../../lib/search/normalise';
import { stem } from '../../../lib/search/stem';
import { headWord, indexWords, type SearchTerm } from '../../../lib/search/terms';
import { doersOf, worksOf } from './word-families';
import type { Lookups } from './lookups';

/** The jobs of the employers that a name may mean, and of those that have just this name. */
type Employer = { jobs: JobSet; whole: JobSet };
/** A term; `employer`: if it names one; `isWork`: it is a work that titles name by who does it. */
export type Sought = SearchTerm & { employer?: Employer; isWork?: boolean };

/** One in so many of the jobs that have a role's word is called by it. */
const DOERS = 5;
const SHORT_FORM = /^[a-z][a-z0-9]{1,4}$/;

/** A search's terms with what they mean among these jobs: employers, short forms, and who does a work. */
export function meantTerms(lookups: Lookups, terms: SearchTerm[]): Sought[] {
  const meant = withEmployers(lookups, terms).map((term) => withDoers(lookups, withMeanings(lookups, term)));
  // "Assistant manager": the last role is what the job is.
  const last = meant.findLastIndex((term) => namesDoer(lookups, term));
  return meant.map(({ role, ...term }, index) => (role && index === last ? { ...term, role } : term));
}

/** Whether a term ends in who does a job, and not in a word that only looks like it: "incentive", "flutter". */
function namesDoer({ index, having }: Lookups, { role, words }: SearchTerm): boolean {
  if (role === undefined) return false;
  const heads = having(role, 'head').size();
  const isCalled = 2 * heads >= having(role, 'written').size();
  // "Translator", as ads list translation.
  const isKnown = MEANINGFUL.has(role) || worksOf(role).some((work) => index.isSpelt(work));
  return isCalled && (isKnown || DOERS * heads > having(words.at(-1)!, 'anywhere').size());
}

/** Whether a text is an employer's whole name, of several words. */
export function isEmployer({ having }: Lookups, text: string): boolean {
  return indexWords(text).length > 1 && !having(employerKey(text), 'company').isEmpty();
}

/** Makes one term of those that together name an employer, the longest first. */
function withEmployers(lookups: Lookups, terms: SearchTerm[]): Sought[] {
  const sought: Sought[] = [];
  for (let start = 0; start < terms.length;) {
    const named = employerAt(lookups, terms, start);
    sought.push(named?.term ?? terms[start]!);
    start += named?.length ?? 1;
  }
  return sought;
}

function employerAt(lookups: Lookups, terms: SearchTerm[], start: number) {
  for (let end = terms.length; end > start; end--) {
    const run = terms.slice(start, end);
    const typed = run.map((term) => term.typed).join(' ');
    const employer = employerNamed(lookups, typed);
    if (!employer) continue;
    const words = run.flatMap((term) => term.words);
    return { term: { ...run[0]!, typed, words, employer }, length: run.length };
  }
  return null;
}

/** The employer that a text names, unless it is rather a word of titles. */
function employerNamed({ having, allOf }: Lookups, text: string): Employer | null {
  const key = employerKey(text);
  const [jobs, whole] = [having(key, 'employer'), having(key, 'company')];
  const title = allOf(indexWords(text), 'title');
  const most = MEANINGFUL.has(key) ? 0 : jobs.size();
  return jobs.isEmpty() || title.size() > most ? null : { jobs, whole };
}

/** A term with what it is short for, if titles say that more often than other jobs have the word itself. */
function withMeanings({ index, having, anyOf }: Lookups, term: Sought): Sought {
  const [form, ...others] = toWords(term.typed);
  if (!form || others.length > 0 || term.isKnown || !SHORT_FORM.test(form)) return term;
  const meanings = index.formedLike(form).map((word) => {
    const jobs = having(word, 'short');
    return { label: word.slice(form.length + 1).replaceAll('-', ' '), jobs, count: jobs.size() };
  });
  const jobs = anyOf(meanings.map((meaning) => meaning.jobs));
  if (jobs.size() <= having(form, 'anywhere').difference_size(jobs)) return term;
  // The commonest, and those at least half as common.
  const most = Math.max(...meanings.map(({ count }) => count));
  const common = meanings.filter(({ count }) => 2 * count >= most).sort((a, b) => b.count - a.count);
  return withAlternatives(
    term,
    common.map(({ label }) => label),
  );
}

/** A term for a work with those who do it, as far as titles name them: "pharmacy", "pharmacist". */
function withDoers({ having }: Lookups, term: Sought): Sought {
  const typed = toWords(term.typed);
  const all = doersOf(typed.at(-1) ?? '').filter(isRole);
  const named = all.filter((doer) => !having(doer, 'head').isEmpty());
  const isWork = named.length > 0 || all.some((doer) => MEANINGFUL.has(doer));
  const others = named.filter((doer) => stem(doer) !== term.words.at(-1));
  const labels = others.map((doer) => [...typed.slice(0, -1), doer].join(' '));
  return { ...withAlternatives(term, labels), isWork };
}

/** Adds what means the same. */
function withAlternatives(term: Sought, labels: readonly string[]): Sought {
  const own = labels.map((label) => ({ label, words: indexWords(label), same: true, head: headWord(label) }));
  return { ...term, alternatives: [...own, ...term.alternatives] };
}
