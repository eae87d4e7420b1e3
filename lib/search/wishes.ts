import type { FactFilters, FactName } from '../contract/filters';
import type { Catalogue } from './catalogue';
import { experienceMask, testOf } from './fact-bits';

/**
 * Wishes expressed in a search's words, which rank jobs rather than filter them. `years`: minimum and maximum experience;
 * `pay`: the minimum in rupees a year.
 */
export type Wishes = Partial<Pick<FactFilters, 'mode' | 'type' | 'education' | 'walkIn'>> & {
  years?: [least: number, most: number];
  pay?: number;
};

export const WISHES = ['mode', 'type', 'years', 'education', 'pay', 'walkIn'] as const;

/** The filter of the same kind as a wish. */
export const filterOf = (wish: keyof Wishes): FactName => (wish === 'years' ? 'experience' : wish);

/**
 * How a job meets all wishes: each is stated; some are not stated; some are contradicted, or missing although such ads
 * usually state them (walk-in, part time, work from home).
 */
export const MEETS = ['fits', 'unstated', 'contradicts'] as const;

/** Weights: more certain wishes rank higher. */
const SAID_IF_SO = 4;
const CERTAINTY = {
  ...{ pay: 1, years: 2, education: 2 },
  ...{ type: SAID_IF_SO, mode: SAID_IF_SO, walkIn: SAID_IF_SO },
} as const;

export const WISH_SHIFT = 6;
const FITS = 2;
const UNSTATED = 1;

/**
 * Returns a function for a job's index in MEETS, shifted by WISH_SHIFT bits, plus a score of at most 34: a number, to avoid
 * an object for each of 100,000 jobs. Null without wishes.
 */
export function createWishRank(
  { bits, mostPay }: Catalogue,
  { pay, years, ...facts }: Wishes,
): ((position: number) => number) | null {
  const tests: { certainty: number; rank: (position: number) => number }[] = [];
  const byBits = (certainty: number, stated: number, fitting: number) =>
    tests.push({
      certainty,
      rank: (position) => (bits[position]! & fitting ? FITS : bits[position]! & stated ? 0 : UNSTATED),
    });
  for (const name of ['mode', 'type', 'education', 'walkIn'] as const) {
    const choice = facts[name];
    if (choice) byBits(CERTAINTY[name], testOf(name, 'not-stated').mask, testOf(name, choice).mask);
  }
  if (years) byBits(CERTAINTY.years, testOf('experience', 'not-stated').mask, experienceMask(years));
  if (pay)
    tests.push({
      certainty: CERTAINTY.pay,
      rank: (position) => (mostPay[position]! >= pay ? FITS : mostPay[position] === 0 ? UNSTATED : 0),
    });
  if (tests.length === 0) return null;
  return (position) => {
    let least = FITS;
    let score = 0;
    for (const { certainty, rank } of tests) {
      const met = rank(position);
      least = Math.min(least, met === UNSTATED && certainty === SAID_IF_SO ? 0 : met);
      score += certainty * met;
    }
    return ((FITS - least) << WISH_SHIFT) | score;
  };
}
