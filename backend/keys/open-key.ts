import type { Sealing, Mover } from '../store/schema-files';
import { candidateKeys, explainMissingKey, keyForNewStore, type KeySource } from './key-source';
import { keyWith, type OpenedKey, storeKey, type StoreKey, StoreKeyError } from './store-key';
import { inBatches } from '../base/batches';
import { insertRow } from '../store/database';
import { emailHash, sealBytes, sealTexts } from './sealed-rows';

const BATCH = 500;

/** Columns that release 0.2.0 stored unencrypted, the address first. */
const TEXTS: Record<string, string[]> = {
  applications: [
    'email',
    'first_name',
    'last_name',
    'phone',
    'experience_years',
    'notice_period',
    'message',
    'source',
    'consent',
    'consent_at',
    'job_closed_at',
  ],
  contact_enquiries: ['email_address', 'name', 'subject', 'message'],
  job_inquiries: [
    'email_address',
    'company_name',
    'contact_person',
    'contact_number',
    'job_title',
    'location',
    'job_description',
  ],
  job_alerts: ['email'],
};

type PlainRow = Record<string, string | number | null> & { id: number };

type PlainCv = { id: number; name: string; mimeType: string; size: number; sha256: string; bytes: Buffer };

/** What moves the rows that release 0.2.0 stored in plain from `old_` tables, encrypting them. */
function plainRowMovers(key: () => StoreKey): Record<string, Mover> {
  const forms = Object.entries(TEXTS).map(([table, names]): [string, Mover] => [
    table,
    async (sql, kept) => {
      const some = `SELECT ${[...kept, ...names].join(', ')} FROM old_${table}
        WHERE id > $1 ORDER BY id LIMIT ${BATCH}`;
      for await (const rows of inBatches<PlainRow>((last) => sql.query(some, [last?.id ?? 0])))
        for (const row of rows) {
          const pick = (columns: string[]) => Object.fromEntries(columns.map((name) => [name, row[name]]));
          await insertRow(sql, table, {
            ...pick(kept),
            email_hash: emailHash(key(), String(row[names[0]!])),
            sealed: sealTexts(key(), pick(names), table, row.id),
          });
        }
    },
  ]);
  return {
    ...Object.fromEntries(forms),
    async application_cvs(sql) {
      const some = `SELECT application_id AS id, name, mime_type AS "mimeType", size, sha256, bytes
        FROM old_application_cvs WHERE application_id > $1 ORDER BY application_id LIMIT 4`;
      for await (const cvs of inBatches<PlainCv>((last) => sql.query(some, [last?.id ?? 0])))
        for (const { id, bytes, ...about } of cvs)
          await insertRow(sql, 'application_cvs', {
            application_id: id,
            sealed: sealTexts(key(), about, 'application_cvs', id),
            bytes: sealBytes(key(), bytes, ['application_cvs', id, 'bytes']),
          });
    },
    async mails({ query }, kept) {
      await query(`INSERT INTO mails (${kept.join(', ')}) SELECT ${kept.join(', ')} FROM old_mails`);
      for (const { id, token } of await query<{ id: number; token: string }>(
        'SELECT id, token FROM old_mails WHERE token IS NOT NULL',
      ))
        await query('UPDATE mails SET sealed = $2 WHERE id = $1', [
          id,
          sealTexts(key(), { token }, 'mails', id),
        ]);
    },
    /** Starts empty. */
    async mail_turns() {},
    async secrets(sql) {
      for (const { name, value } of await sql.query<{ name: string; value: Buffer }>(
        'SELECT name, value FROM old_secrets',
      ))
        await insertRow(sql, 'secrets', {
          name,
          sealed: sealBytes(key(), value, ['secrets', name, 'sealed']),
        });
    },
  };
}

/** Finds the key of a store, a new or an older one's too. @throws StoreKeyError, which says what to do */
export function createSealing(source: KeySource): Sealing & OpenedKey {
  let found: StoreKey | null = null;
  const key = (): StoreKey => {
    if (!found) throw new StoreKeyError('The database has not been opened yet.');
    return found;
  };
  return {
    key,
    newMark: () => (found = storeKey(keyForNewStore(source))).mark,
    unlock(mark) {
      const bytes = keyWith(mark, candidateKeys(source));
      if (!bytes) throw new StoreKeyError(explainMissingKey(source));
      found = storeKey(bytes);
    },
    sealing: plainRowMovers(key),
  };
}
