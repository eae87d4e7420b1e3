/*
 * jobs.listing_key is null unless the job is active. It grows with the job's date, so that one index gives the
 * newest jobs first, and it is the job's rowid in both search tables, so that a match needs no sorting by date.
 * The big HTML columns stand last: SQLite then reads the small ones without following overflow pages.
 *
 * job_heads is ranked, job_texts is only matched. Their text is already split into words by normalise.ts, so the
 * `ascii` tokenizer, which splits at spaces and takes every other script as it is, cannot disagree with it.
 */
export const jobsAndForms = `
  CREATE TABLE categories (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE jobs (
    pk INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    number INTEGER,
    category_id INTEGER NOT NULL REFERENCES categories (id),
    listing_key INTEGER,
    is_sample INTEGER NOT NULL,
    sort_at TEXT NOT NULL,
    posted_at TEXT,
    expires_at TEXT,
    closed_at TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    title TEXT NOT NULL,
    slug TEXT NOT NULL,
    image TEXT,
    company_name TEXT,
    location TEXT,
    salary TEXT,
    job_type TEXT,
    workspace TEXT,
    notes TEXT,
    description TEXT,
    qualification TEXT,
    primary_responsibility TEXT
  ) STRICT;
  CREATE UNIQUE INDEX jobs_listed ON jobs (listing_key) WHERE listing_key IS NOT NULL;
  CREATE INDEX jobs_listed_by_category ON jobs (category_id, listing_key) WHERE listing_key IS NOT NULL;
  CREATE INDEX jobs_to_expire ON jobs (expires_at) WHERE listing_key IS NOT NULL AND expires_at IS NOT NULL;
  CREATE INDEX jobs_by_number ON jobs (number) WHERE number IS NOT NULL;

  CREATE VIRTUAL TABLE job_heads USING fts5 (
    title, company, place, category, mark,
    content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '3 4 5'
  );
  CREATE VIRTUAL TABLE job_texts USING fts5 (
    words,
    content = '', contentless_delete = 1, tokenize = 'ascii', detail = none, prefix = '3 4 5'
  );
  CREATE VIRTUAL TABLE text_words USING fts5vocab (job_texts, 'row');

  CREATE TABLE known_words (
    id INTEGER PRIMARY KEY,
    word TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE word_trigrams (
    trigram TEXT NOT NULL,
    length INTEGER NOT NULL,
    word_id INTEGER NOT NULL,
    PRIMARY KEY (trigram, length, word_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE applications (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;
  CREATE TABLE application_cvs (
    application_id INTEGER PRIMARY KEY REFERENCES applications (id),
    name TEXT NOT NULL,
    mime_type TEXT NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;
  CREATE TABLE contact_enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    name TEXT NOT NULL,
    email_address TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;
  CREATE TABLE job_inquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    company_name TEXT NOT NULL,
    contact_person TEXT NOT NULL,
    email_address TEXT NOT NULL,
    contact_number TEXT NOT NULL,
    job_title TEXT NOT NULL,
    location TEXT NOT NULL,
    job_description TEXT NOT NULL
  ) STRICT;
`;
