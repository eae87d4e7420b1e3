-- The store's schema in SQLite, for new stores. steps/ migrates stores of release 0.2.0 or later; a change of a table
-- is made here and as a step, for both engines (schema.postgres.sql).
--
-- Times are ISO 8601 in UTC. Personal data is encrypted: `sealed` contains a row's texts as JSON, encrypted with the
-- store's key and bound to the row; addresses are found by their keyed hash, `email_hash`. AUTOINCREMENT never reuses
-- ids, so a link in an old mail cannot refer to another row.

-- One row: identifies the key that rows are encrypted with (STORE_KEY or store.key).
CREATE TABLE store_key (
  mark TEXT NOT NULL
) STRICT;

-- Random bytes from which links' tokens are derived, by purpose (secrets.ts).
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  sealed BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- One row.
CREATE TABLE store_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  last_seq INTEGER NOT NULL, -- seq of the latest change of jobs; caches are valid until it changes
  active_jobs INTEGER NOT NULL, -- cached, because counting is slow
  index_version TEXT, -- version that wrote job_facts and job_cities (jobs/index-version.ts)
  asked_week TEXT, -- the Monday of the last week in which staff were asked which jobs are open
  asking_since TEXT -- start of the current run of weeks without a gap
) STRICT;
INSERT INTO store_state (id, last_seq, active_jobs) VALUES (1, 0, 0);
CREATE VIEW last_change AS SELECT last_seq AS seq FROM store_state;

-- Jobs

CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE -- the same for all spellings
) STRICT;

-- Long texts come last, so that SQLite reads the others without following overflow pages.
CREATE TABLE jobs (
  pk INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE, -- public; assigned by the agency
  number INTEGER, -- the id, if it is a number
  category_id INTEGER NOT NULL REFERENCES categories (id),
  listing_key INTEGER, -- NULL unless the job is active; sorts by date, so that one index yields the newest first
  is_sample INTEGER NOT NULL,
  source TEXT, -- of job_sources; NULL for manual imports
  sort_at TEXT NOT NULL,
  posted_at TEXT,
  expires_at TEXT,
  closed_at TEXT,
  closed_reason TEXT NOT NULL DEFAULT '', -- 'filled', 'paused' or 'unconfirmed'; '' while it is open
  confirmed_at TEXT NOT NULL DEFAULT '', -- when the agency last confirmed that the job is open
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
  recruiter_email TEXT, -- never public
  title_hi TEXT, -- the agency's translations
  title_kn TEXT,
  questions TEXT, -- extra questions for applicants, as JSON
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

-- Of active jobs, by listing_key: facts for filters and words for searches,
CREATE TABLE job_facts (
  listing_key INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL,
  facts INTEGER NOT NULL, -- bit set
  least_pay REAL, -- rupees a year
  most_pay REAL,
  closes_at TEXT,
  words TEXT NOT NULL DEFAULT '' -- made by the program (jobs/search/job-words.ts)
) STRICT;
-- and places.
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

-- Automatic sources of jobs, leased until busy_until.
CREATE TABLE job_sources (
  name TEXT PRIMARY KEY,
  lease TEXT,
  busy_until TEXT,
  state TEXT -- private to the source's reader
) STRICT, WITHOUT ROWID;

-- Event log of jobs, for consumers: the websites, search engines.
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
  position INTEGER NOT NULL, -- the last seq delivered
  lease TEXT,
  busy_until TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT,
  ahead TEXT NOT NULL DEFAULT '[]' -- seqs beyond its position that it received out of order, as JSON
) STRICT, WITHOUT ROWID;

-- Forms; their fields are sealed, see forms/tables.ts

