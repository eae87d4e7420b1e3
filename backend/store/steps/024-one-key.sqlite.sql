-- Rows are encrypted with the store's key instead of the data keys in store_keys. Also encrypts release 0.2.0's CVs.
SELECT data_key(id, wrapped) FROM store_keys;
UPDATE applications SET email_hash = rehash(key_id, 'applications', id, sealed, 'email'),
  sealed = reseal(key_id, 'applications', id, 'sealed', sealed);
UPDATE registrations SET email_hash = rehash(key_id, 'registrations', id, sealed, 'email'),
  sealed = reseal(key_id, 'registrations', id, 'sealed', sealed);
UPDATE contact_enquiries SET email_hash = rehash(key_id, 'contact_enquiries', id, sealed, 'email_address'),
  sealed = reseal(key_id, 'contact_enquiries', id, 'sealed', sealed);
UPDATE job_inquiries SET email_hash = rehash(key_id, 'job_inquiries', id, sealed, 'email_address'),
  sealed = reseal(key_id, 'job_inquiries', id, 'sealed', sealed);
UPDATE job_alerts SET email_hash = rehash(key_id, 'job_alerts', id, sealed, 'email'),
  sealed = reseal(key_id, 'job_alerts', id, 'sealed', sealed);
UPDATE mails SET email_hash = rehash(key_id, 'mails', id, sealed, 'email'), sealed = reseal(key_id, 'mails', id, 'sealed', sealed)
  WHERE sealed IS NOT NULL;
UPDATE your_data_tokens SET email_hash = rehash(key_id, 'your_data_tokens', id, sealed, 'email'),
  sealed = reseal(key_id, 'your_data_tokens', id, 'sealed', sealed);
UPDATE erasures SET address_hash = rehash(key_id, 'erasures', id, sealed, 'email'),
  sealed = reseal(key_id, 'erasures', id, 'sealed', sealed) WHERE sealed IS NOT NULL;
UPDATE vouchers SET sealed = reseal(key_id, 'vouchers', id, 'sealed', sealed);
UPDATE secrets SET sealed = reseal(key_id, 'secrets', name, 'sealed', sealed);
UPDATE application_cvs SET sealed = reseal(key_id, 'application_cvs', application_id, 'sealed', sealed),
  bytes = reseal(key_id, 'application_cvs', application_id, 'bytes', bytes);
UPDATE registration_cvs SET sealed = reseal(key_id, 'registration_cvs', registration_id, 'sealed', sealed),
  bytes = reseal(key_id, 'registration_cvs', registration_id, 'bytes', bytes);
INSERT INTO application_cvs (application_id, key_id, sealed, bytes)
  SELECT application_id, 1, seal('application_cvs', application_id,
      json_object('name', name, 'mimeType', mime_type, 'size', size, 'sha256', sha256)),
    seal_bytes('application_cvs', application_id, bytes)
  FROM plain_cvs;
DROP TABLE plain_cvs;
ALTER TABLE applications DROP COLUMN key_id;
ALTER TABLE registrations DROP COLUMN key_id;
ALTER TABLE contact_enquiries DROP COLUMN key_id;
ALTER TABLE job_inquiries DROP COLUMN key_id;
ALTER TABLE job_alerts DROP COLUMN key_id;
ALTER TABLE mails DROP COLUMN key_id;
ALTER TABLE your_data_tokens DROP COLUMN key_id;
ALTER TABLE erasures DROP COLUMN key_id;
ALTER TABLE vouchers DROP COLUMN key_id;
ALTER TABLE secrets DROP COLUMN key_id;
ALTER TABLE application_cvs DROP COLUMN key_id;
ALTER TABLE registration_cvs DROP COLUMN key_id;
DROP TABLE store_keys;
CREATE TABLE store_key (mark TEXT NOT NULL) STRICT;
INSERT INTO store_key (mark) VALUES (mark());
