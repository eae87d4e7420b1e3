import type { Sql } from '../store/database';
import type { Sealing } from '../store/schema-files';
import { type DataKey, dataKey, wrap } from './data-keys';
import { type KeySource, keyForNewStore } from './key-source';
import { emailHash, sealBytes, sealTexts } from './sealed-rows';

const BATCH = 500;
/** What release 0.2.0 stored in plain, the address first. */
const PLAIN: Record<string, string[]> = {
  applications: [
    ...[
      'email',
      'first_name',
      'last_name',
      'phone',
      'experience_years',
      'notice_period',
      'message',
      'source',
    ],
    ...['consent', 'consent_at', 'job_closed_at'],
  ],
  contact_enquiries: ['email_address', 'name', 'subject', 'message'],
  job_inquiries: [
    ...['email_address', 'company_name', 'contact_person', 'contact_number', 'job_title', 'location'],
    'job_description',
  ],
  job_alerts: ['email'],
};

/** The first data key of a store, and its row. */
function firstDataKey(keys: KeySource) {
  const key = dataKey(1);
  return { key, row: wrap(key, keyForNewStore(keys)) };
}

/** How steps encrypt what release 0.2.0 stored in plain. */
export const sealingWith = (keys: KeySource): Sealing => ({
  firstKey: () => firstDataKey(keys).row,
  after: { '013-sealed-rows-1.postgres.sql': (sql) => sealPlainRows(sql, keys) },
  functions() {
    let key: DataKey;
    return {
      first_key() {
        const first = firstDataKey(keys);
        key = first.key;
        return first.row.wrapped;
      },
      email_hash: (email: string) => emailHash(key, email),
      seal: (table: string, id: number | string, value: string | Buffer) =>
        sealBytes(key, Buffer.from(value as string), [table, id, 'sealed']),
    };
  },
});

/** In PostgreSQL, between the halves of 013-sealed-rows. */
async function sealPlainRows({ query }: Sql, keys: KeySource): Promise<void> {
  const { key, row } = firstDataKey(keys);
  await query('INSERT INTO store_keys (id, wrapped) VALUES ($1, $2)', [row.id, row.wrapped]);
  for (const [table, [email, ...others]] of Object.entries(PLAIN))
    for (let after = 0; ;) {
      const rows = await query<Record<string, string> & { id: number }>(
        `SELECT id, ${[email, ...others].join(', ')} FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
        [after],
      );
      for (const { id, ...texts } of rows)
        await query(`UPDATE ${table} SET key_id = 1, email_hash = $2, sealed = $3 WHERE id = $1`, [
          ...[id, emailHash(key, texts[email!]!), sealTexts(key, texts, table, id)],
        ]);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
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
