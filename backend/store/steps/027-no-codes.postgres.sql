DROP TABLE vouchers;
DELETE FROM notes WHERE kind = 'code';
