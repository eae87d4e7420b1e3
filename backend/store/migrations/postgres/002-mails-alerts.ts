/* As sqlite/004-mails-alerts.ts, where the tables are explained. */
export const postgresMailsAlerts = `
  ALTER TABLE applications ADD COLUMN reference text NOT NULL DEFAULT '';
  ALTER TABLE contact_enquiries ADD COLUMN reference text NOT NULL DEFAULT '';
  ALTER TABLE job_inquiries ADD COLUMN reference text NOT NULL DEFAULT '';
  CREATE INDEX applications_received ON applications (received_at);
  CREATE INDEX contact_enquiries_received ON contact_enquiries (received_at);
  CREATE INDEX job_inquiries_received ON job_inquiries (received_at);

  CREATE TABLE job_alerts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email text NOT NULL,
    email_key text COLLATE "C" NOT NULL,
    keyword text COLLATE "C" NOT NULL,
    category_id text COLLATE "C" NOT NULL,
    location text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    confirmed_at text COLLATE "C",
    last_seq bigint NOT NULL DEFAULT 0,
    last_day text COLLATE "C" NOT NULL DEFAULT '',
    UNIQUE (email_key, keyword, category_id, location)
  );
  CREATE INDEX job_alerts_due ON job_alerts (last_day) WHERE confirmed_at IS NOT NULL;
  CREATE INDEX job_alerts_unconfirmed ON job_alerts (created_at) WHERE confirmed_at IS NULL;
  CREATE TABLE alert_tokens (
    hash text COLLATE "C" PRIMARY KEY,
    alert_id integer NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE,
    created_at text COLLATE "C" NOT NULL
  );
  CREATE INDEX alert_tokens_by_alert ON alert_tokens (alert_id);
  CREATE TABLE secrets (
    name text PRIMARY KEY,
    value bytea NOT NULL
  );
  CREATE VIEW last_change AS SELECT last_seq AS seq FROM store_state;

  CREATE TABLE digests (
    id integer PRIMARY KEY CHECK (id = 1),
    day text COLLATE "C" NOT NULL,
    until text COLLATE "C" NOT NULL
  );
  CREATE TABLE mails (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('staff', 'receipt', 'published', 'sheet', 'digest', 'alert-confirm', 'alert')),
    message_id text COLLATE "C" NOT NULL UNIQUE,
    application_id integer REFERENCES applications (id) ON DELETE CASCADE,
    contact_id integer REFERENCES contact_enquiries (id) ON DELETE CASCADE,
    inquiry_id integer REFERENCES job_inquiries (id) ON DELETE CASCADE,
    alert_id integer REFERENCES job_alerts (id) ON DELETE CASCADE,
    since text COLLATE "C",
    until text COLLATE "C",
    after_seq bigint,
    up_to_seq bigint,
    token text,
    queued_at text COLLATE "C" NOT NULL,
    next_try_at text COLLATE "C" NOT NULL,
    give_up_at text COLLATE "C" NOT NULL,
    lease text,
    tries integer NOT NULL DEFAULT 0,
    problem text NOT NULL DEFAULT '',
    sent_at text COLLATE "C",
    failed_at text COLLATE "C"
  );
  CREATE INDEX mails_due ON mails (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
  CREATE INDEX mails_unsent ON mails (id) WHERE sent_at IS NULL;
  CREATE INDEX mails_sent ON mails (sent_at) WHERE sent_at IS NOT NULL;
  CREATE INDEX mails_failed ON mails (failed_at) WHERE failed_at IS NOT NULL;
  CREATE INDEX mails_by_application ON mails (application_id) WHERE application_id IS NOT NULL;
  CREATE INDEX mails_by_contact ON mails (contact_id) WHERE contact_id IS NOT NULL;
  CREATE INDEX mails_by_inquiry ON mails (inquiry_id) WHERE inquiry_id IS NOT NULL;
  CREATE INDEX mails_by_alert ON mails (alert_id) WHERE alert_id IS NOT NULL;
`;
