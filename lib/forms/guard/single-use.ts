import 'server-only';
import path from 'node:path';
import Database from 'better-sqlite3';
import { env } from '../../base/env';
import { errorName, log } from '../../base/log';
import { ensurePrivateFile } from '../../base/private-file';
import { processWide } from '../../base/process-wide';
import { askRedis } from '../../base/redis';

type Consume = (id: string, expires: number, now: number) => boolean;

declare module '../../base/process-wide' {
  interface ProcessWide {
    consumeHere: Consume;
  }
}

/**
 * Marks an id as used until it expires (`expiresMs`: ms since 1970, like Date.now()). False if it was used before.
 * Recorded in a file of DATA_DIR, which outlives a kill, and in the Redis of REDIS_URL for all websites; while that is
 * down, another website may accept it once more.
 */
export async function consumeOnce(id: string, expiresMs: number, now = Date.now()): Promise<boolean> {
  if (!consumeHere(id, expiresMs, now)) return false;
  const lifetime = Math.max(1, Math.ceil(expiresMs - now));
  const isFirst = await askRedis(
    async (redis) => (await redis.set(`dwaar:used:${id}`, '1', 'PX', lifetime, 'NX')) === 'OK',
  );
  return isFirst ?? true;
}

const consumeHere: Consume = (...use) => {
  const file = path.resolve(env().dataDir, 'used-ids.sqlite');
  try {
    return (processWide.consumeHere ??= openUsedIds(file))(...use);
  } catch (error) {
    log('error', 'used-ids-not-written', { file, problem: errorName(error), advice: 'Kept in memory.' });
    processWide.consumeHere = openUsedIds(':memory:');
    return processWide.consumeHere(...use);
  }
};

function openUsedIds(file: string): Consume {
  if (file !== ':memory:') ensurePrivateFile(file);
  const db = new Database(file, { timeout: 1_000 });
  // A power cut may lose the last ones, but a commit costs no sync.
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS used (id TEXT PRIMARY KEY, expires INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS used_expires ON used (expires)`);
  const prune = db.prepare('DELETE FROM used WHERE expires <= ?');
  const insert = db.prepare('INSERT INTO used VALUES (?, ?) ON CONFLICT DO NOTHING');
  return db.transaction((id: string, expires: number, now: number) => {
    prune.run(now);
    return insert.run(id, expires).changes === 1;
  });
}
