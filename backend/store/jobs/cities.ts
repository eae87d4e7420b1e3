import { citiesIn } from '../../../lib/shared/places/cities';
import type { Sql } from '../database';

type City = { slug: string; name: string; region: string };

/** Takes jobs out of the lists of their cities; for use within a transaction. */
export async function removeJobCities({ query, oneOf }: Sql, listingKeys: number[]): Promise<void> {
  await query(`DELETE FROM job_cities WHERE listing_key ${oneOf('$1', 'bigint')}`, [listingKeys]);
}

/** Puts jobs into the lists of the cities that their locations name; for use within a transaction. */
export async function addJobCities(
  { query, insert, oneOf }: Sql,
  jobs: { listingKey: number; location: string | null }[],
): Promise<void> {
  const listed = jobs.flatMap(({ listingKey, location }) =>
    citiesIn(location ?? '').map((city) => ({ listingKey, city })),
  );
  const named = new Map<string, City>(listed.map(({ city }) => [city.slug, city]));
  const slugs = [...named.keys()];
  const known = () =>
    query<City & { id: number }>(
      `SELECT id, slug, name, region FROM cities WHERE slug ${oneOf('$1', 'text')}`,
      [slugs],
    );
  const unchanged = new Set(
    (await known())
      .filter(
        ({ slug, name, region }) => named.get(slug)?.name === name && named.get(slug)?.region === region,
      )
      .map(({ slug }) => slug),
  );
  await insert<City>(
    'cities',
    { slug: 'text', name: 'text', region: 'text' },
    [...named.values()].filter(({ slug }) => !unchanged.has(slug)),
    'ON CONFLICT (slug) DO UPDATE SET name = excluded.name, region = excluded.region',
  );
  const ids = new Map((await known()).map(({ slug, id }) => [slug, id]));
  await insert(
    'job_cities',
    { city_id: 'integer', listing_key: 'bigint' },
    listed.map(({ listingKey, city }) => ({ city_id: ids.get(city.slug), listing_key: listingKey })),
    'ON CONFLICT DO NOTHING',
  );
}
