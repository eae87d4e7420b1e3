-- Allows mails of any kind. SQLite cannot drop a constraint, so the table is rewritten, continuing the same ids.
CREATE TABLE new_mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, message_id TEXT NOT NULL UNIQUE,
  application_id INTEGER REFERENCES applications (id) ON DELETE CASCADE,
  contact_id INTEGER REFERENCES contact_enquiries (id) ON DELETE CASCADE,
  inquiry_id INTEGER REFERENCES job_inquiries (id) ON DELETE CASCADE,
  alert_id INTEGER REFERENCES job_alerts (id) ON DELETE CASCADE, about_id INTEGER, since TEXT, until TEXT,
  after_seq INTEGER, up_to_seq INTEGER, queued_at TEXT NOT NULL, next_try_at TEXT NOT NULL,
  give_up_at TEXT NOT NULL, lease TEXT, tries INTEGER NOT NULL DEFAULT 0, problem TEXT NOT NULL DEFAULT '',
  sent_at TEXT, failed_at TEXT, key_id INTEGER REFERENCES store_keys (id), sealed BLOB, email_hash TEXT
) STRICT;
INSERT INTO new_mails (id, kind, message_id, application_id, contact_id, inquiry_id, alert_id, since, until, after_seq,
    up_to_seq, queued_at, next_try_at, give_up_at, lease, tries, problem, sent_at, failed_at, key_id, sealed)
  SELECT id, kind, message_id, application_id, contact_id, inquiry_id, alert_id, since, until, after_seq,
    up_to_seq, queued_at, next_try_at, give_up_at, lease, tries, problem, sent_at, failed_at, key_id, sealed
  FROM mails;
DELETE FROM sqlite_sequence WHERE name = 'new_mails';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_mails', seq FROM sqlite_sequence WHERE name = 'mails';
DROP TABLE mails;
ALTER TABLE new_mails RENAME TO mails;
CREATE INDEX mails_due ON mails (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX mails_unsent ON mails (id) WHERE sent_at IS NULL;
CREATE INDEX mails_sent ON mails (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX mails_failed ON mails (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX mails_by_application ON mails (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX mails_by_contact ON mails (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX mails_by_inquiry ON mails (inquiry_id) WHERE inquiry_id IS NOT NULL;
CREATE INDEX mails_by_alert ON mails (alert_id) WHERE alert_id IS NOT NULL;
CREATE INDEX mails_by_subject ON mails (kind, about_id) WHERE about_id IS NOT NULL;
CREATE INDEX mails_by_email ON mails (email_hash) WHERE email_hash IS NOT NULL;
