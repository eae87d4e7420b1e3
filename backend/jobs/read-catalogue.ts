import { Catalogue, type CatalogueFacts, type ListedPlace } from '../../lib/search/catalogue';
import type { Sql } from '../store/database';
import { timeOfKey } from './job-rows';

/** Reads the catalogue from the store. */
export async function readCatalogue({ query, arrayOf, arrayIn }: Sql): Promise<Catalogue> {
  // Columns as arrays: a row of its own for each of 100,000 jobs takes several times as long.
  const inOrder = (column: string) => arrayOf(column, 'listing_key DESC');
  const [facts] = await query<Record<keyof CatalogueFacts, unknown>>(
    `SELECT ${inOrder('listing_key')} AS keys, ${inOrder('category_id')} AS categories, ${inOrder('facts')} AS bits,
       ${inOrder('least_pay')} AS "leastPay", ${inOrder('most_pay')} AS "mostPay", ${inOrder('closes_at')} AS "closesAt"
     FROM job_facts`,
  );
  const places = await query<Omit<ListedPlace, 'keys'> & { keys: unknown }>(
    `SELECT slug, kind, ${arrayOf('listing_key', 'listing_key')} AS keys
     FROM job_cities JOIN cities ON cities.id = city_id GROUP BY slug, kind`,
  );
  return new Catalogue(
    {
      keys: arrayIn(facts?.keys),
      categories: texts(arrayIn(facts?.categories)),
      bits: arrayIn(facts?.bits),
      leastPay: arrayIn(facts?.leastPay),
      mostPay: arrayIn(facts?.mostPay),
      closesAt: arrayIn(facts?.closesAt),
    },
    places.map(({ keys, ...place }) => ({ ...place, keys: arrayIn(keys) })),
    timeOfKey,
  );
}

// One text for each id, not one for each of 100,000 jobs.
function texts(ids: number[]): string[] {
  const named = new Map(ids.map((id) => [id, String(id)]));
  return ids.map((id) => named.get(id)!);
}
