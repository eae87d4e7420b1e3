ALTER TABLE jobs ADD COLUMN recruiter_email text;
