import { TypedFastBitSet } from 'typedfastbitset';

/** A set of jobs by their position in the catalogue. */
export type JobSet = TypedFastBitSet;

type Place = { kind: 'city' | 'state'; jobs: JobSet };

/**
 * What lists and filters look at, of all open jobs, newest first: some 30 bytes a job, made once after each change. Jobs are
 * named by their position.
 */
export class Catalogue {
  readonly size: number;
  readonly bits: Int32Array;
  /** In rupees a year; 0 where the ad does not say. */
  readonly leastPay: Float64Array;
  readonly mostPay: Float64Array;
  /** In milliseconds since 1970; Infinity for those without a closing date. */
  readonly closesAt: Float64Array;
  /** Ids. */
  readonly category: string[];
  private readonly keys: Float64Array;
  private readonly places = new Map<string, Place>();

  /** `timeOfKey`: the time of a job, in milliseconds since 1970. */
  constructor(
    facts: CatalogueFacts,
    places: ListedPlace[],
    private readonly timeOfKey: (key: number) => number,
  ) {
    this.size = facts.keys.length;
    this.keys = Float64Array.from(facts.keys);
    this.bits = Int32Array.from(facts.bits);
    this.leastPay = Float64Array.from(facts.leastPay, (pay) => pay ?? 0);
    this.mostPay = Float64Array.from(facts.mostPay, (pay) => pay ?? 0);
    this.closesAt = Float64Array.from(facts.closesAt, (iso) => (iso ? Date.parse(iso) : Infinity));
    this.category = facts.categories;
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

  /** The jobs at these positions. */
  setOf(positions: Iterable<number>): JobSet {
    const set = new TypedFastBitSet(positions);
    set.resize(this.size);
    return set;
  }

  /** The jobs for whose positions this is true. */
  where(test: (position: number) => boolean): JobSet {
    const set = this.setOf([]);
    for (let position = 0; position < this.size; position++) if (test(position)) set.add(position);
    return set;
  }

  keyOf(position: number): number {
    return this.keys[position]!;
  }

  /** In milliseconds since 1970. */
  timeOf(position: number): number {
    return this.timeOfKey(this.keyOf(position));
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

/** A value of each job, by descending keys; null for what the ad does not say. */
export type CatalogueFacts = {
  keys: number[];
  categories: string[];
  bits: number[];
  leastPay: (number | null)[];
  mostPay: (number | null)[];
  closesAt: (string | null)[];
};
export type ListedPlace = { slug: string; kind: 'city' | 'state'; keys: number[] };
