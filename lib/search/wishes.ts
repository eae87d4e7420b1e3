import type { FactName } from '../contract/filters';
import type { Wishes } from '../contract/search';
import type { Catalogue, JobSet } from './catalogue';
import { experienceMask, testOf } from './fact-bits';

export type { Wishes } from '../contract/search';

export const WISHES = ['mode', 'type', 'years', 'education', 'pay', 'walkIn'] as const;
/** The jobs that state each of a search's wishes, as far as known: wishes in `said`, and hybrid work. */
export type Stated = ReadonlyMap<string, JobSet>;

/** Among these, the jobs that leave a wish open while most of their trade say otherwise: "engineer" for "10th pass". */
export const UNLIKELY = 'unlikely';
/** Among these, the jobs that lead, or are senior. */
export const SENIORS = 'seniors';

/** The filter of the same kind as a wish. */
export const filterOf = (wish: (typeof WISHES)[number]): FactName => (wish === 'years' ? 'experience' : wish);

/**
 * How a job meets all wishes: each is stated; some are not stated; some are contradicted, or missing although such ads
 * usually state them (walk-in, part time, work from home).
 */
export const MEETS = ['fits', 'unstated', 'contradicts'] as const;

/** Weights: more certain wishes rank higher. */
const SAID_IF_SO = 4;
const CERTAINTY = {
  said: 1,
  pay: 1,
  years: 2,
  education: 2,
  type: SAID_IF_SO,
  mode: SAID_IF_SO,
  walkIn: SAID_IF_SO,
} as const;

export const WISH_SHIFT = 6;
const FITS = 2;
const UNSTATED = 1;

/**
 * Returns a function for a job's index in MEETS, shifted by WISH_SHIFT bits, plus a score of at most 34: a number, to avoid
 * an object for each of 100,000 jobs. Null without wishes. `isAll`: all jobs are ranked, as no words were searched for.
 */
export function createWishRank(
  { bits, mostPay }: Catalogue,
  { pay, years, said = [], ...facts }: Wishes,
  { stated, isAll }: { stated?: Stated; isAll: boolean },
): ((position: number) => number) | null {
  const unlikely = stated?.get(UNLIKELY);
  const tests: { certainty: number; rank: (position: number) => number }[] = [];
  const byBits = (certainty: number, stated: number, fitting: number) =>
    tests.push({
      certainty,
      rank: (position) => (bits[position]! & fitting ? FITS : bits[position]! & stated ? 0 : UNSTATED),
    });
  for (const name of ['mode', 'type', 'education', 'walkIn'] as const) {
    const choice = facts[name];
    if (choice) byBits(CERTAINTY[name], testOf(name, 'not-stated').mask, testOf(name, choice).mask);
    const own = choice && stated?.get(choice);
    const rank = own && tests.at(-1)!.rank;
    if (rank) tests.at(-1)!.rank = (position) => (own.has(position) ? FITS : rank(position));
  }
  for (const wish of said) {
    const jobs = stated?.get(wish);
    if (jobs)
      tests.push({ certainty: CERTAINTY.said, rank: (position) => (jobs.has(position) ? FITS : UNSTATED) });
  }
  if (years) byBits(CERTAINTY.years, testOf('experience', 'not-stated').mask, experienceMask(years));
  if (pay)
    tests.push({
      certainty: CERTAINTY.pay,
      rank: (position) => (mostPay[position]! >= pay ? FITS : mostPay[position] === 0 ? UNSTATED : 0),
    });
  if (tests.length === 0) return null;
  // If nothing else was asked for, only the jobs that state some wish are found.
  const scoreOfNone = isAll && tests.length === said.length ? tests.length * CERTAINTY.said * UNSTATED : 0;
  return (position) => {
    let least = FITS;
    let score = 0;
    for (const { certainty, rank } of tests) {
      const met = rank(position);
      least = Math.min(least, met === UNSTATED && certainty === SAID_IF_SO ? 0 : met);
      score += certainty * met;
    }
    if (score === scoreOfNone) least = 0;
    if (unlikely?.has(position)) score = Math.max(0, score - 1);
    return ((FITS - least) << WISH_SHIFT) | score;
  };
}
