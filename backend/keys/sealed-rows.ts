import { insertRow } from '../store/database';
import type { SealedSql, StoreKey } from './store-key';

/** A row's personal texts by name. */
export type Texts = Record<string, string>;

// Binds a ciphertext to its row, so that it cannot be moved to another by someone with write access.
type Place = [table: string, id: number | string, column: string];

/** Encrypts bytes for a column of a row. */
export const sealBytes = (key: StoreKey, bytes: Uint8Array, place: Place): Buffer =>
  key.seal([bytes], place.join(' '));

/** Decrypts bytes. @throws Error if they were changed or moved */
export const openBytes = (key: StoreKey, sealed: Buffer, place: Place): Buffer =>
  key.open(sealed, place.join(' '));

/** Encrypts a row's texts for its column `sealed`. */
export const sealTexts = (key: StoreKey, texts: object, table: string, id: number) =>
  sealBytes(key, Buffer.from(JSON.stringify(texts)), [table, id, 'sealed']);

/** Decrypts texts. @throws Error if they were changed or moved */
export const openTexts = <T extends object = Texts>(
  key: StoreKey,
  sealed: Buffer,
  table: string,
  id: number,
) => JSON.parse(openBytes(key, sealed, [table, id, 'sealed']).toString()) as T;

const addressKey = (email: string) => email.trim().toLowerCase();

/** Keyed hash by which rows with an address are found; it cannot be computed or guessed without the key. '' for none. */
export const emailHash = (key: StoreKey, email: string) =>
  addressKey(email) && key.fingerprint('email', addressKey(email));

/** Keyed hash by which erasures are found; cannot be linked to the address's erased rows in a backup. */
export const erasedHash = (key: StoreKey, email: string) => key.fingerprint('erased', addressKey(email));

/** Keyed hash that identifies a staff member; desk tokens hold it, too. */
export const staffHash = (key: StoreKey, address: string) => key.fingerprint('staff', addressKey(address));

/** Inserts a row with a new id and encrypted texts; null for none. Resolves with the id. */
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
