-- What the store is in SQLite: a new one is made by this file. One of release 0.2.0 or later is brought here by steps/;
-- whoever changes a table changes it here and writes a step, for both engines (schema.postgres.sql).
--
-- Times are ISO 8601 in UTC. What is personal is encrypted: `sealed` holds a row's texts as JSON, encrypted with the store's
-- key and bound to the row; an address is found by its keyed hash, `email_hash`. Ids with AUTOINCREMENT are never used
-- twice: a link in an old mail cannot mean another row.

-- One row: by what the key is known that rows are encrypted with (STORE_KEY or store.key).
CREATE TABLE store_key (
  mark TEXT NOT NULL
) STRICT;

-- Random bytes that links' tokens are derived from, by purpose (secrets.ts).
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  sealed BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- One row.
CREATE TABLE store_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  last_seq INTEGER NOT NULL, -- number of the last change of jobs: what readers keep is good as long as it stays
  active_jobs INTEGER NOT NULL, -- as counting them takes long
  index_version TEXT, -- what job_texts, job_facts and job_cities were written by (jobs/index-version.ts)
  asked_week TEXT, -- the Monday of the last week in which staff were asked which jobs are open
  asking_since TEXT -- the first moment of the weeks without a gap in which they were
) STRICT;
INSERT INTO store_state (id, last_seq, active_jobs) VALUES (1, 0, 0);
CREATE VIEW last_change AS SELECT last_seq AS seq FROM store_state;

-- Jobs

CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE -- one for all spellings
) STRICT;

-- The long texts stand last: SQLite then reads the others without following overflow pages.
CREATE TABLE jobs (
  pk INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE, -- public, as the agency gives it
  number INTEGER, -- the id, where that is a number
  category_id INTEGER NOT NULL REFERENCES categories (id),
  listing_key INTEGER, -- NULL unless the job is active; grows with its date, so that one index gives the newest first
  is_sample INTEGER NOT NULL,
  source TEXT, -- of job_sources; NULL for an import by hand
  sort_at TEXT NOT NULL,
  posted_at TEXT,
  expires_at TEXT,
  closed_at TEXT,
  closed_reason TEXT NOT NULL DEFAULT '', -- 'filled', 'paused' or 'unconfirmed'; '' while it is open
  confirmed_at TEXT NOT NULL DEFAULT '', -- when the agency last said that the job is open
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
  recruiter_email TEXT, -- who looks after the job; never public
  title_hi TEXT, -- as the agency says it in other languages
  title_kn TEXT,
  questions TEXT, -- what applicants are asked besides, as JSON
  description TEXT,
  qualification TEXT,
  primary_responsibility TEXT,
  description_hi TEXT,
  description_kn TEXT
) STRICT;
CREATE UNIQUE INDEX jobs_listed ON jobs (listing_key) WHERE listing_key IS NOT NULL;
CREATE INDEX jobs_listed_by_category ON jobs (category_id, listing_key) WHERE listing_key IS NOT NULL;
CREATE INDEX jobs_to_expire ON jobs (expires_at) WHERE listing_key IS NOT NULL AND expires_at IS NOT NULL;
CREATE INDEX jobs_to_confirm ON jobs (confirmed_at) WHERE listing_key IS NOT NULL AND NOT is_sample;
CREATE INDEX jobs_by_number ON jobs (number) WHERE number IS NOT NULL;
CREATE INDEX jobs_by_source ON jobs (source) WHERE source IS NOT NULL;

