import type { Sql } from '../store/database';
import { lockEventLog } from './changes/event-log';
import { contentColumns, listingKey, type JobRow } from './job-rows';
import type { JobStore } from './jobs';
import { addToIndexes } from './writes';

type ReopenedRow = Omit<JobRow, 'source'> & { category: string };

/** Implements JobStore.reopenJob. */
export async function reopen(sql: Sql, id: string, now: Date): ReturnType<JobStore['reopenJob']> {
  const log = await lockEventLog(sql, now);
  const [row] = await sql.query<ReopenedRow>(
    `SELECT jobs.id, pk, slug, listing_key, sort_at, category_id, categories.name AS category,
       ${contentColumns.filter((name) => name !== 'slug').join(', ')}
     FROM jobs JOIN categories ON categories.id = category_id WHERE jobs.id = $1`,
    [id],
  );
  if (!row) return 'unknown';
  if (row.listing_key !== null) return 'open';
  if (row.expires_at !== null && row.expires_at <= now.toISOString()) return 'expired';
  const key = listingKey(row.sort_at, row.pk, now);
  await sql.query(
    `UPDATE jobs SET listing_key = $2, closed_at = NULL, closed_reason = '', confirmed_at = $3 WHERE pk = $1`,
    [row.pk, key, now.toISOString()],
  );
  const entry = { listingKey: key, job: row, categoryId: row.category_id, categoryName: row.category };
  await addToIndexes(sql, [entry], now);
  log.add(row, 'published');
  await log.write();
  return 'reopened';
}
