import { createVault, type Vault } from '../../lib/base/vault';
import { inBatches } from '../base/batches';
import type { Sql } from '../store/database';
import type { Sealing } from '../store/schema-files';
import type { KeySource } from './key-source';
import { poolRegistrations, registrationFunctions } from './pool-registrations';
import { resealAll } from './reseal';
import { emailHash, erasedHash, placeOf, sealBytes, sealTexts, type Texts } from './sealed-rows';
import { findStoreKey, type OpenedKey, type StoreKey } from './store-key';

const BATCH = 500;
/** Columns that release 0.2.0 stored unencrypted, the address first. */
const PLAIN: Record<string, string[]> = {
  applications: [
    ...['email', 'first_name', 'last_name', 'phone', 'experience_years', 'notice_period', 'message'],
    ...['source', 'consent', 'consent_at', 'job_closed_at'],
  ],
  contact_enquiries: ['email_address', 'name', 'subject', 'message'],
  job_inquiries: [
    ...['email_address', 'company_name', 'contact_person', 'contact_number', 'job_title', 'location'],
    'job_description',
  ],
  job_alerts: ['email'],
};

/** A row of store_keys: a data key, encrypted with the store's key. Older stores encrypted rows with such data keys. */
export type WrappedKey = { id: number; wrapped: Buffer };

/** Decrypts a data key; null if the store's key is not the one it was encrypted with. */
export function dataKeyIn({ id, wrapped }: WrappedKey, { bytes }: Pick<StoreKey, 'bytes'>): Vault | null {
  try {
    return createVault(createVault(bytes, 'store keys').open(wrapped, `store_keys ${id}`), 'store');
  } catch {
    return null;
  }
}

/** Creates the key finder for a store and the code that its migrations run. */
export function createSealing(source: KeySource): Sealing & OpenedKey {
  const finder = findStoreKey(source);
  // By id. Data that release 0.2.0 stored unencrypted uses the store's key directly.
  const dataKeys = new Map<number, Vault>();
  const takeFirst = () => void dataKeys.set(1, finder.takeNew());
  const takeDataKey = (row: WrappedKey) => {
    if (dataKeys.has(row.id)) return;
    const key = finder.take((candidate) => dataKeyIn(row, candidate) !== null);
    dataKeys.set(row.id, dataKeyIn(row, key)!);
  };
  const key = () => finder.key();
  const open = (keyId: number, table: string, id: number | string, column: string, sealed: Buffer) =>
    dataKeys.get(keyId)!.open(sealed, placeOf(table, id, column));
  const unlock = (mark: string) => void finder.take((candidate) => candidate.mark === mark);
  return {
    source,
    key,
    newMark: () => finder.takeNew().mark,
    unlock,
    functions: {
      unlock,
      ...registrationFunctions(key),
      first_key() {
        takeFirst();
        return Buffer.alloc(0);
      },
      data_key: (id: number, wrapped: Buffer) => takeDataKey({ id, wrapped }),
      mark: () => key().mark,
      email_hash: (email: string) => emailHash(key(), email),
      seal: (table: string, id: number | string, value: string | Buffer) =>
        sealBytes(key(), Buffer.from(value as string), [table, id, 'sealed']),
      seal_bytes: (table: string, id: number, value: Buffer) => sealBytes(key(), value, [table, id, 'bytes']),
      reseal: (keyId: number, table: string, id: number | string, column: string, sealed: Buffer) =>
        sealBytes(key(), open(keyId, table, id, column, sealed), [table, id, column]),
      rehash(keyId: number, table: string, id: number, sealed: Buffer, name: string) {
        const texts = JSON.parse(open(keyId, table, id, 'sealed', sealed).toString()) as Texts;
        const hashOf = table === 'erasures' ? erasedHash : emailHash;
        return texts[name] === undefined ? null : hashOf(key(), texts[name]);
      },
    },
    after: {
      async '030-talent-pool-1.postgres.sql'(sql) {
        const [row] = await sql.query<{ mark: string }>('SELECT mark FROM store_key');
        unlock(row?.mark ?? '');
        await poolRegistrations(sql, key());
      },
      async '013-sealed-rows-1.postgres.sql'(sql) {
        takeFirst();
        await sealPlainRows(sql, key());
      },
      async '023-one-key-1.postgres.sql'(sql) {
        const rows = await sql.query<WrappedKey>('SELECT id, wrapped FROM store_keys ORDER BY id');
        rows.forEach(takeDataKey);
        await resealAll(sql, (row) => dataKeys.get(row.key_id!)!, key(), 'key_id');
        await sealPlainCvs(sql, key(), rows[0]!.id);
        await sql.query('INSERT INTO store_key (mark) VALUES ($1)', [key().mark]);
      },
    },
  };
}

type PlainRow = Record<string, string> & { id: number };
type PlainCv = { id: number; name: string; mimeType: string; size: number; sha256: string; bytes: Buffer };

/** Encrypts the CVs that release 0.2.0 stored unencrypted. */
async function sealPlainCvs({ query }: Sql, key: StoreKey, keyId: number): Promise<void> {
  const some = `SELECT application_id AS id, name, mime_type AS "mimeType", size, sha256, bytes FROM plain_cvs
    WHERE application_id > $1 ORDER BY application_id LIMIT 4`;
  for await (const cvs of inBatches<PlainCv>((last) => query(some, [last?.id ?? 0])))
    for (const { id, bytes, ...about } of cvs)
      await query(
        'INSERT INTO application_cvs (application_id, key_id, sealed, bytes) VALUES ($1, $2, $3, $4)',
        [
          ...[id, keyId, sealTexts(key, about, 'application_cvs', id)],
          sealBytes(key, bytes, ['application_cvs', id, 'bytes']),
        ],
      );
}

/** PostgreSQL only, between the two parts of 013-sealed-rows. */
async function sealPlainRows({ query }: Sql, key: StoreKey): Promise<void> {
  await query('INSERT INTO store_keys (id, wrapped) VALUES (1, $1)', [Buffer.alloc(0)]);
  for (const [table, names] of Object.entries(PLAIN)) {
    const some = `SELECT id, ${names.join(', ')} FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${BATCH}`;
    for await (const rows of inBatches<PlainRow>((last) => query(some, [last?.id ?? 0])))
      for (const { id, ...texts } of rows)
        await query(`UPDATE ${table} SET key_id = 1, email_hash = $2, sealed = $3 WHERE id = $1`, [
          ...[id, emailHash(key, texts[names[0]!]!), sealTexts(key, texts, table, id)],
        ]);
  }
  for (const { id, token } of await query<{ id: number; token: string }>(
    'SELECT id, token FROM mails WHERE token IS NOT NULL',
  ))
    await query('UPDATE mails SET key_id = 1, sealed = $2 WHERE id = $1', [
      ...[id, sealTexts(key, { token }, 'mails', id)],
    ]);
  for (const { name, value } of await query<{ name: string; value: Buffer }>(
    'SELECT name, value FROM secrets',
  ))
    await query('UPDATE secrets SET key_id = 1, sealed = $2 WHERE name = $1', [
      ...[name, sealBytes(key, value, ['secrets', name, 'sealed'])],
    ]);
}