-- Of active jobs, by listing_key: what filters ask …
CREATE TABLE job_facts (
  listing_key INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL,
  facts INTEGER NOT NULL, -- bits
  least_pay REAL, -- rupees a year
  most_pay REAL,
  closes_at TEXT
) STRICT;
-- … their places …
CREATE TABLE cities (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  region TEXT NOT NULL,
  kind TEXT NOT NULL DEFAULT 'city'
) STRICT;
CREATE TABLE job_cities (
  city_id INTEGER NOT NULL REFERENCES cities (id),
  listing_key INTEGER NOT NULL,
  PRIMARY KEY (city_id, listing_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX job_cities_by_job ON job_cities (listing_key);
-- … and their words, as lexemes that the program makes (rowid is the listing_key). The ascii tokenizer only splits at spaces.
CREATE VIRTUAL TABLE job_texts USING fts5 (
  words,
  content = '', contentless_delete = 1, tokenize = 'ascii', detail = none
);
-- By which mistyped words are corrected.
CREATE TABLE known_words (
  id INTEGER PRIMARY KEY,
  word TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE word_trigrams (
  trigram TEXT NOT NULL,
  length INTEGER NOT NULL, -- of the word
  word_id INTEGER NOT NULL,
  PRIMARY KEY (trigram, length, word_id)
) STRICT, WITHOUT ROWID;

-- How often each job's page was shown on a day (in India): numbers, of nobody.
CREATE TABLE job_views (
  job_id TEXT NOT NULL,
  day TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (job_id, day)
) STRICT, WITHOUT ROWID;

-- Where jobs come from by themselves. Until busy_until nobody but the holder of the lease works on a source.
CREATE TABLE job_sources (
  name TEXT PRIMARY KEY,
  lease TEXT,
  busy_until TEXT,
  state TEXT -- its reader's own
) STRICT, WITHOUT ROWID;

-- What has changed in the jobs, for consumers: the websites, search engines.
CREATE TABLE job_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id TEXT NOT NULL,
  slug TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('published', 'updated', 'closed')),
  at TEXT NOT NULL
) STRICT;
CREATE INDEX job_changes_by_job ON job_changes (job_id, seq);
CREATE TABLE consumers (
  name TEXT PRIMARY KEY,
  position INTEGER NOT NULL, -- the last seq that it was told
  lease TEXT,
  busy_until TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT
) STRICT, WITHOUT ROWID;
-- Changes behind its position that a consumer was told out of turn.
CREATE TABLE told_ahead (
  consumer TEXT NOT NULL REFERENCES consumers (name),
  seq INTEGER NOT NULL,
  PRIMARY KEY (consumer, seq)
) STRICT, WITHOUT ROWID;

-- Forms; their fields are sealed, see forms/tables.ts

CREATE TABLE applications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '', -- what the sender was given
  job_id TEXT NOT NULL REFERENCES jobs (id),
  status_hash TEXT, -- hash of the token of its status link; the token itself is in `sealed`
  ended_told_at TEXT, -- when the mail about its end was queued; at most one is
  stage TEXT NOT NULL DEFAULT 'new', -- what its notes make of it (forms/notes/kinds.ts)
  automatic TEXT NOT NULL DEFAULT '', -- why a program may have sent it (forms/automatic.ts)
  phone_hash TEXT, -- keyed, as email_hash; NULL until it is computed
  cv_hash TEXT,
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX applications_received ON applications (received_at, job_id);
CREATE INDEX applications_by_email ON applications (email_hash);
CREATE INDEX applications_by_job ON applications (job_id, stage, id, automatic);
CREATE INDEX applications_by_stage ON applications (stage, id, automatic);
CREATE INDEX applications_automatic ON applications (stage, id) WHERE automatic NOT IN ('', 'no');
CREATE INDEX applications_by_phone ON applications (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX applications_by_cv ON applications (cv_hash) WHERE cv_hash IS NOT NULL;
CREATE UNIQUE INDEX applications_by_status ON applications (status_hash) WHERE status_hash IS NOT NULL;
CREATE TABLE application_cvs (
  application_id INTEGER PRIMARY KEY REFERENCES applications (id),
  sealed BLOB NOT NULL, -- name, type, size, hash
  bytes BLOB NOT NULL -- encrypted, too
) STRICT;
-- What was done about an application, and by whom: its state, its history and the log in one. Rows are added, and go only
-- with the application.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  who TEXT NOT NULL, -- of the staff by their address; see forms/notes/kinds.ts for the others
  kind TEXT NOT NULL,
  sealed BLOB -- its text, where it has one
) STRICT;
CREATE INDEX notes_by_application ON notes (application_id, id);
CREATE INDEX notes_by_time ON notes (at);

-- CVs without a job.
CREATE TABLE registrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '',
  kept_until TEXT NOT NULL, -- moves on when their owner says so …
  asked_at TEXT, -- … as the mail of this moment asks, once
  matches_since TEXT, -- from when matching jobs are mailed, as to alerts
  last_seq INTEGER NOT NULL DEFAULT 0,
  last_day TEXT NOT NULL DEFAULT '',
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX registrations_received ON registrations (received_at);
CREATE INDEX registrations_by_email ON registrations (email_hash);
CREATE INDEX registrations_kept ON registrations (kept_until);
CREATE INDEX registrations_to_ask ON registrations (kept_until) WHERE asked_at IS NULL;
CREATE INDEX registrations_due ON registrations (last_day) WHERE matches_since IS NOT NULL;
CREATE TABLE registration_cvs (
  registration_id INTEGER PRIMARY KEY REFERENCES registrations (id),
  sealed BLOB NOT NULL,
  bytes BLOB NOT NULL
) STRICT;

CREATE TABLE contact_enquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '',
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX contact_enquiries_received ON contact_enquiries (received_at);
CREATE INDEX contact_enquiries_by_email ON contact_enquiries (email_hash);
-- What employers list.
CREATE TABLE job_inquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '',
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX job_inquiries_received ON job_inquiries (received_at);
CREATE INDEX job_inquiries_by_email ON job_inquiries (email_hash);

-- Alerts: one for the same wish of an address

CREATE TABLE job_alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  keyword TEXT NOT NULL,
  category_id TEXT NOT NULL,
  location TEXT NOT NULL,
  filters TEXT NOT NULL DEFAULT '', -- as a text, see filterText
  frequency TEXT NOT NULL DEFAULT 'daily',
  created_at TEXT NOT NULL,
  confirmed_at TEXT,
  last_seq INTEGER NOT NULL DEFAULT 0, -- of the changes that were mailed
  last_day TEXT NOT NULL DEFAULT '', -- of the last mail
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE UNIQUE INDEX job_alerts_wish ON job_alerts (email_hash, keyword, category_id, location, filters);
CREATE INDEX job_alerts_due ON job_alerts (frequency, last_day) WHERE confirmed_at IS NOT NULL;
CREATE INDEX job_alerts_unconfirmed ON job_alerts (created_at) WHERE confirmed_at IS NULL;
-- Of links that confirm an alert.
CREATE TABLE alert_tokens (
  hash TEXT PRIMARY KEY,
  alert_id INTEGER NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  frequency TEXT NOT NULL DEFAULT 'daily' -- holds once it is confirmed
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_tokens_by_alert ON alert_tokens (alert_id);

-- Mails

-- A mail says what it is about, never what it says; that is made of the rows when it is sent (mails/mails.ts).
CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  application_id INTEGER REFERENCES applications (id) ON DELETE CASCADE,
  registration_id INTEGER REFERENCES registrations (id) ON DELETE CASCADE,
  contact_id INTEGER REFERENCES contact_enquiries (id) ON DELETE CASCADE,
  inquiry_id INTEGER REFERENCES job_inquiries (id) ON DELETE CASCADE,
  alert_id INTEGER REFERENCES job_alerts (id) ON DELETE CASCADE,
  about_id INTEGER, -- a row of any other table
  since TEXT, -- a digest's time …
  until TEXT,
  after_seq INTEGER, -- … or an alert's changes
  up_to_seq INTEGER,
  queued_at TEXT NOT NULL,
  next_try_at TEXT NOT NULL, -- also the end of the lease of who sends it
  give_up_at TEXT NOT NULL,
  lease TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  problem TEXT NOT NULL DEFAULT '',
  sent_at TEXT,
  failed_at TEXT,
  email_hash TEXT, -- of mails to an address that no row has
  sealed BLOB -- that address, and the token of a link; forgotten when it is sent
) STRICT;
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
-- One row: until when no mail is tried, as the mail server failed the last so many times.
CREATE TABLE mail_server (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  failures INTEGER NOT NULL,
  paused_until TEXT NOT NULL
) STRICT;
INSERT INTO mail_server (id, failures, paused_until) VALUES (1, 0, '');
-- For a day, how often anybody had something mailed to an address, by purpose.
CREATE TABLE mail_turns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  mailbox_hash TEXT NOT NULL,
  purpose TEXT NOT NULL,
  taken_at TEXT NOT NULL
) STRICT;
CREATE INDEX mail_turns_by_mailbox ON mail_turns (mailbox_hash, purpose, taken_at);
CREATE INDEX mail_turns_by_age ON mail_turns (taken_at);
-- One row, once there was a digest: its day, and up to when it told.
CREATE TABLE digests (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  day TEXT NOT NULL,
  until TEXT NOT NULL
) STRICT;

