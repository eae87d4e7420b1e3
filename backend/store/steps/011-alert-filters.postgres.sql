ALTER TABLE job_alerts ADD COLUMN filters text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE job_alerts ADD COLUMN frequency text NOT NULL DEFAULT 'daily';
ALTER TABLE job_alerts DROP CONSTRAINT job_alerts_email_key_keyword_category_id_location_key;
CREATE UNIQUE INDEX job_alerts_wish ON job_alerts (email_key, keyword, category_id, location, filters);
DROP INDEX job_alerts_due;
CREATE INDEX job_alerts_due ON job_alerts (frequency, last_day) WHERE confirmed_at IS NOT NULL;
ALTER TABLE alert_tokens ADD COLUMN frequency text NOT NULL DEFAULT 'daily';
