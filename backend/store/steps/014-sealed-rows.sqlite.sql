-- Encrypts personal data with the functions of keys/older-stores.ts. Tables are rewritten, continuing the same ids,
-- and the old ones dropped: secure_delete overwrites their pages, while dropping a column can leave copies in pages
-- still in use. CVs, possibly gigabytes, wait in plain_cvs until they are moved. mail_turns starts empty.
CREATE TABLE store_keys (
  id INTEGER PRIMARY KEY, wrapped BLOB NOT NULL
) STRICT;
INSERT INTO store_keys (id, wrapped) VALUES (1, first_key());

CREATE TABLE new_applications (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '', job_id TEXT NOT NULL REFERENCES jobs (id),
  key_id INTEGER NOT NULL REFERENCES store_keys (id), email_hash TEXT NOT NULL, sealed BLOB NOT NULL
) STRICT;
INSERT INTO new_applications
  SELECT id, received_at, idempotency_key, reference, job_id, 1, email_hash(email), seal('applications', id, json_object(
    'first_name', first_name, 'last_name', last_name, 'email', email, 'phone', phone,
    'experience_years', experience_years, 'notice_period', notice_period, 'message', message, 'source', source,
    'consent', consent, 'consent_at', consent_at, 'job_closed_at', job_closed_at
  )) FROM applications;
CREATE TABLE new_contact_enquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '', key_id INTEGER NOT NULL REFERENCES store_keys (id),
  email_hash TEXT NOT NULL, sealed BLOB NOT NULL
) STRICT;
INSERT INTO new_contact_enquiries
  SELECT id, received_at, idempotency_key, reference, 1, email_hash(email_address), seal('contact_enquiries', id, json_object(
    'name', name, 'email_address', email_address, 'subject', subject, 'message', message
  )) FROM contact_enquiries;
CREATE TABLE new_job_inquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '', key_id INTEGER NOT NULL REFERENCES store_keys (id),
  email_hash TEXT NOT NULL, sealed BLOB NOT NULL
) STRICT;
INSERT INTO new_job_inquiries
  SELECT id, received_at, idempotency_key, reference, 1, email_hash(email_address), seal('job_inquiries', id, json_object(
    'company_name', company_name, 'contact_person', contact_person, 'email_address', email_address,
    'contact_number', contact_number, 'job_title', job_title, 'location', location, 'job_description', job_description
  )) FROM job_inquiries;
CREATE TABLE new_job_alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, keyword TEXT NOT NULL, category_id TEXT NOT NULL,
  location TEXT NOT NULL, filters TEXT NOT NULL DEFAULT '', frequency TEXT NOT NULL DEFAULT 'daily',
  created_at TEXT NOT NULL, confirmed_at TEXT, last_seq INTEGER NOT NULL DEFAULT 0,
  last_day TEXT NOT NULL DEFAULT '', key_id INTEGER NOT NULL REFERENCES store_keys (id),
  email_hash TEXT NOT NULL, sealed BLOB NOT NULL
) STRICT;
INSERT INTO new_job_alerts
  SELECT id, keyword, category_id, location, filters, frequency, created_at, confirmed_at, last_seq, last_day, 1,
    email_hash(email), seal('job_alerts', id, json_object('email', email))
  FROM job_alerts;

DELETE FROM sqlite_sequence
  WHERE name IN ('new_applications', 'new_contact_enquiries', 'new_job_inquiries', 'new_job_alerts');
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_' || name, seq FROM sqlite_sequence
  WHERE name IN ('applications', 'contact_enquiries', 'job_inquiries', 'job_alerts');
DROP TABLE applications;
DROP TABLE contact_enquiries;
DROP TABLE job_inquiries;
DROP TABLE job_alerts;
ALTER TABLE new_applications RENAME TO applications;
ALTER TABLE new_contact_enquiries RENAME TO contact_enquiries;
ALTER TABLE new_job_inquiries RENAME TO job_inquiries;
ALTER TABLE new_job_alerts RENAME TO job_alerts;
CREATE INDEX applications_received ON applications (received_at);
CREATE INDEX applications_by_email ON applications (email_hash);
CREATE INDEX contact_enquiries_received ON contact_enquiries (received_at);
CREATE INDEX contact_enquiries_by_email ON contact_enquiries (email_hash);
CREATE INDEX job_inquiries_received ON job_inquiries (received_at);
CREATE INDEX job_inquiries_by_email ON job_inquiries (email_hash);
CREATE UNIQUE INDEX job_alerts_wish ON job_alerts (email_hash, keyword, category_id, location, filters);
CREATE INDEX job_alerts_due ON job_alerts (frequency, last_day) WHERE confirmed_at IS NOT NULL;
CREATE INDEX job_alerts_unconfirmed ON job_alerts (created_at) WHERE confirmed_at IS NULL;

ALTER TABLE application_cvs RENAME TO plain_cvs;
CREATE TABLE application_cvs (
  application_id INTEGER PRIMARY KEY REFERENCES applications (id),
  key_id INTEGER NOT NULL REFERENCES store_keys (id), sealed BLOB NOT NULL, bytes BLOB NOT NULL
) STRICT;

ALTER TABLE mails ADD COLUMN key_id INTEGER REFERENCES store_keys (id);
ALTER TABLE mails ADD COLUMN sealed BLOB;
UPDATE mails SET key_id = 1, sealed = seal('mails', id, json_object('token', token)) WHERE token IS NOT NULL;
ALTER TABLE mails DROP COLUMN token;

DROP TABLE mail_turns;
CREATE TABLE mail_turns (
  id INTEGER PRIMARY KEY AUTOINCREMENT, mailbox_hash TEXT NOT NULL, purpose TEXT NOT NULL,
  taken_at TEXT NOT NULL
) STRICT;
CREATE INDEX mail_turns_by_mailbox ON mail_turns (mailbox_hash, purpose, taken_at);
CREATE INDEX mail_turns_by_age ON mail_turns (taken_at);

CREATE TABLE new_secrets (
  name TEXT PRIMARY KEY, key_id INTEGER NOT NULL REFERENCES store_keys (id), sealed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO new_secrets SELECT name, 1, seal('secrets', name, value) FROM secrets;
DROP TABLE secrets;
ALTER TABLE new_secrets RENAME TO secrets;
