import type { Database, Sql } from '../store/database';
import { type OpenedKey, storeKey, type StoreKey } from './store-key';
import { inBatches } from '../base/batches';
import { emailHash, erasedHash, openBytes, sealBytes, staffHash, type Texts } from './sealed-rows';

/**
 * A table with encrypted rows. `email`: the text hashed in the column `hash`; `hasBytes`: it also has encrypted
 * bytes; `hashes`: other keyed hashes.
 */
type SealedTable = {
  name: string;
  id?: string;
  email?: string;
  hash?: keyof typeof HASHES;
  hasBytes?: true;
  hashes?: string[];
};

const HASHES = { email_hash: emailHash, address_hash: erasedHash, staff_hash: staffHash };

export const SEALED_TABLES: readonly SealedTable[] = [
  { name: 'applications', email: 'email', hashes: ['phone_hash', 'cv_hash'] },
  { name: 'contact_enquiries', email: 'email_address' },
  { name: 'job_inquiries', email: 'email_address' },
  { name: 'job_alerts', email: 'email' },
  { name: 'mails', email: 'email' },
  { name: 'your_data_tokens', email: 'email' },
  { name: 'erasures', email: 'email', hash: 'address_hash' },
  { name: 'sealed_forms', email: 'email', hasBytes: true },
  { name: 'notes' },
  { name: 'desk_preferences' },
  { name: 'clients' },
  { name: 'sendings', email: 'email' },
  { name: 'staff', email: 'address', hash: 'staff_hash' },
  { name: 'secrets', id: 'name' },
  { name: 'application_cvs', id: 'application_id', hasBytes: true },
];

type SealedRow = { id: number | string; sealed: Buffer; bytes?: Buffer };

/** Re-encrypts all rows and resolves with their number. */
async function resealAll(sql: Sql, from: StoreKey, to: StoreKey): Promise<number> {
  let count = 0;
  for (const table of SEALED_TABLES) count += await resealTable(sql, table, from, to);
  return count;
}

async function resealTable(
  { query }: Sql,
  { name, id = 'id', email, hash = 'email_hash', hasBytes, hashes = [] }: SealedTable,
  from: StoreKey,
  to: StoreKey,
): Promise<number> {
  let count = 0;
  // A CV can be several megabytes.
  const some = `SELECT ${id} AS id, sealed${hasBytes ? ', bytes' : ''} FROM ${name}
    WHERE ${id} > $1 AND sealed IS NOT NULL ORDER BY ${id} LIMIT ${hasBytes ? 4 : 200}`;
  const first = id === 'name' ? '' : 0;
  for await (const rows of inBatches<SealedRow>((last) => query(some, [last?.id ?? first]))) {
    for (const row of rows) {
      const reseal = (column: string, bytes: Buffer) => {
        const opened = openBytes(from, bytes, [name, row.id, column]);
        return { opened, sealed: sealBytes(to, opened, [name, row.id, column]) };
      };
      const { opened, sealed } = reseal('sealed', row.sealed);
      const values: Record<string, unknown> = { sealed };
      // Keyed hashes as well; recomputed after the next start.
      for (const column of hashes) values[column] = null;
      if (row.bytes) values.bytes = reseal('bytes', row.bytes).sealed;
      if (email) {
        const address = (JSON.parse(opened.toString()) as Texts)[email];
        values[hash] = address === undefined ? null : HASHES[hash](to, address);
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

export type KeyStore = ReturnType<typeof createKeyStore>;

export const createKeyStore = (db: Database, { key }: OpenedKey) => ({
  /**
   * Re-encrypts the store with another key in one transaction: if it is interrupted, nothing was changed. Programs
   * started before can no longer write. Resolves with the number of rows; 0 if the store has that key already.
   */
  async rotateKey(bytes: Buffer): Promise<number> {
    const target = storeKey(bytes);
    if (target.mark === key().mark) return 0;
    const tables = ['store_key', ...SEALED_TABLES.map(({ name }) => name)];
    return db.erase(tables, async (sql) => {
      await sql.lockTable('store_key');
      await sql.query('UPDATE store_key SET mark = $1', [target.mark]);
      return resealAll(sql, key(), target);
    });
  },
});
