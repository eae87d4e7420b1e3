import type { Levels } from '../../../lib/search/filter-catalogue';
import type { SearchTerm } from '../../../lib/search/terms';
import { combine, type Criteria, isWorkOf } from './combine';
import type { Lookups } from './lookups';
import { meantTerms } from './meant-terms';
import { type Scored, score } from './score';

type Matches = {
  /** Null when no job contains any of the words. */
  levels: Levels | null;
  /** Labels of alternatives that found jobs without the words themselves. */
  also: string[];
  /** Terms that no job needs to have, as hardly any has them. */
  unknown: string[];
};

const MAX_LABELS = 3;

/** Scores each job for a search's terms, see `combine`. */
export function matchTerms(lookups: Lookups, terms: SearchTerm[], criteria: Criteria): Matches {
  const scored = meantTerms(lookups, terms).map((term) => score(lookups, term));
  const isKnown = (term: Scored, at: number) => term.isKnown || isWorkOf(scored[at + 1]);
  const known = scored.filter(isKnown);
  const unknown = scored.filter((term, at) => !isKnown(term, at)).map(({ typed }) => typed);
  if (known.length === 0) return { levels: null, also: [], unknown };
  const { levels, full, aside } = combine(lookups.catalogue, known, criteria);
  const also = known.flatMap((term) => term.also).filter(({ jobs }) => jobs.intersects(full));
  const labels = new Set(also.map(({ label }) => label).filter(Boolean));
  const ranking = aside.map(({ typed }) => typed);
  return { levels, also: [...labels].slice(0, MAX_LABELS), unknown: [...unknown, ...ranking] };
}
