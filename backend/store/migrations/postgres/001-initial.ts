/*
 * No extension is needed, for a hosted database may not give the right to make one: accents are folded by normalise.ts,
 * alike for indexing and for asking (unaccent), and word_trigrams finds what is like a mistyped word (pg_trgm).
 *
 * Times are ISO 8601 in UTC as text, as the store gives them; COLLATE "C" compares them bytewise in any database.
 * jobs.listing_key is null unless the job is active. It grows with the job's date, so that one index gives the
 * newest jobs first.
 *
 * job_heads and job_texts hold active jobs only. job_texts.words is what is matched, by its index; it lies out of line,
 * so that the table itself is a few pages of keys and counting matches reads little. job_heads has the words of title
 * (A), company and place (B) and category (C), and the stems of all (D), for ranking and for walking from the newest.
 * Both are written by the program, in words split by normalise.ts.
 *
 * store_state has one row. Whoever changes jobs locks it first and until the commit, so that no change becomes visible
 * after one with a higher seq and numbers are counted without gaps; its last_seq tells readers what they may keep.
 * active_jobs is their number, for counting all of them takes long.
 */
export const postgresInitial = `
  CREATE TABLE store_state (
    id integer PRIMARY KEY CHECK (id = 1),
    last_seq bigint NOT NULL,
    active_jobs bigint NOT NULL
  );
  INSERT INTO store_state VALUES (1, 0, 0);

  CREATE TABLE categories (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL UNIQUE
  );
  CREATE TABLE cities (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    slug text COLLATE "C" NOT NULL UNIQUE,
    name text COLLATE "C" NOT NULL,
    region text NOT NULL
  );

  CREATE TABLE jobs (
    pk bigint PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    number bigint,
    category_id integer NOT NULL REFERENCES categories (id),
    listing_key bigint,
    is_sample boolean NOT NULL,
    sort_at text COLLATE "C" NOT NULL,
    posted_at text COLLATE "C",
    expires_at text COLLATE "C",
    closed_at text COLLATE "C",
    created_at text COLLATE "C" NOT NULL,
    updated_at text COLLATE "C" NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    image text,
    company_name text,
    location text,
    salary text,
    job_type text,
    workspace text,
    notes text,
    description text,
    qualification text,
    primary_responsibility text
  );
  CREATE UNIQUE INDEX jobs_listed ON jobs (listing_key) WHERE listing_key IS NOT NULL;
  CREATE INDEX jobs_listed_by_category ON jobs (category_id, listing_key) WHERE listing_key IS NOT NULL;
  CREATE INDEX jobs_to_expire ON jobs (expires_at) WHERE listing_key IS NOT NULL AND expires_at IS NOT NULL;
  CREATE INDEX jobs_by_number ON jobs (number) WHERE number IS NOT NULL;
  CREATE INDEX jobs_sample ON jobs (pk) WHERE is_sample AND listing_key IS NOT NULL;

  CREATE TABLE job_cities (
    city_id integer NOT NULL REFERENCES cities (id),
    listing_key bigint NOT NULL,
    PRIMARY KEY (city_id, listing_key)
  );
  CREATE INDEX job_cities_by_job ON job_cities (listing_key);

  CREATE TABLE job_heads (
    listing_key bigint PRIMARY KEY,
    head tsvector NOT NULL
  );
  CREATE TABLE job_texts (
    listing_key bigint PRIMARY KEY,
    words tsvector NOT NULL
  ) WITH (toast_tuple_target = 128);
  CREATE INDEX job_texts_words ON job_texts USING gin (words);

  CREATE TABLE known_words (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    word text COLLATE "C" NOT NULL UNIQUE
  );
  CREATE TABLE word_trigrams (
    trigram text COLLATE "C" NOT NULL,
    length integer NOT NULL,
    word_id integer NOT NULL,
    PRIMARY KEY (trigram, length, word_id)
  );

  CREATE TABLE job_changes (
    seq bigint PRIMARY KEY,
    job_id text NOT NULL,
    slug text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('published', 'updated', 'closed')),
    at text COLLATE "C" NOT NULL
  );
  CREATE TABLE consumers (
    name text PRIMARY KEY,
    position bigint NOT NULL,
    lease text,
    busy_until text COLLATE "C",
    failures integer NOT NULL DEFAULT 0,
    retry_at text COLLATE "C"
  );

  CREATE TABLE applications (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    received_at text COLLATE "C" NOT NULL,
    idempotency_key text COLLATE "C" UNIQUE,
    job_id text COLLATE "C" NOT NULL REFERENCES jobs (id),
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    message text NOT NULL,
    source text NOT NULL
  );
  CREATE TABLE application_cvs (
    application_id integer PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
    name text NOT NULL,
    mime_type text NOT NULL,
    size integer NOT NULL,
    sha256 text NOT NULL,
    bytes bytea NOT NULL
  );
  CREATE TABLE contact_enquiries (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    received_at text COLLATE "C" NOT NULL,
    idempotency_key text COLLATE "C" UNIQUE,
    name text NOT NULL,
    email_address text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL
  );
  CREATE TABLE job_inquiries (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    received_at text COLLATE "C" NOT NULL,
    idempotency_key text COLLATE "C" UNIQUE,
    company_name text NOT NULL,
    contact_person text NOT NULL,
    email_address text NOT NULL,
    contact_number text NOT NULL,
    job_title text NOT NULL,
    location text NOT NULL,
    job_description text NOT NULL
  );
`;
