import { phoneNumbers } from '../../lib/base/contact/phone';
import { openTexts } from '../keys/sealed-rows';
import type { SealedDatabase, StoreKey } from '../keys/store-key';
import { untilDone } from '../store/database';
import { aboutCv } from './cvs';

const BATCH = 200;

/** Hash by which applications with one phone number are found; '' for none. */
export function phoneHash(key: StoreKey, phone: string): string {
  const number = phoneNumbers(phone)[0] ?? phone.replace(/\D/g, '').slice(-10);
  return number === '' ? '' : key.fingerprint('phone', number);
}

/** Hash by which applications with the same CV are found; '' for none. */
export const cvHash = (key: StoreKey, sha256: string | undefined): string =>
  sha256 ? key.fingerprint('cv', sha256) : '';

export const createSameSenderStore = ({ transaction }: SealedDatabase) => ({
  /** Backfills the hashes of applications stored before hashes existed or before a key change. */
  fillApplicationHashes: () =>
    untilDone(() =>
      transaction(async ({ query, key }) => {
        const rows = await query<{ id: number; sealed: Buffer; cv_sealed: Buffer | null }>(
          `SELECT form.id, form.sealed, cv.sealed AS cv_sealed FROM applications form
           LEFT JOIN application_cvs cv ON cv.application_id = form.id
           WHERE form.phone_hash IS NULL ORDER BY form.id LIMIT ${BATCH}`,
        );
        for (const { id, sealed, cv_sealed: cv } of rows) {
          const { phone = '' } = openTexts(key, sealed, 'applications', id);
          const sha256 = cv ? aboutCv(key, cv, id).sha256 : undefined;
          await query('UPDATE applications SET phone_hash = $2, cv_hash = $3 WHERE id = CAST($1 AS bigint)', [
            id,
            phoneHash(key, phone),
            cvHash(key, sha256),
          ]);
        }
        return rows.length;
      }),
    ),
});
