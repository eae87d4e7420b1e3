/*
 * A mail says what it is about, never what it says. mails.next_try_at is also the end of the lease of whoever sends it.
 * mails.token is what a question for confirmation carries; it is forgotten when that is sent, and alert_tokens knows its
 * hash. Ids are never used twice, so that a link in an old mail cannot mean another alert.
 */
export const mailsAlerts = `
  ALTER TABLE applications ADD COLUMN reference TEXT NOT NULL DEFAULT '';
  ALTER TABLE contact_enquiries ADD COLUMN reference TEXT NOT NULL DEFAULT '';
  ALTER TABLE job_inquiries ADD COLUMN reference TEXT NOT NULL DEFAULT '';
  CREATE INDEX applications_received ON applications (received_at);
  CREATE INDEX contact_enquiries_received ON contact_enquiries (received_at);
  CREATE INDEX job_inquiries_received ON job_inquiries (received_at);

  CREATE TABLE job_alerts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    keyword TEXT NOT NULL,
    category_id TEXT NOT NULL,
    location TEXT NOT NULL,
    created_at TEXT NOT NULL,
    confirmed_at TEXT,
    last_seq INTEGER NOT NULL DEFAULT 0,
    last_day TEXT NOT NULL DEFAULT '',
    UNIQUE (email_key, keyword, category_id, location)
  ) STRICT;
  CREATE INDEX job_alerts_due ON job_alerts (last_day) WHERE confirmed_at IS NOT NULL;
  CREATE INDEX job_alerts_unconfirmed ON job_alerts (created_at) WHERE confirmed_at IS NULL;
  CREATE TABLE alert_tokens (
    hash TEXT PRIMARY KEY,
    alert_id INTEGER NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX alert_tokens_by_alert ON alert_tokens (alert_id);
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE VIEW last_change AS SELECT seq FROM sqlite_sequence WHERE name = 'job_changes';

  CREATE TABLE digests (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    day TEXT NOT NULL,
    until TEXT NOT NULL
  ) STRICT;
  CREATE TABLE mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('staff', 'receipt', 'published', 'sheet', 'digest', 'alert-confirm', 'alert')),
    message_id TEXT NOT NULL UNIQUE,
    application_id INTEGER REFERENCES applications (id) ON DELETE CASCADE,
    contact_id INTEGER REFERENCES contact_enquiries (id) ON DELETE CASCADE,
    inquiry_id INTEGER REFERENCES job_inquiries (id) ON DELETE CASCADE,
    alert_id INTEGER REFERENCES job_alerts (id) ON DELETE CASCADE,
    since TEXT,
    until TEXT,
    after_seq INTEGER,
    up_to_seq INTEGER,
    token TEXT,
    queued_at TEXT NOT NULL,
    next_try_at TEXT NOT NULL,
    give_up_at TEXT NOT NULL,
    lease TEXT,
    tries INTEGER NOT NULL DEFAULT 0,
    problem TEXT NOT NULL DEFAULT '',
    sent_at TEXT,
    failed_at TEXT
  ) STRICT;
  CREATE INDEX mails_due ON mails (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
  CREATE INDEX mails_unsent ON mails (id) WHERE sent_at IS NULL;
  CREATE INDEX mails_sent ON mails (sent_at) WHERE sent_at IS NOT NULL;
  CREATE INDEX mails_failed ON mails (failed_at) WHERE failed_at IS NOT NULL;
  CREATE INDEX mails_by_application ON mails (application_id) WHERE application_id IS NOT NULL;
  CREATE INDEX mails_by_contact ON mails (contact_id) WHERE contact_id IS NOT NULL;
  CREATE INDEX mails_by_inquiry ON mails (inquiry_id) WHERE inquiry_id IS NOT NULL;
  CREATE INDEX mails_by_alert ON mails (alert_id) WHERE alert_id IS NOT NULL;
`;
