-- Step 14 writes the table anew, without the constraint that its filters are not part of.
ALTER TABLE job_alerts ADD COLUMN filters TEXT NOT NULL DEFAULT '';
ALTER TABLE job_alerts ADD COLUMN frequency TEXT NOT NULL DEFAULT 'daily';
ALTER TABLE alert_tokens ADD COLUMN frequency TEXT NOT NULL DEFAULT 'daily';
