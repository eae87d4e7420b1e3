import { pooledFields, TALENT_POOL } from '../../lib/contract/talent-pool';
import { inBatches } from '../base/batches';
import type { Sql } from '../store/database';
import { openBytes, openTexts, sealBytes, sealTexts } from './sealed-rows';
import type { StoreKey } from './store-key';

// CVs registered without a job become applications for the talent pool (steps talent-pool).

/** A registration's texts as an application's, encrypted for it. */
function pooledTexts(key: StoreKey, id: number, applicationId: number, sealed: Buffer): Buffer {
  const texts = pooledFields(openTexts(key, sealed, 'registrations', id));
  return sealTexts(key, texts, 'applications', applicationId);
}

/** A column of a registration's CV, encrypted for its application. */
const pooledCv = (key: StoreKey, column: string, id: number, applicationId: number, sealed: Buffer) =>
  sealBytes(key, openBytes(key, sealed, ['registration_cvs', id, column]), [
    ...(['application_cvs', applicationId, column] as const),
  ]);

/** The functions that SQLite's step calls. */
export const registrationFunctions = (key: () => StoreKey) => ({
  pooled_texts: (id: number, applicationId: number, sealed: Buffer) =>
    pooledTexts(key(), id, applicationId, sealed),
  pooled_cv: (column: string, id: number, applicationId: number, sealed: Buffer) =>
    pooledCv(key(), column, id, applicationId, sealed),
});

type Row = { id: number; sealed: Buffer };
type CvRow = { id: number; application: number; sealed: Buffer; bytes: Buffer };

/** PostgreSQL only, between the two parts of its step. */
export async function poolRegistrations({ query, nextId }: Sql, key: StoreKey): Promise<void> {
  const some = 'SELECT id, sealed FROM registrations WHERE id > $1 ORDER BY id LIMIT 200';
  for await (const rows of inBatches<Row>((last) => query(some, [last?.id ?? 0])))
    for (const { id, sealed } of rows) {
      const application = await nextId('applications');
      await query('UPDATE registrations SET application_id = $2 WHERE id = $1', [id, application]);
      await query(
        `INSERT INTO applications (id, received_at, idempotency_key, reference, job_id, email_hash, sealed)
         SELECT application_id, received_at, idempotency_key, reference, $2, email_hash, $3
         FROM registrations WHERE id = $1`,
        [id, TALENT_POOL, pooledTexts(key, id, application, sealed)],
      );
    }
  const cvs = `SELECT id, application_id AS application, cv.sealed, bytes FROM registration_cvs cv
    JOIN registrations ON id = registration_id WHERE id > $1 ORDER BY id LIMIT 4`;
  for await (const rows of inBatches<CvRow>((last) => query(cvs, [last?.id ?? 0])))
    for (const { id, application, sealed, bytes } of rows)
      await query('INSERT INTO application_cvs (application_id, sealed, bytes) VALUES ($1, $2, $3)', [
        ...[application, pooledCv(key, 'sealed', id, application, sealed)],
        pooledCv(key, 'bytes', id, application, bytes),
      ]);
}
