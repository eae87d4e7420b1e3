import { setImmediate } from 'node:timers/promises';
import { log } from '../../lib/base/log';
import { LEXICON_VERSION } from '../../lib/search/terms';
import { lockEventLog } from './changes/event-log';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { contentColumns } from './job-rows';
import { addToIndexes, type IndexEntry, removeFromIndexes } from './facts-and-places';
import type { IndexedJob } from './search/job-words';

// Raise it when lib/jobs/facts interprets ads differently or the index's content changes.
const VERSION = `12 ${LEXICON_VERSION}`;
const BATCH = 500;

type IndexedRow = Omit<IndexedJob, 'category'> & {
  listing_key: number;
  category_id: number;
  category: string;
};

/**
 * Returns a function that rebuilds the index once if another version wrote it, in batches that let other processes
 * write; concurrent callers wait. `before` a read, an empty store is left alone, so that reads never wait for a
 * writer.
 */
export function createIndexUpdater(db: SealedDatabase) {
  let done: Promise<boolean> | null = null;
  return async (before: 'read' | 'write'): Promise<void> => {
    for (;;) {
      const isDone = await (done ??= rebuildIndex(db, before).catch((error) => {
        done = null;
        throw error;
      }));
      if (isDone) return;
      done = null;
      if (before === 'read') return;
    }
  };
}

/** Resolves with false when the rebuild was put off. */
async function rebuildIndex(db: SealedDatabase, before: 'read' | 'write'): Promise<boolean> {
  const [state] = await db.read.query<{ index_version: string | null; active_jobs: number }>(
    'SELECT index_version, active_jobs FROM store_state',
  );
  if (state?.index_version === VERSION) return true;
  if (before === 'read' && state?.active_jobs === 0) return false;
  const startedAt = performance.now();
  let jobs = 0;
  for (let after = 0; ;) {
    const last = await db.transaction((sql) => rewrite(sql, after));
    if (last === null) break;
    after = last.key;
    jobs += last.jobs;
    // Lets other requests be answered between batches.
    await setImmediate();
  }
  await db.transaction(({ query }) => query('UPDATE store_state SET index_version = $1', [VERSION]));
  if (jobs > 0) log('info', 'job-index-rewritten', { jobs, ms: Math.round(performance.now() - startedAt) });
  return true;
}

async function rewrite(sql: SealedSql, after: number) {
  // Blocks other writers until the commit.
  await lockEventLog(sql);
  const rows = await sql.query<IndexedRow>(
    `SELECT listing_key, jobs.id, category_id, categories.name AS category, ${contentColumns.join(', ')}
     FROM jobs JOIN categories ON categories.id = category_id
     WHERE listing_key > CAST($1 AS bigint) ORDER BY listing_key LIMIT ${BATCH}`,
    [after],
  );
  const last = rows.at(-1);
  if (!last) return null;
  await removeFromIndexes(
    sql,
    rows.map(({ listing_key }) => listing_key),
  );
  await addToIndexes(sql, rows.map(entryOf));
  return { key: last.listing_key, jobs: rows.length };
}

function entryOf({ listing_key, category_id, ...job }: IndexedRow): IndexEntry {
  return { listingKey: listing_key, job, categoryId: category_id, categoryName: job.category };
}
