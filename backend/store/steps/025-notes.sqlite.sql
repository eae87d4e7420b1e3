-- Notes replace states, which become the first notes. Also adds what the desk needs.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  kind TEXT NOT NULL,
  sealed BLOB
) STRICT;
CREATE INDEX notes_by_application ON notes (application_id, id);
CREATE INDEX notes_by_time ON notes (at);
ALTER TABLE applications ADD COLUMN stage TEXT NOT NULL DEFAULT 'new';
ALTER TABLE applications ADD COLUMN automatic TEXT NOT NULL DEFAULT '';
ALTER TABLE applications ADD COLUMN phone_hash TEXT;
ALTER TABLE applications ADD COLUMN cv_hash TEXT;
INSERT INTO notes (application_id, at, who, kind)
  SELECT application_id, at, '', CASE state WHEN 'with-employer' THEN 'sent' WHEN 'not-this-time' THEN 'rejected' ELSE state END
  FROM application_states
  ORDER BY at, CASE state WHEN 'seen' THEN 1 WHEN 'with-employer' THEN 2 ELSE 3 END;
UPDATE applications SET stage = coalesce(
  (SELECT kind FROM notes WHERE application_id = applications.id ORDER BY id DESC LIMIT 1), 'new');
DROP TABLE application_states;
DROP INDEX applications_received;
CREATE INDEX applications_received ON applications (received_at, job_id);
DROP INDEX applications_by_job;
CREATE INDEX applications_by_job ON applications (job_id, stage, id, automatic);
CREATE INDEX applications_by_stage ON applications (stage, id, automatic);
CREATE INDEX applications_by_phone ON applications (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX applications_by_cv ON applications (cv_hash) WHERE cv_hash IS NOT NULL;
CREATE TABLE desk_tokens (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  staff_hash TEXT NOT NULL,
  browser_hash TEXT,
  made_at TEXT NOT NULL,
  ended_at TEXT,
  used_at TEXT NOT NULL,
  since TEXT NOT NULL DEFAULT '',
  open_id INTEGER,
  open_until TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_tokens_by_staff ON desk_tokens (staff_hash, kind);
CREATE INDEX desk_tokens_by_age ON desk_tokens (made_at);
CREATE INDEX desk_tokens_open ON desk_tokens (open_id) WHERE open_id IS NOT NULL;
