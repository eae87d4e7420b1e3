ALTER TABLE mails DROP CONSTRAINT mails_kind_check;
ALTER TABLE mails ADD COLUMN about_id integer;
ALTER TABLE mails ADD COLUMN email_hash text COLLATE "C";
CREATE INDEX mails_by_subject ON mails (kind, about_id) WHERE about_id IS NOT NULL;
CREATE INDEX mails_by_email ON mails (email_hash) WHERE email_hash IS NOT NULL;
