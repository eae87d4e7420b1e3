/*
 * job_cities holds active jobs only, by listing_key, so that one index gives a city's newest jobs first.
 * consumers.busy_until marks a claim and names it: no second claim of a consumer can end at the same moment.
 */
export const citiesChangesSources = `
  CREATE TABLE cities (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    region TEXT NOT NULL
  ) STRICT;
  CREATE TABLE job_cities (
    city_id INTEGER NOT NULL REFERENCES cities (id),
    listing_key INTEGER NOT NULL,
    PRIMARY KEY (city_id, listing_key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX job_cities_by_job ON job_cities (listing_key);

  CREATE TABLE job_changes (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    job_id TEXT NOT NULL,
    slug TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('published', 'updated', 'closed')),
    at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE consumers (
    name TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    busy_until TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    retry_at TEXT
  ) STRICT, WITHOUT ROWID;

  ALTER TABLE applications ADD COLUMN source TEXT NOT NULL DEFAULT '';
`;
