import type { Database, Sql } from '../store/database';
import { type DataKey, dataKey, opensAll, StoreKeyError, unwrap, wrap, type WrappedKey } from './data-keys';
import { candidateKeys, explainMissingKey, type KeySource } from './key-source';
import { retireKeyFile, takeNextKeyFile, targetKey } from './key-files';
import { resealBatch, type RotatedTable } from './rotated-tables';

/** There is nothing to change over to. */
export class RotationError extends Error {
  override name = 'RotationError';
}

/** What a rotation did: rows encrypted anew, and the file that keeps the key before, if that was one in DATA_DIR. */
export type Rotation = { rows: number; oldKeyFile: string | null };

/** Changes the store over to another key, as KeyStore.rotateKey says. */
export async function rotateKey(
  db: Database,
  tables: RotatedTable[],
  source: KeySource,
  now: Date,
  onBatch: (rows: number) => void = () => {},
): Promise<Rotation> {
  const keys = await db.transaction((sql) => begin(sql, source, now));
  const replaced = takeNextKeyFile(source, now);
  let rows = 0;
  do {
    for (const table of tables)
      for (let after = table.first; ;) {
        const done = await db.transaction((sql) => resealBatch(sql, table, after, keys));
        if (!done) break;
        after = done.last;
        rows += done.rows;
        onBatch(rows);
      }
    // A process that had not seen the new key yet may have written with an older one.
  } while (!(await db.transaction((sql) => removeOlderKeys(sql, tables, keys[0]!.id))));
  await db.erase(['store_keys', ...tables.map(({ name }) => name)], async () => {});
  return { rows, oldKeyFile: replaced ?? retireKeyFile(source, now) };
}

/**
 * Adds a data key, and encrypts all data keys with the store's new key, in one transaction: whatever happens later, that
 * key alone opens the store. Goes on with a rotation that was interrupted. Resolves with the data keys, newest first.
 */
async function begin({ query, forUpdate }: Sql, source: KeySource, now: Date): Promise<DataKey[]> {
  const rows = await query<WrappedKey>(`SELECT id, wrapped FROM store_keys ORDER BY id DESC ${forUpdate}`);
  const candidates = candidateKeys({ ...source, triesFile: true });
  const keys = rows.map((row) => unwrap(row, candidates)).filter((key) => key !== null);
  if (keys.length < rows.length) throw new StoreKeyError(explainMissingKey(source));
  const isUnderWay = rows.length > 1;
  const target = targetKey(source, (key) => opensAll(rows, [key]), { isUnderWay, now });
  if (opensAll(rows, [target])) {
    if (isUnderWay) return keys;
    throw new RotationError(
      'STORE_KEY is the key that the store is encrypted with. Set a new one (openssl rand -hex 32) as STORE_KEY, and this one as STORE_KEY_OLD.',
    );
  }
  const added = dataKey(keys[0]!.id + 1);
  for (const { id, wrapped } of keys.map((key) => wrap(key, target)))
    await query('UPDATE store_keys SET wrapped = $2 WHERE id = $1', [id, wrapped]);
  const row = wrap(added, target);
  await query('INSERT INTO store_keys (id, wrapped) VALUES ($1, $2)', [row.id, row.wrapped]);
  return [added, ...keys];
}

/** False where rows still need an older key. */
async function removeOlderKeys(
  { query, forUpdate }: Sql,
  tables: RotatedTable[],
  newest: number,
): Promise<boolean> {
  // Nobody writes with any of them until the commit.
  await query(`SELECT id FROM store_keys ${forUpdate}`);
  for (const { name } of tables) {
    const [older] = await query(`SELECT key_id FROM ${name} WHERE key_id < $1 LIMIT 1`, [newest]);
    if (older) return false;
  }
  await query('DELETE FROM store_keys WHERE id < $1', [newest]);
  return true;
}
