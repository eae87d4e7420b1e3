-- CVs registered without a job become applications for the talent pool, which has no row in jobs.
CREATE TABLE new_applications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '',
  job_id TEXT NOT NULL,
  status_hash TEXT,
  ended_told_at TEXT,
  stage TEXT NOT NULL DEFAULT 'new',
  phone_hash TEXT,
  cv_hash TEXT,
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
INSERT INTO new_applications (id, received_at, idempotency_key, reference, job_id, status_hash, ended_told_at, stage,
    phone_hash, cv_hash, email_hash, sealed)
  SELECT id, received_at, idempotency_key, reference, job_id, status_hash, ended_told_at, stage, phone_hash, cv_hash,
    email_hash, sealed
  FROM applications;
DELETE FROM sqlite_sequence WHERE name = 'new_applications';
INSERT INTO sqlite_sequence SELECT 'new_applications', seq FROM sqlite_sequence WHERE name = 'applications';
DROP TABLE applications;
ALTER TABLE new_applications RENAME TO applications;
CREATE INDEX applications_received ON applications (received_at, job_id);
CREATE INDEX applications_by_email ON applications (email_hash);
CREATE INDEX applications_by_job ON applications (job_id, stage, id);
CREATE INDEX applications_by_stage ON applications (stage, id);
CREATE INDEX applications_by_phone ON applications (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX applications_by_cv ON applications (cv_hash) WHERE cv_hash IS NOT NULL;
CREATE UNIQUE INDEX applications_by_status ON applications (status_hash) WHERE status_hash IS NOT NULL;
SELECT unlock(mark) FROM store_key;
UPDATE registrations SET reference = 'R' || id WHERE reference = '';
UPDATE registrations SET idempotency_key = NULL
  WHERE idempotency_key IN (SELECT idempotency_key FROM applications WHERE idempotency_key IS NOT NULL);
ALTER TABLE registrations ADD COLUMN application_id INTEGER;
UPDATE registrations
  SET application_id = id + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'applications'), 0);
INSERT INTO applications (id, received_at, idempotency_key, reference, job_id, email_hash, sealed)
  SELECT application_id, received_at, idempotency_key, reference, 'talent-pool', email_hash,
    pooled_texts(id, application_id, sealed)
  FROM registrations;
INSERT INTO application_cvs (application_id, sealed, bytes)
  SELECT application_id, pooled_cv('sealed', id, application_id, registration_cvs.sealed),
    pooled_cv('bytes', id, application_id, bytes)
  FROM registration_cvs JOIN registrations ON id = registration_id;
UPDATE consents SET kind = 'applications',
  row_id = (SELECT application_id FROM registrations WHERE registrations.id = consents.row_id)
  WHERE kind = 'registrations';
DELETE FROM mails WHERE kind IN ('registration-keep', 'registration-matches');
UPDATE mails SET application_id =
  (SELECT registrations.application_id FROM registrations WHERE registrations.id = mails.registration_id)
  WHERE registration_id IS NOT NULL;
DROP INDEX mails_by_registration;
ALTER TABLE mails DROP COLUMN registration_id;
DROP TABLE registration_cvs;
DROP TABLE registrations;
