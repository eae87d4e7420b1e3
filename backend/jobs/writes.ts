import { lockEventLog } from './changes/event-log';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { untilDone } from '../store/database';
import { addToIndexes, endWalkIns, removeFromIndexes } from './facts-and-places';
import type { ClosedReason, NewJob } from './jobs';
import { findOrCreateCategories, assignIds } from './job-keys';
import { contentColumns, listingKey, rowColumns, type JobRow } from './job-rows';
import { planUpsert } from './plan-upsert';

const CLOSE_BATCH = 500;
/** Smaller imports do not affect query plans. */
const MIN_BULK = 1_000;
const BULK_TABLES = ['jobs', 'job_cities', 'job_facts', 'job_changes'];
const updatedColumns = Object.keys(rowColumns).filter(
  (name) => !['pk', 'id', 'number', 'created_at'].includes(name),
);

async function upsert(sql: SealedSql, jobs: NewJob[]) {
  const log = await lockEventLog(sql);
  const categories = await findOrCreateCategories(
    sql,
    jobs.map(({ category }) => category),
  );
  const ids = await assignIds(sql, jobs);
  const rows = await sql.query<JobRow>(`SELECT * FROM jobs WHERE id ${sql.oneOf('$1', 'text')}`, [ids]);
  const [last] = await sql.query<{ pk: number }>('SELECT coalesce(max(pk), 0) AS pk FROM jobs');
  const stored = {
    // SQLite has no booleans.
    rows: new Map(rows.map((row) => [row.id, { ...row, is_sample: Boolean(row.is_sample) }])),
    categories,
    highestPk: last?.pk ?? 0,
  };
  const plan = planUpsert(jobs, ids, stored, sql.now());
  await removeFromIndexes(sql, plan.unlisted);
  await sql.insert(
    'jobs',
    rowColumns,
    plan.rows,
    `ON CONFLICT (pk) DO UPDATE SET ${updatedColumns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  );
  await addToIndexes(sql, plan.listed);
  for (const { kind, ...job } of plan.changes) log.add(job, kind);
  await log.write();
  return { affected: plan.affected, written: plan.rows.length };
}

/** Selects active jobs to close. Expiry does not set `closed_at`. */
type Closing = { where: string; values: unknown[]; isExpiry?: boolean; reason?: ClosedReason };

/** Closes one batch, to keep transactions short. Resolves with the number of closed jobs. */
export async function closeBatch(
  sql: SealedSql,
  { where, values, isExpiry, reason = '' }: Closing,
): Promise<number> {
  const log = await lockEventLog(sql);
  const jobs = await sql.query<{ pk: number; id: string; slug: string; listing_key: number }>(
    `SELECT pk, id, slug, listing_key FROM jobs
     WHERE listing_key IS NOT NULL AND ${where} ORDER BY pk LIMIT ${CLOSE_BATCH}`,
    values,
  );
  if (jobs.length === 0) return 0;
  await sql.query(
    `UPDATE jobs SET listing_key = NULL, closed_at = coalesce($2, closed_at), closed_reason = $3
     WHERE pk ${sql.oneOf('$1', 'bigint')}`,
    [jobs.map(({ pk }) => pk), isExpiry ? null : sql.at(), reason],
  );
  await removeFromIndexes(
    sql,
    jobs.map(({ listing_key }) => listing_key),
  );
  for (const job of jobs) log.add(job, 'closed');
  await log.write();
  return jobs.length;
}

type ReopenedRow = Omit<JobRow, 'source'> & { category: string };

type Reopened = 'reopened' | 'open' | 'expired' | 'unknown';

async function reopen(sql: SealedSql, id: string): Promise<Reopened> {
  const log = await lockEventLog(sql);
  const [row] = await sql.query<ReopenedRow>(
    `SELECT jobs.id, pk, listing_key, sort_at, category_id, categories.name AS category, ${contentColumns.join(', ')}
     FROM jobs JOIN categories ON categories.id = category_id WHERE jobs.id = $1`,
    [id],
  );
  if (!row) return 'unknown';
  if (row.listing_key !== null) return 'open';
  if (row.expires_at !== null && row.expires_at <= sql.at()) return 'expired';
  const key = listingKey(row.sort_at, row.pk, sql.now());
  await sql.query(
    `UPDATE jobs SET listing_key = $2, closed_at = NULL, closed_reason = '', confirmed_at = $3 WHERE pk = $1`,
    [row.pk, key, sql.at()],
  );
  const entry = { listingKey: key, job: row, categoryId: row.category_id, categoryName: row.category };
  await addToIndexes(sql, [entry]);
  log.add(row, 'published');
  await log.write();
  return 'reopened';
}

export function createJobWrites({ read, transaction, refreshStatistics }: SealedDatabase) {
  let writtenSince = 0;
  const close = (closing: Closing) => transaction((sql) => closeBatch(sql, closing));
  return {
    /**
     * Writes all rows in one transaction. A row with a known id replaces that job and reopens it, unless it was closed
     * for a reason and the row is unchanged. Resolves with the jobs that are new or changed.
     */
    async upsertJobs(jobs: NewJob[]) {
      const { written, affected } = await transaction((sql) => upsert(sql, jobs));
      writtenSince += written;
      return affected;
    },
    /** Refreshes the database's statistics if needed; call it after an import's last upsert. */
    async finishImport() {
      if (writtenSince < MIN_BULK) return;
      writtenSince = 0;
      await refreshStatistics(BULK_TABLES);
    },
    /** Closes a job, or changes the reason of a closed one. False when there was nothing to do. */
    async closeJob(id: string, reason: ClosedReason = '') {
      if ((await close({ where: 'id = $1', values: [id], reason })) > 0) return true;
      if (reason === '') return false;
      // A paused job may turn out to be filled.
      const changed = await transaction(({ query }) =>
        query('UPDATE jobs SET closed_reason = $2 WHERE id = $1 AND listing_key IS NULL RETURNING id', [
          id,
          reason,
        ]),
      );
      return changed.length > 0;
    },
    /** Closes the active ones of these jobs and resolves with their number. */
    closeJobs: (ids: string[]) =>
      untilDone(() => close({ where: `id ${read.oneOf('$1', 'text')}`, values: [ids] })),
    closeSampleJobs: () => untilDone(() => close({ where: 'is_sample', values: [] })),
    /** Reopens a closed job. 'expired': its closing date has passed; 'open': it was open already. */
    reopenJob: (id: string) => transaction((sql) => reopen(sql, id)),
    /** Removes jobs with past walk-in interviews from that filter and resolves with their number. */
    endWalkIns: () => transaction(endWalkIns),
    /** Unlists expired jobs, as every read does too, and resolves with their number. */
    expireJobs: () =>
      untilDone(() => close({ where: 'expires_at <= $1', values: [read.at()], isExpiry: true })),
  };
}
