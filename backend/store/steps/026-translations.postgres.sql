ALTER TABLE jobs ADD COLUMN title_hi text;
ALTER TABLE jobs ADD COLUMN description_hi text;
ALTER TABLE jobs ADD COLUMN title_kn text;
ALTER TABLE jobs ADD COLUMN description_kn text;
