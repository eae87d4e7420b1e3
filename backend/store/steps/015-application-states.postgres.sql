CREATE TABLE application_states (
  application_id integer NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  state text COLLATE "C" NOT NULL, at text COLLATE "C" NOT NULL, PRIMARY KEY (application_id, state)
);
CREATE INDEX application_states_by_time ON application_states (at);
ALTER TABLE applications ADD COLUMN status_hash text COLLATE "C";
ALTER TABLE applications ADD COLUMN ended_told_at text COLLATE "C";
CREATE UNIQUE INDEX applications_by_status ON applications (status_hash) WHERE status_hash IS NOT NULL;
CREATE INDEX applications_by_job ON applications (job_id);
