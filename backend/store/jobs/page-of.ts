import type { Sort } from '../../../lib/contract/filters';
import type { Catalogue, JobSet } from './catalogue';

/** The positions of a page: by tiers, or by what is sorted by; newest first where nothing else decides. */
export function pageOf(
  catalogue: Catalogue,
  tiers: JobSet[],
  passing: JobSet,
  sort: Sort,
  offset: number,
  limit: number,
): number[] {
  if (sort === 'pay' || sort === 'closing') {
    const by =
      sort === 'pay'
        ? (position: number) => -catalogue.mostPay[position]!
        : (position: number) => catalogue.closesAt[position]!;
    const sorted = passing.array().sort((a, b) => compare(by(a), by(b)) || a - b);
    return sorted.slice(offset, offset + limit);
  }
  const page: number[] = [];
  let skip = offset;
  let before: JobSet | null = null;
  for (const tier of sort === 'newest' ? [passing] : tiers) {
    const own = tier.new_intersection(passing);
    if (before) own.difference(before);
    before = tier;
    const size = own.size();
    if (skip >= size) {
      skip -= size;
      continue;
    }
    for (const position of own) {
      if (skip > 0) skip -= 1;
      else if (page.length < limit) page.push(position);
      else return page;
    }
  }
  return page;
}

// Not a - b: two jobs without a closing date are Infinity both.
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
