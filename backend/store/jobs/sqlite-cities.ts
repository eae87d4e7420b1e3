import type { Database } from 'better-sqlite3';
import { citiesIn } from '../../../lib/shared/places/cities';

export type JobCities = {
  add(listingKey: number, location: string | null): void;
  remove(listingKeys: number[]): void;
};

/** The writing side of the active jobs' cities. Both methods are for use within a transaction. */
export function createJobCities(db: Database): JobCities {
  const findCity = db.prepare<[string], { id: number; name: string; region: string }>(
    'SELECT id, name, region FROM cities WHERE slug = ?',
  );
  const writeCity = db
    .prepare<[string, string, string], number>(
      `INSERT INTO cities (slug, name, region) VALUES (?, ?, ?)
       ON CONFLICT (slug) DO UPDATE SET name = excluded.name, region = excluded.region RETURNING id`,
    )
    .pluck();
  const addJob = db.prepare('INSERT OR IGNORE INTO job_cities (city_id, listing_key) VALUES (?, ?)');
  const removeJob = db.prepare('DELETE FROM job_cities WHERE listing_key = ?');

  return {
    add(listingKey, location) {
      for (const { slug, name, region } of citiesIn(location ?? '')) {
        const known = findCity.get(slug);
        const isSame = known?.name === name && known.region === region;
        addJob.run(isSame ? known.id : writeCity.get(slug, name, region), listingKey);
      }
    },
    remove(listingKeys) {
      for (const key of listingKeys) removeJob.run(key);
    },
  };
}
