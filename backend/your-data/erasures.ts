import type { Sql } from '../store/database';
import type { DataKeys, Keyring } from '../keys/keyring';
import { erasedHash, openTexts, sealTexts } from '../keys/sealed-rows';
import type { DueErasure } from './your-data';

const TABLE = 'erasures';
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Before this moment erasures were made that are remembered no longer. */
export const erasuresKeptSince = (now: Date) => new Date(now.getTime() - KEPT_MS).toISOString();

/** Remembers an erasure until the websites know of it, whose outboxes may hold forms from the address. */
export async function rememberErasure(sql: Sql, [key]: DataKeys, email: string, now: Date): Promise<void> {
  const id = await sql.nextId(TABLE);
  await sql.query(
    `INSERT INTO ${TABLE} (id, erased_at, address_hash, key_id, sealed) VALUES ($1, $2, $3, $4, $5)`,
    [id, now.toISOString(), erasedHash(key, email), key.id, sealTexts(key, { email }, TABLE, id)],
  );
}

export async function dueErasures(sql: Sql, keyring: Keyring): Promise<DueErasure[]> {
  const rows = await sql.query<{ id: number; key_id: number; sealed: Buffer }>(
    `SELECT id, key_id, sealed FROM ${TABLE} WHERE sealed IS NOT NULL ORDER BY id`,
  );
  const keyOf = await keyring.of(sql, rows);
  return rows.map(({ id, key_id, sealed }) => ({
    id,
    email: openTexts<{ email: string }>(keyOf(key_id), sealed, TABLE, id).email,
  }));
}

/** As YourDataStore.wasErasedSince. */
export async function wasErasedSince(
  { query, oneOf }: Sql,
  keys: DataKeys,
  email: string,
  moment: string,
): Promise<boolean> {
  const rows = await query(
    `SELECT id FROM ${TABLE} WHERE address_hash ${oneOf('$1', 'text')} AND erased_at >= $2 LIMIT 1`,
    [keys.map((key) => erasedHash(key, email)), moment],
  );
  return rows.length > 0;
}
