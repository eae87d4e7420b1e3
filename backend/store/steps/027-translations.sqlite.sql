ALTER TABLE jobs ADD COLUMN title_hi TEXT;
ALTER TABLE jobs ADD COLUMN description_hi TEXT;
ALTER TABLE jobs ADD COLUMN title_kn TEXT;
ALTER TABLE jobs ADD COLUMN description_kn TEXT;
