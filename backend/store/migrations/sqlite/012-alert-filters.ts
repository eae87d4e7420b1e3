/*
 * An alert has filters (a text, see filterText) and a frequency, and is the only one of its address with these filters.
 * SQLite cannot drop the old constraint, so the table is written anew, going on with the same ids: they are in links.
 * alert_tokens.frequency is what was asked for, which holds once it is confirmed.
 */
export const alertFilters = `
  CREATE TABLE new_job_alerts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    keyword TEXT NOT NULL,
    category_id TEXT NOT NULL,
    location TEXT NOT NULL,
    filters TEXT NOT NULL DEFAULT '',
    frequency TEXT NOT NULL DEFAULT 'daily',
    created_at TEXT NOT NULL,
    confirmed_at TEXT,
    last_seq INTEGER NOT NULL DEFAULT 0,
    last_day TEXT NOT NULL DEFAULT ''
  ) STRICT;
  INSERT INTO new_job_alerts
      (id, email, email_key, keyword, category_id, location, created_at, confirmed_at, last_seq, last_day)
    SELECT id, email, email_key, keyword, category_id, location, created_at, confirmed_at, last_seq, last_day
    FROM job_alerts;
  DELETE FROM sqlite_sequence WHERE name = 'new_job_alerts';
  INSERT INTO sqlite_sequence (name, seq) SELECT 'new_job_alerts', seq FROM sqlite_sequence WHERE name = 'job_alerts';
  DROP TABLE job_alerts;
  ALTER TABLE new_job_alerts RENAME TO job_alerts;
  CREATE UNIQUE INDEX job_alerts_wish ON job_alerts (email_key, keyword, category_id, location, filters);
  CREATE INDEX job_alerts_due ON job_alerts (frequency, last_day) WHERE confirmed_at IS NOT NULL;
  CREATE INDEX job_alerts_unconfirmed ON job_alerts (created_at) WHERE confirmed_at IS NULL;
  ALTER TABLE alert_tokens ADD COLUMN frequency TEXT NOT NULL DEFAULT 'daily';
`;