-- What people may ask of the agency

-- Codes by which it vouches for an offer, a call or a letter.
CREATE TABLE vouchers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code_hash TEXT NOT NULL UNIQUE,
  issued_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  revoked_at TEXT,
  sealed BLOB NOT NULL
) STRICT;

-- What people agreed to, with a form or by confirming an alert (kind 'alerts'). It outlasts that.
CREATE TABLE consents (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  row_id INTEGER, -- of the form; NULL once that was erased, so that nothing leads to a person
  wording TEXT NOT NULL,
  language TEXT NOT NULL, -- the wording's, BCP 47
  given_at TEXT NOT NULL, -- as the website says
  received_at TEXT NOT NULL
) STRICT;
CREATE INDEX consents_by_row ON consents (kind, row_id) WHERE row_id IS NOT NULL;

-- Links to what is held about somebody.
CREATE TABLE your_data_tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX your_data_tokens_by_email ON your_data_tokens (email_hash);
CREATE INDEX your_data_tokens_by_age ON your_data_tokens (created_at);
-- For a week, who was erased: forms that arrive late are recognised by it.
CREATE TABLE erasures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  erased_at TEXT NOT NULL,
  address_hash TEXT NOT NULL,
  sealed BLOB -- the address, until the websites have been told
) STRICT;
CREATE INDEX erasures_by_email ON erasures (address_hash, erased_at);
CREATE INDEX erasures_to_tell ON erasures (id) WHERE sealed IS NOT NULL;

