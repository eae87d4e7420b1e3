UPDATE consents SET kind = 'applications',
  row_id = (SELECT application_id FROM registrations WHERE registrations.id = consents.row_id)
  WHERE kind = 'registrations';
DELETE FROM mails WHERE kind IN ('registration-keep', 'registration-matches');
UPDATE mails SET application_id =
  (SELECT registrations.application_id FROM registrations WHERE registrations.id = mails.registration_id)
  WHERE registration_id IS NOT NULL;
DROP INDEX mails_by_registration;
ALTER TABLE mails DROP COLUMN registration_id;
DROP TABLE registration_cvs;
DROP TABLE registrations;
