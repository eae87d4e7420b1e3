-- The store's schema in PostgreSQL; schema.sqlite.sql explains tables and columns, this file only the differences.
--
-- Needs no extensions, which hosted databases may not allow: the program folds accents (unaccent), and word_trigrams
-- finds words similar to a mistyped one (pg_trgm). COLLATE "C" compares texts bytewise in any database. CVs are
-- stored EXTERNAL, because encrypted bytes cannot be compressed.

CREATE TABLE store_version (
  version integer NOT NULL
);

CREATE TABLE store_key (
  mark text COLLATE "C" NOT NULL
);

CREATE TABLE secrets (
  name text PRIMARY KEY,
  sealed bytea NOT NULL
);

-- Transactions that change jobs lock this row first, so that changes become visible in the order of seq and numbers
-- are counted without gaps.
CREATE TABLE store_state (
  id integer PRIMARY KEY CHECK (id = 1),
  last_seq bigint NOT NULL,
  active_jobs bigint NOT NULL,
  index_version text,
  asked_week text COLLATE "C",
  asking_since text COLLATE "C"
);
INSERT INTO store_state (id, last_seq, active_jobs) VALUES (1, 0, 0);
CREATE VIEW last_change AS SELECT last_seq AS seq FROM store_state;

-- Jobs

CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE jobs (
  pk bigint PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  number bigint,
  category_id integer NOT NULL REFERENCES categories (id),
  listing_key bigint,
  is_sample boolean NOT NULL,
  source text COLLATE "C",
  sort_at text COLLATE "C" NOT NULL,
  posted_at text COLLATE "C",
  expires_at text COLLATE "C",
  closed_at text COLLATE "C",
  closed_reason text NOT NULL DEFAULT '',
  confirmed_at text COLLATE "C" NOT NULL DEFAULT '',
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
  recruiter_email text,
  questions text,
  description text,
  qualification text,
  primary_responsibility text,
  title_hi text,
  description_hi text,
  title_kn text,
  description_kn text
);
CREATE UNIQUE INDEX jobs_listed ON jobs (listing_key) WHERE listing_key IS NOT NULL;
CREATE INDEX jobs_listed_by_category ON jobs (category_id, listing_key) WHERE listing_key IS NOT NULL;
CREATE INDEX jobs_to_expire ON jobs (expires_at) WHERE listing_key IS NOT NULL AND expires_at IS NOT NULL;
CREATE INDEX jobs_to_confirm ON jobs (confirmed_at) WHERE listing_key IS NOT NULL AND NOT is_sample;
CREATE INDEX jobs_by_number ON jobs (number) WHERE number IS NOT NULL;
CREATE INDEX jobs_by_source ON jobs (source) WHERE source IS NOT NULL;
CREATE INDEX jobs_sample ON jobs (pk) WHERE is_sample AND listing_key IS NOT NULL;

CREATE TABLE job_facts (
  listing_key bigint PRIMARY KEY,
  category_id integer NOT NULL,
  facts integer NOT NULL,
  least_pay double precision,
  most_pay double precision,
  closes_at text COLLATE "C"
);
CREATE TABLE cities (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text COLLATE "C" NOT NULL UNIQUE,
  name text COLLATE "C" NOT NULL,
  region text NOT NULL,
  kind text NOT NULL DEFAULT 'city'
);
CREATE TABLE job_cities (
  city_id integer NOT NULL REFERENCES cities (id),
  listing_key bigint NOT NULL,
  PRIMARY KEY (city_id, listing_key)
);
CREATE INDEX job_cities_by_job ON job_cities (listing_key);
-- Words are stored out of line, so that the table itself is a few pages of keys. Without statistics the planner
-- assumes that every term is rare and uses the index; with them it scans the table for a common word.
CREATE TABLE job_texts (
  listing_key bigint PRIMARY KEY,
  words tsvector NOT NULL
) WITH (toast_tuple_target = 128);
ALTER TABLE job_texts ALTER COLUMN words SET STATISTICS 0;
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

CREATE TABLE job_views (
  job_id text COLLATE "C" NOT NULL,
  day text COLLATE "C" NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (job_id, day)
);

CREATE TABLE job_sources (
  name text COLLATE "C" PRIMARY KEY,
  lease text,
  busy_until text COLLATE "C",
  state text
);

CREATE TABLE job_changes (
  seq bigint PRIMARY KEY,
  job_id text NOT NULL,
  slug text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('published', 'updated', 'closed')),
  at text COLLATE "C" NOT NULL
);
CREATE INDEX job_changes_by_job ON job_changes (job_id, seq);
CREATE TABLE consumers (
  name text PRIMARY KEY,
  position bigint NOT NULL,
  lease text,
  busy_until text COLLATE "C",
  failures integer NOT NULL DEFAULT 0,
  retry_at text COLLATE "C"
);
CREATE TABLE told_ahead (
  consumer text NOT NULL REFERENCES consumers (name),
  seq bigint NOT NULL,
  PRIMARY KEY (consumer, seq)
);

