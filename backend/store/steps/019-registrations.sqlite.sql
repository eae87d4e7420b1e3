CREATE TABLE registrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '', kept_until TEXT NOT NULL, asked_at TEXT, matches_since TEXT,
  last_seq INTEGER NOT NULL DEFAULT 0, last_day TEXT NOT NULL DEFAULT '',
  key_id INTEGER NOT NULL REFERENCES store_keys (id), email_hash TEXT NOT NULL, sealed BLOB NOT NULL
) STRICT;
CREATE INDEX registrations_received ON registrations (received_at);
CREATE INDEX registrations_by_email ON registrations (email_hash);
CREATE INDEX registrations_kept ON registrations (kept_until);
CREATE INDEX registrations_to_ask ON registrations (kept_until) WHERE asked_at IS NULL;
CREATE INDEX registrations_due ON registrations (last_day) WHERE matches_since IS NOT NULL;
CREATE TABLE registration_cvs (
  registration_id INTEGER PRIMARY KEY REFERENCES registrations (id),
  key_id INTEGER NOT NULL REFERENCES store_keys (id), sealed BLOB NOT NULL, bytes BLOB NOT NULL
) STRICT;
ALTER TABLE mails ADD COLUMN registration_id INTEGER REFERENCES registrations (id) ON DELETE CASCADE;
CREATE INDEX mails_by_registration ON mails (registration_id) WHERE registration_id IS NOT NULL;
