DELETE FROM mails WHERE kind IN ('digest', 'upkeep');
ALTER TABLE mails DROP COLUMN since;
DROP TABLE digests;
