ALTER TABLE jobs ADD COLUMN questions text;
