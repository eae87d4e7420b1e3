import type { Database } from 'better-sqlite3';
import type { KeySource } from '../../keys/key-source';
import { emailHash, sealBytes, sealTexts } from '../../keys/sealed-rows';
import { firstDataKey, PLAIN_BATCH, plainForms, plainTables, type PlainTable } from '../first-data-key';

/*
 * What is personal is encrypted: a row's texts in `sealed`, by the data key `key_id`; the address is found by email_hash.
 * Tables are written anew, going on with the same ids, and the old ones dropped: secure_delete overwrites their pages,
 * while a column that is dropped can leave copies in pages that stay in use. CVs, of which there may be gigabytes, wait
 * in plain_cvs until seal-plain-cvs.ts has moved them. mail_turns counts by a keyed hash, and begins anew.
 */
const NEW_TABLES = `
  CREATE TABLE store_keys (
    id INTEGER PRIMARY KEY,
    wrapped BLOB NOT NULL
  ) STRICT;
  CREATE TABLE new_applications (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    reference TEXT NOT NULL DEFAULT '',
    job_id TEXT NOT NULL REFERENCES jobs (id),
    key_id INTEGER NOT NULL REFERENCES store_keys (id),
    email_hash TEXT NOT NULL,
    sealed BLOB NOT NULL
  ) STRICT;
  CREATE TABLE new_contact_enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    reference TEXT NOT NULL DEFAULT '',
    key_id INTEGER NOT NULL REFERENCES store_keys (id),
    email_hash TEXT NOT NULL,
    sealed BLOB NOT NULL
  ) STRICT;
  CREATE TABLE new_job_inquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    reference TEXT NOT NULL DEFAULT '',
    key_id INTEGER NOT NULL REFERENCES store_keys (id),
    email_hash TEXT NOT NULL,
    sealed BLOB NOT NULL
  ) STRICT;
  CREATE TABLE new_job_alerts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    keyword TEXT NOT NULL,
    category_id TEXT NOT NULL,
    location TEXT NOT NULL,
    filters TEXT NOT NULL DEFAULT '',
    frequency TEXT NOT NULL DEFAULT 'daily',
    created_at TEXT NOT NULL,
    confirmed_at TEXT,
    last_seq INTEGER NOT NULL DEFAULT 0,
    last_day TEXT NOT NULL DEFAULT '',
    key_id INTEGER NOT NULL REFERENCES store_keys (id),
    email_hash TEXT NOT NULL,
    sealed BLOB NOT NULL
  ) STRICT;
`;

const kept: Record<PlainTable, string[]> = {
  applications: ['id', 'received_at', 'idempotency_key', 'reference', 'job_id'],
  contact_enquiries: ['id', 'received_at', 'idempotency_key', 'reference'],
  job_inquiries: ['id', 'received_at', 'idempotency_key', 'reference'],
  job_alerts: [
    ...['id', 'keyword', 'category_id', 'location', 'filters', 'frequency', 'created_at', 'confirmed_at'],
    ...['last_seq', 'last_day'],
  ],
};

const replace = (table: PlainTable) => `
  DELETE FROM sqlite_sequence WHERE name = 'new_${table}';
  INSERT INTO sqlite_sequence (name, seq) SELECT 'new_${table}', seq FROM sqlite_sequence WHERE name = '${table}';
  DROP TABLE ${table};
  ALTER TABLE new_${table} RENAME TO ${table};
`;

const THE_REST = `
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
    key_id INTEGER NOT NULL REFERENCES store_keys (id),
    sealed BLOB NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;

  ALTER TABLE mails ADD COLUMN key_id INTEGER REFERENCES store_keys (id);
  ALTER TABLE mails ADD COLUMN sealed BLOB;
  DROP TABLE mail_turns;
  CREATE TABLE mail_turns (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    mailbox_hash TEXT NOT NULL,
    purpose TEXT NOT NULL,
    taken_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX mail_turns_by_mailbox ON mail_turns (mailbox_hash, purpose, taken_at);
  CREATE INDEX mail_turns_by_age ON mail_turns (taken_at);

  CREATE TABLE new_secrets (
    name TEXT PRIMARY KEY,
    key_id INTEGER NOT NULL REFERENCES store_keys (id),
    sealed BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

export function sealedRows(db: Database, keys: KeySource): void {
  db.exec(NEW_TABLES);
  const { key, row } = firstDataKey(keys);
  db.prepare('INSERT INTO store_keys (id, wrapped) VALUES (@id, @wrapped)').run(row);
  for (const table of plainTables) {
    const { email, texts } = plainForms[table];
    const columns = kept[table];
    const next = db.prepare<[number], Record<string, string> & { id: number }>(
      `SELECT ${[...columns, ...texts].join(', ')} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${PLAIN_BATCH}`,
    );
    const insert = db.prepare(
      `INSERT INTO new_${table} (${columns.join(', ')}, key_id, email_hash, sealed)
       VALUES (${columns.map((name) => `@${name}`).join(', ')}, @key_id, @email_hash, @sealed)`,
    );
    for (let after = 0, rows; (rows = next.all(after)).length > 0; after = rows.at(-1)!.id)
      for (const plain of rows) {
        const personal = Object.fromEntries(texts.map((name) => [name, plain[name]]));
        const sealed = sealTexts(key, personal, table, plain.id);
        insert.run({ ...plain, key_id: key.id, email_hash: emailHash(key, plain[email] ?? ''), sealed });
      }
    db.exec(replace(table));
  }
  db.exec(THE_REST);
  const tokens = db.prepare<[], { id: number; token: string }>(
    'SELECT id, token FROM mails WHERE token IS NOT NULL',
  );
  const setToken = db.prepare('UPDATE mails SET key_id = ?, sealed = ? WHERE id = ?');
  for (const { id, token } of tokens.all()) setToken.run(key.id, sealTexts(key, { token }, 'mails', id), id);
  const secrets = db.prepare<[], { name: string; value: Buffer }>('SELECT name, value FROM secrets').all();
  const addSecret = db.prepare('INSERT INTO new_secrets (name, key_id, sealed) VALUES (?, ?, ?)');
  for (const { name, value } of secrets)
    addSecret.run(name, key.id, sealBytes(key, value, ['secrets', name, 'sealed']));
  db.exec(
    'ALTER TABLE mails DROP COLUMN token; DROP TABLE secrets; ALTER TABLE new_secrets RENAME TO secrets;',
  );
}
