CREATE TABLE consents (
  seq INTEGER PRIMARY KEY, prev_hash TEXT NOT NULL, hash TEXT NOT NULL, entry TEXT NOT NULL, kind TEXT NOT NULL,
  row_id INTEGER, key_id INTEGER REFERENCES store_keys (id), sealed BLOB
) STRICT;
CREATE INDEX consents_by_row ON consents (kind, row_id) WHERE row_id IS NOT NULL;
CREATE TABLE consent_head (
  id INTEGER PRIMARY KEY CHECK (id = 1), seq INTEGER NOT NULL, hash TEXT NOT NULL
) STRICT;
INSERT INTO consent_head (id, seq, hash) VALUES (1, 0, '');
CREATE TABLE consent_texts (
  hash TEXT PRIMARY KEY, wording TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE your_data_tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT, hash TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL,
  email_hash TEXT NOT NULL, key_id INTEGER NOT NULL REFERENCES store_keys (id), sealed BLOB NOT NULL
) STRICT;
CREATE INDEX your_data_tokens_by_email ON your_data_tokens (email_hash);
CREATE INDEX your_data_tokens_by_age ON your_data_tokens (created_at);
CREATE TABLE erasures (
  id INTEGER PRIMARY KEY AUTOINCREMENT, erased_at TEXT NOT NULL, address_hash TEXT NOT NULL,
  key_id INTEGER REFERENCES store_keys (id), sealed BLOB
) STRICT;
CREATE INDEX erasures_by_email ON erasures (address_hash, erased_at);
CREATE INDEX erasures_to_tell ON erasures (id) WHERE sealed IS NOT NULL;
