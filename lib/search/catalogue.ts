import { TypedFastBitSet } from 'typedfastbitset';
import { placesWithin } from '../jobs/places/metros';

/** A set of jobs by their position in the catalogue. */
export type JobSet = TypedFastBitSet;

/** Positions rather than a set: most of a thousand places have few jobs. */
type Place = { kind: 'city' | 'state'; positions: Uint32Array };

/** Properties shared by jobs that are equal for all filters by facts. */
type Kind = { bits: number; category: string };

/** Number of linear steps before a binary search for the next key. */
const NEAR = 4;

/**
 * Filterable facts of all open jobs, newest first: some 30 bytes per job, rebuilt after each change. Jobs are identified by
 * their position.
 */
export class Catalogue {
  readonly size: number;
  readonly bits: Int32Array;
  /** In rupees a year; 0 if not stated. */
  readonly leastPay: Float64Array;
  readonly mostPay: Float64Array;
  /** In milliseconds since 1970; Infinity without a closing date. */
  readonly closesAt: Float64Array;
  readonly kinds: Kind[] = [];
  /** Index into `kinds` for each job. */
  readonly kind: Uint32Array;
  private readonly keys: Float64Array;
  private readonly places = new Map<string, Place>();

  /** `timeOfKey`: a job's time by its key, in milliseconds since 1970. */
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
    this.closesAt = Float64Array.from(facts.closesAt);
    this.kind = this.kindsOf(facts.categories);
    for (const { slug, kind, keys } of places)
      this.places.set(slug, { kind, positions: Uint32Array.from(this.positionsOf(keys)) });
  }

  /** A copy without the jobs in `gone`, and with those of `facts` and `places`. */
  replaced(gone: ReadonlySet<number>, facts: CatalogueFacts, places: ListedPlace[]): Catalogue {
    // Positions in this catalogue, or, below 0, indexes into `facts` counted from -1 down.
    const order: number[] = [];
    let next = 0;
    for (let position = 0; position <= this.size; position++) {
      const key = this.keys[position] ?? -1;
      while (next < facts.keys.length && facts.keys[next]! > key) order.push(-++next);
      if (position < this.size && !gone.has(key)) order.push(position);
    }
    const merged = <Value>(old: (position: number) => Value, added: ArrayLike<Value>) =>
      order.map((at) => (at < 0 ? added[-at - 1]! : old(at)));
    const listed = new Map<string, ListedPlace>();
    for (const [slug, { kind, positions }] of this.places) {
      const keys = Array.from(positions, (position) => this.keys[position]!);
      listed.set(slug, { slug, kind, keys: keys.filter((key) => !gone.has(key)) });
    }
    for (const place of places)
      listed.set(place.slug, { ...place, keys: [...(listed.get(place.slug)?.keys ?? []), ...place.keys] });
    return new Catalogue(
      {
        keys: merged((at) => this.keys[at]!, facts.keys),
        categories: merged((at) => this.kinds[this.kind[at]!]!.category, facts.categories),
        bits: merged((at) => this.bits[at]!, facts.bits),
        leastPay: merged<number | null>((at) => this.leastPay[at]!, facts.leastPay),
        mostPay: merged<number | null>((at) => this.mostPay[at]!, facts.mostPay),
        closesAt: merged((at) => this.closesAt[at]!, facts.closesAt),
      },
      [...listed.values()],
      this.timeOfKey,
    );
  }

  /** The listing keys that pass a test. */
  keysWhere(test: (key: number) => boolean): number[] {
    return Array.from(this.keys.filter(test));
  }

  private kindsOf(categories: readonly string[]): Uint32Array {
    const known = new Map<string, Map<number, number>>();
    return Uint32Array.from(categories, (category, position) => {
      const bits = this.bits[position]!;
      let ofCategory = known.get(category);
      if (!ofCategory) known.set(category, (ofCategory = new Map()));
      const kind = ofCategory.get(bits) ?? this.kinds.push({ bits, category }) - 1;
      ofCategory.set(bits, kind);
      return kind;
    });
  }

  all(): JobSet {
    const set = new TypedFastBitSet();
    set.addRange(0, this.size);
    return set;
  }

  /** The jobs with these listing keys; ignores keys of jobs that are no longer active. */
  of(keys: number[]): JobSet {
    return this.setOf(this.positionsOf(keys));
  }

  private positionsOf(keys: number[]): number[] {
    const positions: number[] = [];
    let position = this.size;
    for (const key of keys) {
      // Keys mostly come from an index in ascending order, so the next one is near.
      for (let step = 0; step < NEAR && position > 0 && this.keys[position - 1]! <= key; step++)
        position -= 1;
      if (this.keys[position] !== key) position = this.firstPosition((at) => this.keys[at]! <= key);
      if (this.keys[position] === key) positions.push(position);
    }
    return positions;
  }

  setOf(positions: ArrayLike<number>): JobSet {
    const set = new TypedFastBitSet();
    set.resize(this.size);
    for (let index = 0; index < positions.length; index++) set.add(positions[index]!);
    return set;
  }

  /** The jobs whose positions pass a test. */
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

  /** The jobs of each category, by its ID. */
  categories(): Map<string, number[]> {
    const jobs = new Map<string, number[]>(this.kinds.map(({ category }) => [category, []]));
    for (const [job, kind] of this.kind.entries()) jobs.get(this.kinds[kind]!.category)!.push(job);
    return jobs;
  }

  /** The first position whose time passes a test that all later ones pass too; the size if none does. */
  firstWhere(test: (time: number) => boolean): number {
    return this.firstPosition((position) => test(this.timeOf(position)));
  }

  private firstPosition(test: (position: number) => boolean): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (test(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The jobs in any of these places, by slug; none for unknown slugs. */
  inPlaces(slugs: string[]): JobSet {
    return this.setOf(slugs.flatMap((slug) => [...(this.places.get(slug)?.positions ?? [])]));
  }

  /** Counts these jobs by city slug; with `near`, in its metropolitan area. */
  countCities(jobs: JobSet, near: boolean): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [slug, place] of this.places) {
      if (place.kind !== 'city') continue;
      let count = 0;
      if (near) count = this.inPlaces(placesWithin(slug, true)).intersection_size(jobs);
      else for (const position of place.positions) if (jobs.has(position)) count += 1;
      if (count > 0) counts[slug] = count;
    }
    return counts;
  }
}

/** Columns of job facts in order of descending keys; null if not stated. */
export type CatalogueFacts = {
  keys: number[];
  categories: string[];
  bits: number[];
  leastPay: (number | null)[];
  mostPay: (number | null)[];
  /** In milliseconds since 1970; Infinity without a closing date. */
  closesAt: number[];
};
export type ListedPlace = { slug: string; kind: 'city' | 'state'; keys: number[] };
