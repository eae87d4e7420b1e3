import { citiesIn } from '../../../lib/shared/places/cities';
import type { Query } from '../postgres-connection';
import { rowsOf } from '../postgres-rows';

/** Takes jobs out of the lists of their cities; for use within a transaction. */
export async function removeJobCities(query: Query, listingKeys: number[]): Promise<void> {
  await query('DELETE FROM job_cities WHERE listing_key = ANY ($1::bigint[])', [listingKeys]);
}

/** Puts jobs into the lists of the cities that their locations name; for use within a transaction that has its turn. */
export async function addJobCities(
  query: Query,
  jobs: { listingKey: number; location: string | null }[],
): Promise<void> {
  const found = jobs.flatMap(({ listingKey, location }) =>
    citiesIn(location ?? '').map((city) => ({ listingKey, city })),
  );
  const cities = [...new Map(found.map(({ city }) => [city.slug, city])).values()];
  if (cities.length === 0) return;
  const wanted = rowsOf(
    { slug: 'text', name: 'text', region: 'text' },
    cities.map(({ slug, name, region }) => ({ slug, name, region })),
  );
  await query(
    `INSERT INTO cities (${wanted.names}) SELECT * FROM ${wanted.unnest} AS wanted (${wanted.names})
     WHERE NOT EXISTS (
       SELECT 1 FROM cities known
       WHERE (known.slug, known.name, known.region) = (wanted.slug, wanted.name, wanted.region)
     )
     ON CONFLICT (slug) DO UPDATE SET name = excluded.name, region = excluded.region`,
    wanted.values,
  );
  const listed = rowsOf(
    { slug: 'text', listing_key: 'bigint' },
    found.map(({ listingKey, city }) => ({ slug: city.slug, listing_key: listingKey })),
  );
  await query(
    `INSERT INTO job_cities (city_id, listing_key)
     SELECT cities.id, listed.listing_key FROM ${listed.unnest} AS listed (${listed.names}) JOIN cities USING (slug)
     ON CONFLICT DO NOTHING`,
    listed.values,
  );
}
