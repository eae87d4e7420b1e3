/*
 * One index for words, job_texts, in lexemes that the program makes (search/job-lexemes.ts); it replaces job_heads, which
 * was ranked. job_facts holds what filters ask of active jobs. store_state.index_version is the reading of words and
 * facts that all three were written by; index-version.ts fills them.
 */
export const postgresOneIndex = `
  DROP TABLE job_heads;
  TRUNCATE job_texts;
  CREATE TABLE job_facts (
    listing_key bigint PRIMARY KEY,
    category_id integer NOT NULL,
    facts integer NOT NULL,
    least_pay double precision,
    most_pay double precision,
    closes_at text COLLATE "C"
  );
  ALTER TABLE cities ADD COLUMN kind text NOT NULL DEFAULT 'city';
  ALTER TABLE store_state ADD COLUMN index_version text;
`;
