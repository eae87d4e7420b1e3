import { citiesIn } from '../../../lib/jobs/places/cities';
import { findState } from '../../../lib/jobs/places/states';
import { indianPlaces } from '../../../lib/jobs/places/indian-places';
import { slugify } from '../../../lib/base/text/slugify';
import type { Sql } from '../database';

type City = { slug: string; name: string; region: string; kind: 'city' | 'state' };

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
  const named = new Map<string, City>(listed.map(({ city }) => [city.slug, city]));
  const slugs = [...named.keys()];
  const known = () =>
    query<City & { id: number }>(
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
  await insert<City>(
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

/** The cities that a location names, and the states that these are in or that it names itself. */
function placesOf(location: string): City[] {
  const cities = citiesIn(location).map((city) => ({ ...city, kind: 'city' as const }));
  const regions = indianPlaces(location).flatMap(({ region }) => region ?? []);
  const states = regions.flatMap((region) => findState(slugify(region)) ?? []);
  const places = [...states, ...cities].map((place) => [place.slug, place] as const);
  return [...new Map<string, City>(places).values()];
}
