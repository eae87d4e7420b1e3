CREATE TABLE application_states (
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE, state TEXT NOT NULL,
  at TEXT NOT NULL, PRIMARY KEY (application_id, state)
) STRICT, WITHOUT ROWID;
CREATE INDEX application_states_by_time ON application_states (at);
ALTER TABLE applications ADD COLUMN status_hash TEXT;
ALTER TABLE applications ADD COLUMN ended_told_at TEXT;
CREATE UNIQUE INDEX applications_by_status ON applications (status_hash) WHERE status_hash IS NOT NULL;
CREATE INDEX applications_by_job ON applications (job_id);
