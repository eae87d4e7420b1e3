import { inBatches } from '../base/batches';
import type { Sql } from '../store/database';
import { emailHash, erasedHash, placeOf, type Texts } from './sealed-rows';
import type { StoreKey } from './store-key';

/**
 * A table with encrypted rows. `email`: the text hashed in the column `hash`; `hasBytes`: it also has encrypted
 * bytes; `hashes`: other keyed hashes; `isNewer`: it was added after stores had a single key.
 */
type SealedTable = {
  name: string;
  id?: string;
  email?: string;
  hash?: string;
  hasBytes?: true;
  hashes?: string[];
  isNewer?: true;
};

export const SEALED_TABLES: readonly SealedTable[] = [
  { name: 'applications', email: 'email', hashes: ['phone_hash', 'cv_hash'] },
  { name: 'contact_enquiries', email: 'email_address' },
  { name: 'job_inquiries', email: 'email_address' },
  { name: 'job_alerts', email: 'email' },
  { name: 'mails', email: 'email' },
  { name: 'your_data_tokens', email: 'email' },
  { name: 'erasures', email: 'email', hash: 'address_hash' },
  { name: 'sealed_forms', email: 'email', hasBytes: true, isNewer: true },
  { name: 'notes', isNewer: true },
  { name: 'secrets', id: 'name' },
  { name: 'application_cvs', id: 'application_id', hasBytes: true },
];

/** Tables that stores had before they had a single key, and no longer have. */
const DROPPED_TABLES: readonly SealedTable[] = [
  { name: 'registrations', email: 'email' },
  { name: 'registration_cvs', id: 'registration_id', hasBytes: true },
];

type Row = { id: number | string; key_id?: number; sealed: Buffer; bytes?: Buffer };
type Opener = Pick<StoreKey, 'open'>;

/** Re-encrypts all rows and resolves with their number. `from` selects a row's current key by the column `more`. */
export async function resealAll(
  sql: Sql,
  from: (row: Row) => Opener,
  to: StoreKey,
  more = '',
): Promise<number> {
  let count = 0;
  const tables =
    more === '' ? SEALED_TABLES : [...SEALED_TABLES.filter(({ isNewer }) => !isNewer), ...DROPPED_TABLES];
  for (const table of tables) count += await resealTable(sql, table, from, to, more);
  return count;
}

async function resealTable(
  { query }: Sql,
  { name, id = 'id', email, hash = 'email_hash', hasBytes, hashes }: SealedTable,
  from: (row: Row) => Opener,
  to: StoreKey,
  more: string,
): Promise<number> {
  const columns = ['sealed', ...(hasBytes ? ['bytes'] : []), ...(more ? [more] : [])];
  let count = 0;
  // A CV can be several megabytes.
  const some = `SELECT ${id} AS id, ${columns.join(', ')} FROM ${name} WHERE ${id} > $1 AND sealed IS NOT NULL
    ORDER BY ${id} LIMIT ${hasBytes ? 4 : 200}`;
  const first = id === 'name' ? '' : 0;
  for await (const rows of inBatches<Row>((last) => query(some, [last?.id ?? first]))) {
    for (const row of rows) {
      const reseal = (column: string, bytes: Buffer) => {
        const opened = from(row).open(bytes, placeOf(name, row.id, column));
        return { opened, sealed: to.seal([opened], placeOf(name, row.id, column)) };
      };
      const { opened, sealed } = reseal('sealed', row.sealed);
      const values: Record<string, unknown> = { sealed };
      // Keyed hashes as well; recomputed after the next start.
      for (const column of more === '' ? (hashes ?? []) : []) values[column] = null;
      if (row.bytes) values.bytes = reseal('bytes', row.bytes).sealed;
      if (email) {
        const address = (JSON.parse(opened.toString()) as Texts)[email];
        const hashOf = hash === 'email_hash' ? emailHash : erasedHash;
        values[hash] = address === undefined ? null : hashOf(to, address);
      }
      const set = Object.keys(values).map((column, index) => `${column} = $${index + 2}`);
      await query(`UPDATE ${name} SET ${set.join(', ')} WHERE ${id} = $1`, [
        row.id,
        ...Object.values(values),
      ]);
    }
    count += rows.length;
  }
  return count;
}
