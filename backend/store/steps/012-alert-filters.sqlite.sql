-- Step 14 rewrites the table without the constraint, which does not include the filters.
ALTER TABLE job_alerts ADD COLUMN filters TEXT NOT NULL DEFAULT '';
ALTER TABLE job_alerts ADD COLUMN frequency TEXT NOT NULL DEFAULT 'daily';
ALTER TABLE alert_tokens ADD COLUMN frequency TEXT NOT NULL DEFAULT 'daily';
