import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { log } from '../../lib/base/log';
import type { Database, Sql } from '../store/database';
import { insertCv, type PlainCvRow } from './cvs';
import type { Keyring } from '../keys/keyring';

export type PlainCvStore = {
  /** Encrypts the CVs that an earlier version stored in plain, until the signal is aborted; resolves with their number. */
  sealPlainCvs(signal?: AbortSignal): Promise<number>;
};

// A CV has up to some megabytes.
const BATCH = 4;

type Row = PlainCvRow & { application_id: number };

/**
 * Moves the CVs that versions before encryption stored from plain_cvs to application_cvs, encrypted, and leaves nothing of
 * them in the database's files. It stops after a batch when it is aborted, and another call goes on.
 */
export async function sealPlainCvs(db: Database, keyring: Keyring, signal?: AbortSignal): Promise<number> {
  const [any] = await db.read.query('SELECT application_id FROM plain_cvs LIMIT 1');
  if (!any) return 0;
  const startedAt = performance.now();
  let cvs = 0;
  for (let moved = BATCH; moved > 0 && !signal?.aborted; cvs += moved) {
    moved = await db.transaction((sql) => moveBatch(sql, keyring));
    await yieldToEventLoop();
  }
  const isDone = await db.erase(['plain_cvs'], (sql) => sql.clearEmptyTable('plain_cvs'));
  const ms = Math.round(performance.now() - startedAt);
  log('info', 'cvs-encrypted', { cvs, ms, done: isDone });
  return cvs;
}

async function moveBatch(sql: Sql, keyring: Keyring): Promise<number> {
  const [key] = await keyring.inUse(sql);
  const rows = await sql.query<Row>(
    `SELECT application_id, name, mime_type, sha256, bytes FROM plain_cvs ORDER BY application_id
     LIMIT ${BATCH} ${sql.skipLocked}`,
  );
  for (const { application_id: id, mime_type: mimeType, name, bytes } of rows) {
    await insertCv(sql, key, 'applications', id, { name, mimeType, bytes });
    await sql.query('DELETE FROM plain_cvs WHERE application_id = $1', [id]);
  }
  return rows.length;
}