CREATE TABLE applications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '', -- given to the sender
  job_id TEXT NOT NULL, -- a job's, or the talent pool's, which has no row
  status_hash TEXT, -- hash of the status link's token; the token itself is in `sealed`
  ended_told_at TEXT, -- when the mail about its end was queued, at most once
  stage TEXT NOT NULL DEFAULT 'new', -- derived from its notes (forms/notes/kinds.ts)
  phone_hash TEXT, -- keyed, like email_hash; NULL until computed
  cv_hash TEXT,
  due_at TEXT, -- when its stage's interview or first day is, and
  call_at TEXT, -- when to call again; derived from its notes, too
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX applications_received ON applications (received_at, job_id);
CREATE INDEX applications_by_email ON applications (email_hash);
CREATE INDEX applications_by_job ON applications (job_id, stage, id);
CREATE INDEX applications_by_stage ON applications (stage, id, job_id);
CREATE INDEX applications_due ON applications (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX applications_to_call ON applications (call_at) WHERE call_at IS NOT NULL;
CREATE INDEX applications_by_phone ON applications (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX applications_by_cv ON applications (cv_hash) WHERE cv_hash IS NOT NULL;
CREATE UNIQUE INDEX applications_by_status ON applications (status_hash) WHERE status_hash IS NOT NULL;
CREATE TABLE application_cvs (
  application_id INTEGER PRIMARY KEY REFERENCES applications (id),
  sealed BLOB NOT NULL, -- name, type, size, hash
  bytes BLOB NOT NULL -- encrypted
) STRICT;
-- Notes on an application: its state, history and log in one. Append-only; deleted with the application.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  who TEXT NOT NULL, -- a staff address, or an author of forms/notes/kinds.ts
  kind TEXT NOT NULL,
  due_at TEXT, -- the time of a call, an interview or a first day
  sealed BLOB -- its texts, if any
) STRICT;
CREATE INDEX notes_by_application ON notes (application_id, id);
CREATE INDEX notes_by_time ON notes (at);

CREATE TABLE contact_enquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '',
  done_at TEXT, -- answered or declined; NULL while it waits
  done_by TEXT NOT NULL DEFAULT '', -- a staff address; '' if unknown
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX contact_enquiries_received ON contact_enquiries (received_at);
CREATE INDEX contact_enquiries_by_email ON contact_enquiries (email_hash);
CREATE INDEX contact_enquiries_waiting ON contact_enquiries (id) WHERE done_at IS NULL;
-- Employers' enquiries to list a job.
CREATE TABLE job_inquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL DEFAULT '',
  done_at TEXT,
  done_by TEXT NOT NULL DEFAULT '',
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX job_inquiries_received ON job_inquiries (received_at);
CREATE INDEX job_inquiries_by_email ON job_inquiries (email_hash);
CREATE INDEX job_inquiries_waiting ON job_inquiries (id) WHERE done_at IS NULL;

-- Alerts, unique per address and wish

CREATE TABLE job_alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  keyword TEXT NOT NULL,
  category_id TEXT NOT NULL,
  location TEXT NOT NULL,
  filters TEXT NOT NULL DEFAULT '', -- formatted by filterText
  frequency TEXT NOT NULL DEFAULT 'daily',
  created_at TEXT NOT NULL,
  confirmed_at TEXT,
  last_seq INTEGER NOT NULL DEFAULT 0, -- last change checked
  last_day TEXT NOT NULL DEFAULT '', -- day of the last check
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE UNIQUE INDEX job_alerts_wish ON job_alerts (email_hash, keyword, category_id, location, filters);
CREATE INDEX job_alerts_due ON job_alerts (frequency, last_day) WHERE confirmed_at IS NOT NULL;
CREATE INDEX job_alerts_unconfirmed ON job_alerts (created_at) WHERE confirmed_at IS NULL;
-- Tokens of links that confirm an alert.
CREATE TABLE alert_tokens (
  hash TEXT PRIMARY KEY,
  alert_id INTEGER NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  frequency TEXT NOT NULL DEFAULT 'daily' -- takes effect once confirmed
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_tokens_by_alert ON alert_tokens (alert_id);

-- Mails

-- A mail stores what it is about, not its text, which is composed when it is sent (mail/mails.ts).
CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  application_id INTEGER REFERENCES applications (id) ON DELETE CASCADE,
  contact_id INTEGER REFERENCES contact_enquiries (id) ON DELETE CASCADE,
  inquiry_id INTEGER REFERENCES job_inquiries (id) ON DELETE CASCADE,
  alert_id INTEGER REFERENCES job_alerts (id) ON DELETE CASCADE,
  about_id INTEGER, -- a row of any other table
  until TEXT,
  after_seq INTEGER, -- an alert's range of changes
  up_to_seq INTEGER,
  queued_at TEXT NOT NULL,
  next_try_at TEXT NOT NULL, -- also the end of a sender's lease
  give_up_at TEXT NOT NULL,
  lease TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  problem TEXT NOT NULL DEFAULT '',
  sent_at TEXT,
  failed_at TEXT,
  email_hash TEXT, -- of mails to an address without a row
  sealed BLOB -- that address and a link's token; deleted when it is sent
) STRICT;
CREATE INDEX mails_due ON mails (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX mails_by_kind ON mails (kind, next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX mails_unsent ON mails (id) WHERE sent_at IS NULL;
CREATE INDEX mails_sent ON mails (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX mails_failed ON mails (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX mails_by_application ON mails (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX mails_by_contact ON mails (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX mails_by_inquiry ON mails (inquiry_id) WHERE inquiry_id IS NOT NULL;
CREATE INDEX mails_by_alert ON mails (alert_id) WHERE alert_id IS NOT NULL;
CREATE INDEX mails_by_subject ON mails (kind, about_id) WHERE about_id IS NOT NULL;
CREATE INDEX mails_by_email ON mails (email_hash) WHERE email_hash IS NOT NULL;
-- One row: until when sending is paused after consecutive failures of the mail server.
CREATE TABLE mail_server (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  failures INTEGER NOT NULL,
  paused_until TEXT NOT NULL
) STRICT;
INSERT INTO mail_server (id, failures, paused_until) VALUES (1, 0, '');
-- For a day, mails that anyone caused to be sent to an address, by purpose.
CREATE TABLE mail_turns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  mailbox_hash TEXT NOT NULL,
  purpose TEXT NOT NULL,
  taken_at TEXT NOT NULL
) STRICT;
CREATE INDEX mail_turns_by_mailbox ON mail_turns (mailbox_hash, purpose, taken_at);
CREATE INDEX mail_turns_by_age ON mail_turns (taken_at);

-- Requests to the agency

-- Consents given with a form or by confirming an alert (kind 'alerts'). They outlast it.
CREATE TABLE consents (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  row_id INTEGER, -- the form's; NULL once it was erased, for anonymity
  wording TEXT NOT NULL,
  language TEXT NOT NULL, -- the wording's, BCP 47
  given_at TEXT NOT NULL, -- according to the website
  received_at TEXT NOT NULL
) STRICT;
CREATE INDEX consents_by_row ON consents (kind, row_id) WHERE row_id IS NOT NULL;

-- Links to the data held about an address.
CREATE TABLE your_data_tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  email_hash TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX your_data_tokens_by_email ON your_data_tokens (email_hash);
CREATE INDEX your_data_tokens_by_age ON your_data_tokens (created_at);
-- Erased addresses, for a week, to recognise forms that arrive late.
CREATE TABLE erasures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  erased_at TEXT NOT NULL,
  address_hash TEXT NOT NULL,
  sealed BLOB -- the address, until the websites have been told
) STRICT;
CREATE INDEX erasures_by_email ON erasures (address_hash, erased_at);
CREATE INDEX erasures_to_tell ON erasures (id) WHERE sealed IS NOT NULL;

-- Withdrawn forms kept as long as the law requires, readable only by an operator's command (forms/sealed-forms.ts).
CREATE TABLE sealed_forms (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  erase_on TEXT NOT NULL,
  email_hash TEXT,
  sealed BLOB NOT NULL, -- the form and its notes
  bytes BLOB -- its CV
) STRICT;
CREATE INDEX sealed_forms_due ON sealed_forms (erase_on);
CREATE INDEX sealed_forms_by_email ON sealed_forms (email_hash);

-- Who signs in at the desk (staff/staff.ts)

CREATE TABLE staff (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  staff_hash TEXT NOT NULL UNIQUE, -- keyed hash of the address
  role TEXT NOT NULL,
  added_at TEXT NOT NULL,
  removed_at TEXT,
  signed_in_at TEXT,
  sealed BLOB NOT NULL -- name and address
) STRICT;

-- Staff's sign-in links, sessions and known browsers (staff/sign-in-links.ts, staff/sessions.ts)

CREATE TABLE desk_tokens (
  hash TEXT PRIMARY KEY, -- of the link's or cookie's token
  kind TEXT NOT NULL,
  staff_hash TEXT NOT NULL, -- keyed hash of the address
  browser_hash TEXT, -- of the requesting browser's cookie
  made_at TEXT NOT NULL,
  ended_at TEXT,
  used_at TEXT NOT NULL, -- a session's last request; when a link was mailed
  since TEXT NOT NULL DEFAULT '', -- the last request of its owner's previous session
  open_id INTEGER, -- the application open in it
  open_until TEXT, -- until when it counts as open
  asked_by TEXT -- keyed hash of the network that requested a link, unless from a known browser
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_tokens_by_staff ON desk_tokens (staff_hash, kind);
CREATE INDEX desk_tokens_by_age ON desk_tokens (made_at);
CREATE INDEX desk_tokens_open ON desk_tokens (open_id) WHERE open_id IS NOT NULL;
CREATE TABLE desk_preferences (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  who TEXT NOT NULL, -- a staff address
  kind TEXT NOT NULL, -- of staff/preferences.ts
  sealed BLOB NOT NULL -- its name and value
) STRICT;
CREATE INDEX desk_preferences_by_member ON desk_preferences (who, kind, id);

-- Employers to whom candidates are sent (clients/clients.ts)

CREATE TABLE clients (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sealed BLOB NOT NULL -- its name, its contacts and its jobs' ids
) STRICT;
-- Candidates sent to a contact by a link. Whom it shows follows from the notes in force.
CREATE TABLE sendings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  hash TEXT NOT NULL UNIQUE, -- of the link's token
  sent_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  revoked_at TEXT,
  email_hash TEXT NOT NULL, -- the contact's
  sealed BLOB NOT NULL
) STRICT;
CREATE INDEX sendings_by_client ON sendings (client_id, id);
CREATE INDEX sendings_by_email ON sendings (email_hash);
