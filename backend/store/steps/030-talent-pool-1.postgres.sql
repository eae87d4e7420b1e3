-- CVs registered without a job become applications for the talent pool, which has no row in jobs.
-- keys/pool-registrations.ts inserts them before the second part.
ALTER TABLE applications DROP CONSTRAINT applications_job_id_fkey;
UPDATE registrations SET reference = 'R' || id WHERE reference = '';
UPDATE registrations SET idempotency_key = NULL
  WHERE idempotency_key IN (SELECT idempotency_key FROM applications WHERE idempotency_key IS NOT NULL);
ALTER TABLE registrations ADD COLUMN application_id integer;
