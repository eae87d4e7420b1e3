import { createHash } from 'node:crypto';
import { insertRow } from '../store/database';
import type { SealedSql, StoreKey } from '../keys/store-key';
import { openBytes, openTexts, sealBytes, sealTexts } from '../keys/sealed-rows';
import type { Cv, KindWithCv, StoredCv } from './forms';

/** The table of each kind's CVs, and its primary key, which is the form's id. */
export const cvTables: Record<KindWithCv, { table: string; id: string }> = {
  applications: { table: 'application_cvs', id: 'application_id' },
  registrations: { table: 'registration_cvs', id: 'registration_id' },
};

type AboutCv = { name: string; mimeType: string; size: number; sha256: string };
type CvRow = { sealed: Buffer; bytes: Buffer };

export const sha256Of = ({ bytes }: Cv): string => createHash('sha256').update(bytes).digest('hex');

/** Encrypts and inserts a CV and its metadata. */
export async function insertCv(sql: SealedSql, kind: KindWithCv, id: number, cv: Cv): Promise<void> {
  const { table, id: idColumn } = cvTables[kind];
  const bytes = Buffer.from(cv.bytes.buffer, cv.bytes.byteOffset, cv.bytes.byteLength);
  const sha256 = sha256Of(cv);
  const about: AboutCv = { name: cv.name, mimeType: cv.mimeType, size: bytes.length, sha256 };
  await insertRow(sql, table, {
    [idColumn]: id,
    sealed: sealTexts(sql.key, about, table, id),
    bytes: sealBytes(sql.key, bytes, [table, id, 'bytes']),
  });
}

/** Decrypts a CV's metadata. */
export const aboutCv = (kind: KindWithCv, key: StoreKey, sealed: Buffer, id: number) =>
  openTexts<AboutCv>(key, sealed, cvTables[kind].table, id);

export async function readCv(
  { query, key }: SealedSql,
  kind: KindWithCv,
  id: number,
): Promise<StoredCv | null> {
  const { table, id: idColumn } = cvTables[kind];
  const [row] = await query<CvRow>(
    `SELECT sealed, bytes FROM ${table} WHERE ${idColumn} = CAST($1 AS bigint)`,
    [id],
  );
  if (!row) return null;
  const { name, mimeType, sha256 } = aboutCv(kind, key, row.sealed, id);
  return { name, mimeType, sha256, bytes: openBytes(key, row.bytes, [table, id, 'bytes']) };
}