-- Forms

CREATE TABLE applications (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  received_at text COLLATE "C" NOT NULL,
  idempotency_key text COLLATE "C" UNIQUE,
  reference text NOT NULL DEFAULT '',
  job_id text COLLATE "C" NOT NULL REFERENCES jobs (id),
  status_hash text COLLATE "C",
  ended_told_at text COLLATE "C",
  stage text COLLATE "C" NOT NULL DEFAULT 'new',
  automatic text COLLATE "C" NOT NULL DEFAULT '',
  phone_hash text COLLATE "C",
  cv_hash text COLLATE "C",
  email_hash text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL
);
CREATE INDEX applications_received ON applications (received_at, job_id);
CREATE INDEX applications_by_email ON applications (email_hash);
CREATE INDEX applications_by_job ON applications (job_id, stage, id, automatic);
CREATE INDEX applications_by_stage ON applications (stage, id, automatic);
CREATE INDEX applications_automatic ON applications (stage, id) WHERE automatic NOT IN ('', 'no');
CREATE INDEX applications_by_phone ON applications (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX applications_by_cv ON applications (cv_hash) WHERE cv_hash IS NOT NULL;
CREATE UNIQUE INDEX applications_by_status ON applications (status_hash) WHERE status_hash IS NOT NULL;
CREATE TABLE application_cvs (
  application_id integer PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  sealed bytea NOT NULL,
  bytes bytea NOT NULL
);
ALTER TABLE application_cvs ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE notes (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  at text COLLATE "C" NOT NULL,
  who text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  sealed bytea
);
CREATE INDEX notes_by_application ON notes (application_id, id);
CREATE INDEX notes_by_time ON notes (at);

CREATE TABLE registrations (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  received_at text COLLATE "C" NOT NULL,
  idempotency_key text COLLATE "C" UNIQUE,
  reference text COLLATE "C" NOT NULL DEFAULT '',
  kept_until text COLLATE "C" NOT NULL,
  asked_at text COLLATE "C",
  matches_since text COLLATE "C",
  last_seq bigint NOT NULL DEFAULT 0,
  last_day text COLLATE "C" NOT NULL DEFAULT '',
  email_hash text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL
);
CREATE INDEX registrations_received ON registrations (received_at);
CREATE INDEX registrations_by_email ON registrations (email_hash);
CREATE INDEX registrations_kept ON registrations (kept_until);
CREATE INDEX registrations_to_ask ON registrations (kept_until) WHERE asked_at IS NULL;
CREATE INDEX registrations_due ON registrations (last_day) WHERE matches_since IS NOT NULL;
CREATE TABLE registration_cvs (
  registration_id integer PRIMARY KEY REFERENCES registrations (id) ON DELETE CASCADE,
  sealed bytea NOT NULL,
  bytes bytea NOT NULL
);
ALTER TABLE registration_cvs ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE contact_enquiries (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  received_at text COLLATE "C" NOT NULL,
  idempotency_key text COLLATE "C" UNIQUE,
  reference text NOT NULL DEFAULT '',
  email_hash text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL
);
CREATE INDEX contact_enquiries_received ON contact_enquiries (received_at);
CREATE INDEX contact_enquiries_by_email ON contact_enquiries (email_hash);
CREATE TABLE job_inquiries (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  received_at text COLLATE "C" NOT NULL,
  idempotency_key text COLLATE "C" UNIQUE,
  reference text NOT NULL DEFAULT '',
  email_hash text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL
);
CREATE INDEX job_inquiries_received ON job_inquiries (received_at);
CREATE INDEX job_inquiries_by_email ON job_inquiries (email_hash);

-- Alerts

CREATE TABLE job_alerts (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  keyword text COLLATE "C" NOT NULL,
  category_id text COLLATE "C" NOT NULL,
  location text COLLATE "C" NOT NULL,
  filters text COLLATE "C" NOT NULL DEFAULT '',
  frequency text NOT NULL DEFAULT 'daily',
  created_at text COLLATE "C" NOT NULL,
  confirmed_at text COLLATE "C",
  last_seq bigint NOT NULL DEFAULT 0,
  last_day text COLLATE "C" NOT NULL DEFAULT '',
  email_hash text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL
);
CREATE UNIQUE INDEX job_alerts_wish ON job_alerts (email_hash, keyword, category_id, location, filters);
CREATE INDEX job_alerts_due ON job_alerts (frequency, last_day) WHERE confirmed_at IS NOT NULL;
CREATE INDEX job_alerts_unconfirmed ON job_alerts (created_at) WHERE confirmed_at IS NULL;
CREATE TABLE alert_tokens (
  hash text COLLATE "C" PRIMARY KEY,
  alert_id integer NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE,
  created_at text COLLATE "C" NOT NULL,
  frequency text NOT NULL DEFAULT 'daily'
);
CREATE INDEX alert_tokens_by_alert ON alert_tokens (alert_id);

-- Mails

CREATE TABLE mails (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  message_id text COLLATE "C" NOT NULL UNIQUE,
  application_id integer REFERENCES applications (id) ON DELETE CASCADE,
  registration_id integer REFERENCES registrations (id) ON DELETE CASCADE,
  contact_id integer REFERENCES contact_enquiries (id) ON DELETE CASCADE,
  inquiry_id integer REFERENCES job_inquiries (id) ON DELETE CASCADE,
  alert_id integer REFERENCES job_alerts (id) ON DELETE CASCADE,
  about_id integer,
  since text COLLATE "C",
  until text COLLATE "C",
  after_seq bigint,
  up_to_seq bigint,
  queued_at text COLLATE "C" NOT NULL,
  next_try_at text COLLATE "C" NOT NULL,
  give_up_at text COLLATE "C" NOT NULL,
  lease text,
  tries integer NOT NULL DEFAULT 0,
  problem text NOT NULL DEFAULT '',
  sent_at text COLLATE "C",
  failed_at text COLLATE "C",
  email_hash text COLLATE "C",
  sealed bytea
);
CREATE INDEX mails_due ON mails (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX mails_unsent ON mails (id) WHERE sent_at IS NULL;
CREATE INDEX mails_sent ON mails (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX mails_failed ON mails (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX mails_by_application ON mails (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX mails_by_registration ON mails (registration_id) WHERE registration_id IS NOT NULL;
CREATE INDEX mails_by_contact ON mails (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX mails_by_inquiry ON mails (inquiry_id) WHERE inquiry_id IS NOT NULL;
CREATE INDEX mails_by_alert ON mails (alert_id) WHERE alert_id IS NOT NULL;
CREATE INDEX mails_by_subject ON mails (kind, about_id) WHERE about_id IS NOT NULL;
CREATE INDEX mails_by_email ON mails (email_hash) WHERE email_hash IS NOT NULL;
CREATE TABLE mail_server (
  id integer PRIMARY KEY CHECK (id = 1),
  failures integer NOT NULL,
  paused_until text COLLATE "C" NOT NULL
);
INSERT INTO mail_server (id, failures, paused_until) VALUES (1, 0, '');
CREATE TABLE mail_turns (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  mailbox_hash text COLLATE "C" NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  taken_at text COLLATE "C" NOT NULL
);
CREATE INDEX mail_turns_by_mailbox ON mail_turns (mailbox_hash, purpose, taken_at);
CREATE INDEX mail_turns_by_age ON mail_turns (taken_at);
CREATE TABLE digests (
  id integer PRIMARY KEY CHECK (id = 1),
  day text COLLATE "C" NOT NULL,
  until text COLLATE "C" NOT NULL
);

-- Requests to the agency

CREATE TABLE consents (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  kind text COLLATE "C" NOT NULL,
  row_id integer,
  wording text NOT NULL,
  language text COLLATE "C" NOT NULL,
  given_at text COLLATE "C" NOT NULL,
  received_at text COLLATE "C" NOT NULL
);
CREATE INDEX consents_by_row ON consents (kind, row_id) WHERE row_id IS NOT NULL;

CREATE TABLE your_data_tokens (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  hash text COLLATE "C" NOT NULL UNIQUE,
  created_at text COLLATE "C" NOT NULL,
  email_hash text COLLATE "C" NOT NULL,
  sealed bytea NOT NULL
);
CREATE INDEX your_data_tokens_by_email ON your_data_tokens (email_hash);
CREATE INDEX your_data_tokens_by_age ON your_data_tokens (created_at);
CREATE TABLE erasures (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  erased_at text COLLATE "C" NOT NULL,
  address_hash text COLLATE "C" NOT NULL,
  sealed bytea
);
CREATE INDEX erasures_by_email ON erasures (address_hash, erased_at);
CREATE INDEX erasures_to_tell ON erasures (id) WHERE sealed IS NOT NULL;

CREATE TABLE sealed_forms (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  erase_on text COLLATE "C" NOT NULL,
  email_hash text COLLATE "C",
  sealed bytea NOT NULL,
  bytes bytea
);
ALTER TABLE sealed_forms ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX sealed_forms_due ON sealed_forms (erase_on);
CREATE INDEX sealed_forms_by_email ON sealed_forms (email_hash);

CREATE TABLE desk_tokens (
  hash text COLLATE "C" PRIMARY KEY,
  kind text COLLATE "C" NOT NULL,
  staff_hash text COLLATE "C" NOT NULL,
  browser_hash text COLLATE "C",
  made_at text COLLATE "C" NOT NULL,
  ended_at text COLLATE "C",
  used_at text COLLATE "C" NOT NULL,
  since text COLLATE "C" NOT NULL DEFAULT '',
  open_id integer,
  open_until text COLLATE "C"
);
CREATE INDEX desk_tokens_by_staff ON desk_tokens (staff_hash, kind);
CREATE INDEX desk_tokens_by_age ON desk_tokens (made_at);
CREATE INDEX desk_tokens_open ON desk_tokens (open_id) WHERE open_id IS NOT NULL;
