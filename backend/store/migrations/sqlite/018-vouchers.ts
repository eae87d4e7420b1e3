/* Codes by which the agency vouches for an offer, a call or a letter; what they were issued for is encrypted. */
export const vouchers = `
  CREATE TABLE vouchers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    code_hash TEXT NOT NULL UNIQUE,
    issued_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    revoked_at TEXT,
    key_id INTEGER NOT NULL REFERENCES store_keys (id),
    sealed BLOB NOT NULL
  ) STRICT;
`;
