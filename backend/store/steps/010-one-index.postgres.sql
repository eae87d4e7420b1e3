-- One index for words replaces two, of which one was ranked; index-version.ts fills it.
DROP TABLE job_heads;
TRUNCATE job_texts;
CREATE TABLE job_facts (
  listing_key bigint PRIMARY KEY, category_id integer NOT NULL, facts integer NOT NULL,
  least_pay double precision, most_pay double precision, closes_at text COLLATE "C"
);
ALTER TABLE cities ADD COLUMN kind text NOT NULL DEFAULT 'city';
ALTER TABLE store_state ADD COLUMN index_version text;
