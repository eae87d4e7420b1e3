import type { Database } from 'better-sqlite3';
import { citiesIn } from '../../../../lib/jobs/places/cities';

/** Gives the jobs that were stored before there were cities theirs. */
export function fillCities(db: Database): void {
  const jobs = db
    .prepare<[], { listing_key: number; location: string }>(
      'SELECT listing_key, location FROM jobs WHERE listing_key IS NOT NULL AND location IS NOT NULL',
    )
    .all();
  const addCity = db.prepare('INSERT OR IGNORE INTO cities (slug, name, region) VALUES (?, ?, ?)');
  const addJob = db.prepare(
    'INSERT OR IGNORE INTO job_cities (city_id, listing_key) SELECT id, ? FROM cities WHERE slug = ?',
  );
  for (const { listing_key, location } of jobs) {
    for (const { slug, name, region } of citiesIn(location)) {
      addCity.run(slug, name, region);
      addJob.run(listing_key, slug);
    }
  }
}
