/* job_sources.lease marks a claim: until busy_until nobody else works on the source. `state` is its reader's own. */
export const postgresJobSources = `
  ALTER TABLE jobs ADD COLUMN source text COLLATE "C";
  CREATE INDEX jobs_by_source ON jobs (source) WHERE source IS NOT NULL;
  CREATE TABLE job_sources (
    name text COLLATE "C" PRIMARY KEY,
    lease text,
    busy_until text COLLATE "C",
    state text
  );
`;
