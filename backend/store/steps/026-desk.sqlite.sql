CREATE INDEX applications_automatic ON applications (stage, id) WHERE automatic NOT IN ('', 'no');
CREATE TABLE sealed_forms (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  erase_on TEXT NOT NULL,
  email_hash TEXT,
  sealed BLOB NOT NULL,
  bytes BLOB
) STRICT;
CREATE INDEX sealed_forms_due ON sealed_forms (erase_on);
CREATE INDEX sealed_forms_by_email ON sealed_forms (email_hash);
CREATE TABLE job_views (
  job_id TEXT NOT NULL,
  day TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (job_id, day)
) STRICT, WITHOUT ROWID;
