import { TypedFastBitSet } from 'typedfastbitset';
import type { Sql } from '../database';
import { timeOfKey } from './job-rows';

/** A set of jobs by their position in the catalogue. */
export type JobSet = TypedFastBitSet;

type Place = { kind: 'city' | 'state'; positions: number[] };

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

  constructor(facts: FactsRow[], cities: CityRow[], jobCities: JobCityRow[]) {
    this.size = facts.length;
    this.keys = Float64Array.from(facts, ({ listing_key }) => listing_key);
    this.bits = Int32Array.from(facts, (row) => row.facts);
    this.leastPay = Float64Array.from(facts, ({ least_pay }) => least_pay ?? 0);
    this.mostPay = Float64Array.from(facts, ({ most_pay }) => most_pay ?? 0);
    this.closesAt = Float64Array.from(facts, ({ closes_at }) =>
      closes_at ? Date.parse(closes_at) : Infinity,
    );
    const names = new Map<number, string>();
    this.category = facts.map(({ category_id }) => {
      const name = names.get(category_id) ?? String(category_id);
      names.set(category_id, name);
      return name;
    });
    const placesById = new Map<number, Place>();
    for (const { id, slug, kind } of cities) {
      const place: Place = { kind, positions: [] };
      this.places.set(slug, place);
      placesById.set(id, place);
    }
    for (const { city_id, listing_key } of jobCities) {
      const position = this.positionOf(listing_key);
      if (position >= 0) placesById.get(city_id)?.positions.push(position);
    }
  }

  all(): JobSet {
    const set = new TypedFastBitSet();
    set.addRange(0, this.size);
    return set;
  }

  /** The jobs of these listing keys; keys of jobs that are no longer active are left out. */
  of(keys: number[]): JobSet {
    const set = new TypedFastBitSet();
    for (const key of keys) {
      const position = this.positionOf(key);
      if (position >= 0) set.add(position);
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
    for (const slug of slugs)
      for (const position of this.places.get(slug)?.positions ?? []) set.add(position);
    return set;
  }

  /** How many of the jobs are in each city, by slug. */
  countCities(jobs: JobSet): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [slug, { kind, positions }] of this.places) {
      if (kind !== 'city') continue;
      const count = positions.reduce((sum, position) => (jobs.has(position) ? sum + 1 : sum), 0);
      if (count > 0) counts[slug] = count;
    }
    return counts;
  }

  private positionOf(key: number): number {
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.keyOf(middle);
      if (found === key) return middle;
      if (found > key) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

type FactsRow = {
  listing_key: number;
  category_id: number;
  facts: number;
  least_pay: number | null;
  most_pay: number | null;
  closes_at: string | null;
};
type CityRow = { id: number; slug: string; kind: 'city' | 'state' };
type JobCityRow = { city_id: number; listing_key: number };

/** Reads the catalogue from the store. */
export async function readCatalogue({ query }: Sql): Promise<Catalogue> {
  const facts = await query<FactsRow>(
    'SELECT listing_key, category_id, facts, least_pay, most_pay, closes_at FROM job_facts ORDER BY listing_key DESC',
  );
  const cities = await query<CityRow>('SELECT id, slug, kind FROM cities');
  const jobCities = await query<JobCityRow>('SELECT city_id, listing_key FROM job_cities');
  return new Catalogue(facts, cities, jobCities);
}
