import { TypedFastBitSet } from 'typedfastbitset';
import type { Sql } from '../database';
import { timeOfKey } from './job-rows';

/** A set of jobs by their position in the catalogue. */
export type JobSet = TypedFastBitSet;

type Place = { kind: 'city' | 'state'; jobs: JobSet };

/**
 * What lists and filters look at, of all active jobs, newest first: some 30 bytes a job, read once after each change of
 * the store. Jobs are named by their position.
 */
export class Catalogue {
  readonly size: number;
  readonly bits: Int32Array;
  /** In rupees a year; 0 where the ad does not say. */
  readonly leastPay: Float64Array;
  readonly mostPay: Float64Array;
  /** In milliseconds since 1970; Infinity for those without a closing date. */
  readonly closesAt: Float64Array;
  readonly category: string[];
  private readonly keys: Float64Array;
  private readonly places = new Map<string, Place>();

  constructor(facts: Facts, places: PlaceRow[]) {
    this.size = facts.keys.length;
    this.keys = Float64Array.from(facts.keys);
    this.bits = Int32Array.from(facts.bits);
    this.leastPay = Float64Array.from(facts.leastPay, (pay) => pay ?? 0);
    this.mostPay = Float64Array.from(facts.mostPay, (pay) => pay ?? 0);
    this.closesAt = Float64Array.from(facts.closesAt, (iso) => (iso ? Date.parse(iso) : Infinity));
    const names = new Map<number, string>();
    this.category = facts.categories.map((id) => {
      const name = names.get(id) ?? String(id);
      names.set(id, name);
      return name;
    });
    for (const { slug, kind, keys } of places) this.places.set(slug, { kind, jobs: this.of(keys) });
  }

  all(): JobSet {
    const set = new TypedFastBitSet();
    set.addRange(0, this.size);
    return set;
  }

  /** The jobs of these listing keys; keys of jobs that are no longer active are left out. */
  of(keys: number[]): JobSet {
    const set = new TypedFastBitSet();
    set.resize(this.size);
    // Of many keys in ascending order, as an index mostly gives them, the next one is near.
    const isDense = keys.length * 16 > this.size;
    let position = this.size - 1;
    for (const key of keys) {
      if (!isDense || position < 0 || this.keys[position]! > key) position = this.lastAtLeast(key);
      while (position >= 0 && this.keys[position]! < key) position -= 1;
      if (position >= 0 && this.keys[position] === key) set.add(position);
    }
    return set;
  }

  keyOf(position: number): number {
    return this.keys[position]!;
  }

  /** The time by which the job is sorted, in milliseconds since 1970. */
  timeOf(position: number): number {
    return timeOfKey(this.keyOf(position));
  }

  /** The jobs in any of these places, by slug; none where a slug is not known. */
  inPlaces(slugs: string[]): JobSet {
    const set = new TypedFastBitSet();
    for (const slug of slugs) {
      const place = this.places.get(slug);
      if (place) set.union(place.jobs);
    }
    return set;
  }

  /** How many of the jobs are in each city, by slug. */
  countCities(jobs: JobSet): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [slug, place] of this.places) {
      const count = place.kind === 'city' ? place.jobs.intersection_size(jobs) : 0;
      if (count > 0) counts[slug] = count;
    }
    return counts;
  }

  /** The last position whose key is at least this one, as keys descend; -1 if there is none. */
  private lastAtLeast(key: number): number {
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (this.keys[middle]! >= key) low = middle + 1;
      else high = middle - 1;
    }
    return high;
  }
}

/** A value of each job, the newest job first. */
type Facts = {
  keys: number[];
  categories: number[];
  bits: number[];
  leastPay: (number | null)[];
  mostPay: (number | null)[];
  closesAt: (string | null)[];
};
type PlaceRow = { slug: string; kind: 'city' | 'state'; keys: number[] };

/** Reads the catalogue from the store. */
export async function readCatalogue({ query, arrayOf, arrayIn }: Sql): Promise<Catalogue> {
  // Columns as arrays: a row of its own for each of 100,000 jobs takes several times as long.
  const inOrder = (column: string) => arrayOf(column, 'listing_key DESC');
  const [facts] = await query<Record<keyof Facts, unknown>>(
    `SELECT ${inOrder('listing_key')} AS keys, ${inOrder('category_id')} AS categories, ${inOrder('facts')} AS bits,
       ${inOrder('least_pay')} AS "leastPay", ${inOrder('most_pay')} AS "mostPay", ${inOrder('closes_at')} AS "closesAt"
     FROM job_facts`,
  );
  const places = await query<Omit<PlaceRow, 'keys'> & { keys: unknown }>(
    `SELECT slug, kind, ${arrayOf('listing_key', 'listing_key')} AS keys
     FROM job_cities JOIN cities ON cities.id = city_id GROUP BY slug, kind`,
  );
  return new Catalogue(
    {
      keys: arrayIn(facts?.keys),
      categories: arrayIn(facts?.categories),
      bits: arrayIn(facts?.bits),
      leastPay: arrayIn(facts?.leastPay),
      mostPay: arrayIn(facts?.mostPay),
      closesAt: arrayIn(facts?.closesAt),
    },
    places.map(({ keys, ...place }) => ({ ...place, keys: arrayIn(keys) })),
  );
}
