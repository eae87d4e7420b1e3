import { insertRow } from '../store/database';
import type { SealedSql, StoreKey } from './store-key';

/** The texts of a row that are personal, by name. */
export type Texts = Record<string, string>;

// Bound to its row, so that nobody who can write to the store can move it to another one.
export const placeOf = (table: string, id: number | string, column: string) => `${table} ${id} ${column}`;

/** Encrypts bytes for a column of a row. */
export function sealBytes(
  key: StoreKey,
  bytes: Uint8Array,
  [table, id, column]: [string, number | string, string],
): Buffer {
  return key.seal([bytes], placeOf(table, id, column));
}

/** The reverse. @throws Error when the bytes were changed or moved */
export function openBytes(
  key: StoreKey,
  sealed: Buffer,
  [table, id, column]: [string, number | string, string],
): Buffer {
  return key.open(sealed, placeOf(table, id, column));
}

/** Encrypts a row's texts, for its column `sealed`. */
export const sealTexts = (key: StoreKey, texts: object, table: string, id: number) =>
  sealBytes(key, Buffer.from(JSON.stringify(texts)), [table, id, 'sealed']);

/** The reverse. @throws Error when they were changed or moved */
export const openTexts = <T extends object = Texts>(
  key: StoreKey,
  sealed: Buffer,
  table: string,
  id: number,
) => JSON.parse(openBytes(key, sealed, [table, id, 'sealed']).toString()) as T;

/** One form for all spellings of an address: lower case. */
const addressKey = (email: string) => email.trim().toLowerCase();

/** What an address is found by; it cannot be computed, or guessed, without the key. */
export const emailHash = (key: StoreKey, email: string) => key.fingerprint('email', addressKey(email));

/** What an erasure is found by: nobody can tell from it which erased rows, in a backup, the address had. */
export const erasedHash = (key: StoreKey, email: string) => key.fingerprint('erased', addressKey(email));

/** Inserts a row with an id of its own and texts that only the key opens; null for none. Resolves with the id. */
export async function insertSealed(
  sql: SealedSql,
  table: string,
  row: Record<string, unknown>,
  texts: object | null,
): Promise<number> {
  const id = await sql.nextId(table);
  await insertRow(sql, table, { id, ...row, sealed: texts && sealTexts(sql.key, texts, table, id) });
  return id;
}
