CREATE TABLE staff (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  staff_hash TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL,
  added_at TEXT NOT NULL,
  removed_at TEXT,
  signed_in_at TEXT,
  sealed BLOB NOT NULL
) STRICT;
ALTER TABLE desk_tokens ADD COLUMN asked_by TEXT;
CREATE INDEX mails_by_kind ON mails (kind, next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
