import { placesOf, type PlaceOfJob } from '../../lib/jobs/places/places-of';
import type { Sql } from '../store/database';

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
    placesOf(location ?? '').map((city) => ({ listingKey, city })),
  );
  const named = new Map<string, PlaceOfJob>(listed.map(({ city }) => [city.slug, city]));
  const slugs = [...named.keys()];
  const known = () =>
    query<PlaceOfJob & { id: number }>(
      `SELECT id, slug, name, region, kind FROM cities WHERE slug ${oneOf('$1', 'text')}`,
      [slugs],
    );
  const unchanged = new Set(
    (await known())
      .filter(
        ({ slug, name, region, kind }) =>
          named.get(slug)?.name === name &&
          named.get(slug)?.region === region &&
          named.get(slug)?.kind === kind,
      )
      .map(({ slug }) => slug),
  );
  await insert<PlaceOfJob>(
    'cities',
    { slug: 'text', name: 'text', region: 'text', kind: 'text' },
    [...named.values()].filter(({ slug }) => !unchanged.has(slug)),
    'ON CONFLICT (slug) DO UPDATE SET name = excluded.name, region = excluded.region, kind = excluded.kind',
  );
  const ids = new Map((await known()).map(({ slug, id }) => [slug, id]));
  await insert(
    'job_cities',
    { city_id: 'integer', listing_key: 'bigint' },
    listed.map(({ listingKey, city }) => ({ city_id: ids.get(city.slug), listing_key: listingKey })),
    'ON CONFLICT DO NOTHING',
  );
}
