/* job_sources.lease marks a claim: until busy_until nobody else works on the source. `state` is its reader's own. */
export const jobSources = `
  ALTER TABLE jobs ADD COLUMN source TEXT;
  CREATE INDEX jobs_by_source ON jobs (source) WHERE source IS NOT NULL;
  CREATE TABLE job_sources (
    name TEXT PRIMARY KEY,
    lease TEXT,
    busy_until TEXT,
    state TEXT
  ) STRICT, WITHOUT ROWID;
`;
