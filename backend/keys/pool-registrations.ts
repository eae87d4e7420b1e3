import { pooledFields, TALENT_POOL } from '../../lib/contract/talent-pool';
import { inBatches } from '../base/batches';
import type { Sql } from '../store/database';
import { openBytes, openTexts, sealBytes, sealTexts } from './sealed-rows';
import type { StoreKey } from './store-key';

type RegistrationRow = { id: number; sealed: Buffer };
type CvRow = { id: number; application: number; sealed: Buffer; bytes: Buffer };

/** Moves CVs registered without a job from the `old_` tables of an upgrade: they become applications for the talent pool. */
export async function poolRegistrations({ query, nextId }: Sql, key: StoreKey): Promise<void> {
  await query("UPDATE old_registrations SET reference = 'R' || id WHERE reference = ''");
  await query(`UPDATE old_registrations SET idempotency_key = NULL
    WHERE idempotency_key IN (SELECT idempotency_key FROM applications WHERE idempotency_key IS NOT NULL)`);
  await query('ALTER TABLE old_registrations ADD COLUMN application_id integer');
  const some = 'SELECT id, sealed FROM old_registrations WHERE id > $1 ORDER BY id LIMIT 200';
  for await (const rows of inBatches<RegistrationRow>((last) => query(some, [last?.id ?? 0])))
    for (const { id, sealed } of rows) {
      const application = await nextId('applications');
      const texts = pooledFields(openTexts(key, sealed, 'registrations', id));
      await query('UPDATE old_registrations SET application_id = $2 WHERE id = $1', [id, application]);
      await query(
        `INSERT INTO applications (id, received_at, idempotency_key, reference, job_id, email_hash, sealed)
         SELECT application_id, received_at, idempotency_key, reference, $2, email_hash, $3
         FROM old_registrations WHERE id = $1`,
        [id, TALENT_POOL, sealTexts(key, texts, 'applications', application)],
      );
    }
  const cvs = `SELECT id, application_id AS application, cv.sealed, bytes FROM old_registration_cvs cv
    JOIN old_registrations ON id = registration_id WHERE id > $1 ORDER BY id LIMIT 4`;
  for await (const rows of inBatches<CvRow>((last) => query(cvs, [last?.id ?? 0])))
    for (const { id, application, ...cv } of rows) {
      const pooled = (column: 'sealed' | 'bytes') =>
        sealBytes(key, openBytes(key, cv[column], ['registration_cvs', id, column]), [
          'application_cvs',
          application,
          column,
        ]);
      await query('INSERT INTO application_cvs (application_id, sealed, bytes) VALUES ($1, $2, $3)', [
        application,
        pooled('sealed'),
        pooled('bytes'),
      ]);
    }
  await query(`UPDATE consents SET kind = 'applications',
    row_id = (SELECT application_id FROM old_registrations WHERE old_registrations.id = consents.row_id)
    WHERE kind = 'registrations'`);
  await query(`UPDATE mails SET application_id =
    (SELECT r.application_id FROM old_registrations r JOIN old_mails m ON m.registration_id = r.id WHERE m.id = mails.id)
    WHERE id IN (SELECT id FROM old_mails WHERE registration_id IS NOT NULL)`);
}
