DROP INDEX applications_by_job;
DROP INDEX applications_by_stage;
DROP INDEX applications_automatic;
ALTER TABLE applications DROP COLUMN automatic;
CREATE INDEX applications_by_job ON applications (job_id, stage, id);
CREATE INDEX applications_by_stage ON applications (stage, id);
DELETE FROM notes WHERE kind = 'not-automatic';
DROP TABLE job_views;
