import { createHash } from 'node:crypto';
import { insertRow } from '../store/database';
import type { SealedSql, StoreKey } from '../keys/store-key';
import { openBytes, openTexts, sealBytes, sealTexts } from '../keys/sealed-rows';
import type { Cv, StoredCv } from './forms';

const TABLE = 'application_cvs';

type AboutCv = { name: string; mimeType: string; size: number; sha256: string };
type CvRow = { sealed: Buffer; bytes: Buffer };

export const sha256Of = ({ bytes }: Cv): string => createHash('sha256').update(bytes).digest('hex');

/** Encrypts and inserts a CV and its metadata. */
export async function insertCv(sql: SealedSql, id: number, cv: Cv): Promise<void> {
  const bytes = Buffer.from(cv.bytes.buffer, cv.bytes.byteOffset, cv.bytes.byteLength);
  const sha256 = sha256Of(cv);
  const about: AboutCv = { name: cv.name, mimeType: cv.mimeType, size: bytes.length, sha256 };
  await insertRow(sql, TABLE, {
    application_id: id,
    sealed: sealTexts(sql.key, about, TABLE, id),
    bytes: sealBytes(sql.key, bytes, [TABLE, id, 'bytes']),
  });
}

/** Decrypts a CV's metadata. */
export const aboutCv = (key: StoreKey, sealed: Buffer, id: number) =>
  openTexts<AboutCv>(key, sealed, TABLE, id);

export async function readCv({ query, key }: SealedSql, id: number): Promise<StoredCv | null> {
  const [row] = await query<CvRow>(
    `SELECT sealed, bytes FROM ${TABLE} WHERE application_id = CAST($1 AS bigint)`,
    [id],
  );
  if (!row) return null;
  const { name, mimeType, sha256 } = aboutCv(key, row.sealed, id);
  return { name, mimeType, sha256, bytes: openBytes(key, row.bytes, [TABLE, id, 'bytes']) };
}
