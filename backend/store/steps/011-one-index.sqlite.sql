-- One index for words replaces two, of which one was ranked; index-version.ts fills it.
DROP TABLE text_words;
DROP TABLE job_heads;
DROP TABLE job_texts;
CREATE VIRTUAL TABLE job_texts USING fts5 (
  words,
  content = '', contentless_delete = 1, tokenize = 'ascii', detail = none
);
CREATE TABLE job_facts (
  listing_key INTEGER PRIMARY KEY, category_id INTEGER NOT NULL, facts INTEGER NOT NULL, least_pay REAL,
  most_pay REAL, closes_at TEXT
) STRICT;
ALTER TABLE cities ADD COLUMN kind TEXT NOT NULL DEFAULT 'city';
ALTER TABLE store_state ADD COLUMN index_version TEXT;
