import { createHash } from 'node:crypto';
import type { Sql } from '../database';
import type { DataKey } from '../keys/data-keys';
import type { Keyring } from '../keys/keyring';
import { openBytes, openTexts, sealBytes, sealTexts } from '../keys/sealed-rows';
import type { Cv, StoredCv } from './forms';

const TABLE = 'application_cvs';

type AboutCv = { name: string; mimeType: string; size: number; sha256: string };
type CvRow = { key_id: number; sealed: Buffer; bytes: Buffer };
export type PlainCvRow = { name: string; mime_type: string; sha256: string; bytes: Buffer };

/** Encrypts a CV and its name, and writes them. */
export async function insertCv({ query }: Sql, key: DataKey, id: number, cv: Cv): Promise<void> {
  const bytes = Buffer.from(cv.bytes.buffer, cv.bytes.byteOffset, cv.bytes.byteLength);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const about: AboutCv = { name: cv.name, mimeType: cv.mimeType, size: bytes.length, sha256 };
  await query(`INSERT INTO ${TABLE} (application_id, key_id, sealed, bytes) VALUES ($1, $2, $3, $4)`, [
    id,
    key.id,
    sealTexts(key, about, TABLE, id),
    sealBytes(key, bytes, [TABLE, id, 'bytes']),
  ]);
}

/** What is sealed of a CV beside its bytes. */
export const aboutCv = (key: DataKey, sealed: Buffer, id: number) =>
  openTexts<AboutCv>(key, sealed, TABLE, id);

export async function readCv(sql: Sql, keyring: Keyring, id: number): Promise<StoredCv | null> {
  const [row] = await sql.query<CvRow>(
    `SELECT key_id, sealed, bytes FROM ${TABLE} WHERE application_id = CAST($1 AS bigint)`,
    [id],
  );
  if (!row) return readPlainCv(sql, id);
  const key = (await keyring.of(sql, [row]))(row.key_id);
  const { name, mimeType, sha256 } = aboutCv(key, row.sealed, id);
  return { name, mimeType, sha256, bytes: openBytes(key, row.bytes, [TABLE, id, 'bytes']) };
}

// One of an earlier version that seal-plain-cvs.ts has not moved yet.
async function readPlainCv({ query }: Sql, id: number): Promise<StoredCv | null> {
  const [row] = await query<PlainCvRow>(
    'SELECT name, mime_type, sha256, bytes FROM plain_cvs WHERE application_id = CAST($1 AS bigint)',
    [id],
  );
  if (!row) return null;
  const { mime_type: mimeType, ...cv } = row;
  return { ...cv, mimeType };
}