-- Forms that were withdrawn and are kept for as long as the law says, read by an operator's command alone (forms/sealed-forms.ts).
CREATE TABLE sealed_forms (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  erase_on TEXT NOT NULL,
  email_hash TEXT,
  sealed BLOB NOT NULL, -- the form and its notes
  bytes BLOB -- its CV
) STRICT;
CREATE INDEX sealed_forms_due ON sealed_forms (erase_on);
CREATE INDEX sealed_forms_by_email ON sealed_forms (email_hash);

-- The desk: links by which staff sign in, and their sessions (staff/tokens.ts)

CREATE TABLE desk_tokens (
  hash TEXT PRIMARY KEY, -- of the link's token, or the cookie's
  kind TEXT NOT NULL,
  staff_hash TEXT NOT NULL, -- of the address, keyed
  browser_hash TEXT, -- of what the browser holds that asked for a link
  made_at TEXT NOT NULL,
  ended_at TEXT,
  used_at TEXT NOT NULL, -- a session's last request …
  since TEXT NOT NULL DEFAULT '', -- … the last one of its owner's session before …
  open_id INTEGER, -- … and the application that is before them …
  open_until TEXT -- … for as long
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_tokens_by_staff ON desk_tokens (staff_hash, kind);
CREATE INDEX desk_tokens_by_age ON desk_tokens (made_at);
CREATE INDEX desk_tokens_open ON desk_tokens (open_id) WHERE open_id IS NOT NULL;
