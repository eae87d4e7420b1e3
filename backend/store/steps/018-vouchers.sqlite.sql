CREATE TABLE vouchers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, code_hash TEXT NOT NULL UNIQUE, issued_at TEXT NOT NULL,
  expires_at TEXT NOT NULL, revoked_at TEXT, key_id INTEGER NOT NULL REFERENCES store_keys (id),
  sealed BLOB NOT NULL
) STRICT;
