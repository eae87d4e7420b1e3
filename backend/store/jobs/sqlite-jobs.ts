import type { Database } from 'better-sqlite3';
import { numberOfId } from './job-ids';
import {
  categoryKey,
  contentColumns,
  dated,
  hasContent,
  kindOfChange,
  LARGEST_COUNTED_ID,
  listingKey,
  sourceAfter,
  type StoredJob,
} from './job-rows';
import type { ChangeLog } from '../changes/sqlite-changes';
import { createJobCities } from './sqlite-cities';
import { createJobIndex, type IndexEntry } from './search/sqlite-index';
import type { NewJob } from '../store';

const EXPIRED_AT_ONCE = 500;

type JobRow = StoredJob & { is_sample: number };

export type JobWriter = {
  upsert(jobs: NewJob[], now: Date): { created: number; updated: number };
  close(id: string, now: Date): boolean;
  closeSamples(now: Date): number;
  hasExpired(now: Date): boolean;
  /** Takes out some hundred expired jobs, so that no transaction is long, and says how many. */
  expireSome(now: Date): number;
};

/** The statements that change jobs. All but hasExpired are for use within a write transaction. */
export function createJobWriter(db: Database, changes: ChangeLog): JobWriter {
  const index = createJobIndex(db);
  const cities = createJobCities(db);
  const findById = db.prepare<[string], JobRow>('SELECT * FROM jobs WHERE id = ?');
  const highestNumber = db
    .prepare<[number], number | null>('SELECT max(number) FROM jobs WHERE number IS NOT NULL AND number < ?')
    .pluck();
  const findCategory = db.prepare<[string], { id: number; name: string }>(
    'SELECT id, name FROM categories WHERE name_key = ?',
  );
  const insertCategory = db.prepare('INSERT INTO categories (name, name_key) VALUES (?, ?)');
  const insertJob = db.prepare(
    `INSERT INTO jobs (id, number, category_id, is_sample, source, sort_at, created_at, updated_at, ${contentColumns.join(', ')})
     VALUES (@id, @number, @category_id, @is_sample, @source, @sort_at, @now, @updated_at, ${contentColumns.map((name) => `@${name}`).join(', ')})`,
  );
  const updateJob = db.prepare(
    `UPDATE jobs SET category_id = @category_id, is_sample = @is_sample, source = @source, sort_at = @sort_at, updated_at = @updated_at, closed_at = NULL,
     ${contentColumns.map((name) => `${name} = @${name}`).join(', ')} WHERE pk = @pk`,
  );
  const setListingKey = db.prepare('UPDATE jobs SET listing_key = ? WHERE pk = ?');
  const closeJob = db.prepare('UPDATE jobs SET listing_key = NULL, closed_at = ? WHERE pk = ?');
  const findSamples = db.prepare<[], { id: string }>(
    'SELECT id FROM jobs WHERE is_sample = 1 AND listing_key IS NOT NULL',
  );
  const findExpired = db.prepare<
    [string, number],
    Pick<JobRow, 'pk' | 'id' | 'slug'> & { listing_key: number }
  >(
    `SELECT pk, id, slug, listing_key FROM jobs
     WHERE listing_key IS NOT NULL AND expires_at IS NOT NULL AND expires_at <= ? LIMIT ?`,
  );

  const categoryNamed = (name: string) => {
    const key = categoryKey(name);
    return findCategory.get(key) ?? { id: Number(insertCategory.run(name, key).lastInsertRowid), name };
  };

  const unlist = (listingKeys: number[]) => {
    index.remove(listingKeys);
    cities.remove(listingKeys);
  };

  const close = (id: string, now: Date) => {
    const job = findById.get(id);
    if (!job?.listing_key) return false;
    closeJob.run(now.toISOString(), job.pk);
    unlist([job.listing_key]);
    changes.append(job, 'closed', now);
    return true;
  };

  return {
    upsert(jobs, now) {
      const removed: number[] = [];
      const listed = new Map<number, IndexEntry>();
      let created = 0;
      for (const given of jobs) {
        const id = given.id ?? String((highestNumber.get(LARGEST_COUNTED_ID) ?? 0) + 1);
        const old = findById.get(id);
        const job = dated(given, old, now);
        const category = categoryNamed(job.category);
        const active = job.expires_at === null || job.expires_at > now.toISOString();
        const sameContent = old?.category_id === category.id && hasContent(old, job);
        if (old && sameContent && hasState(old, job, active)) continue;
        const sortAt = job.posted_at;
        const values = { ...job, id, number: numberOfId(id), category_id: category.id, sort_at: sortAt };
        const changed = {
          ...values,
          is_sample: job.sample ? 1 : 0,
          source: sourceAfter(old, job),
          now: now.toISOString(),
          updated_at: sameContent ? old.updated_at : now.toISOString(),
        };
        const pk = old?.pk ?? Number(insertJob.run(changed).lastInsertRowid);
        if (old) updateJob.run({ ...changed, pk });
        else created += 1;

        // A row may stand twice in one batch: then the first one's entry has not been written yet.
        if (old?.listing_key && !listed.delete(pk)) removed.push(old.listing_key);
        const key = active ? listingKey(sortAt, pk, now) : null;
        setListingKey.run(key, pk);
        if (key !== null) {
          listed.set(pk, { listingKey: key, job, categoryId: category.id, categoryName: category.name });
        }
        const kind = kindOfChange(Boolean(old?.listing_key), active, sameContent);
        if (kind) changes.append({ id, slug: job.slug }, kind, now);
      }
      unlist(removed);
      index.add([...listed.values()]);
      for (const entry of listed.values()) cities.add(entry.listingKey, entry.job.location);
      return { created, updated: jobs.length - created };
    },

    close,

    closeSamples(now) {
      return findSamples.all().filter(({ id }) => close(id, now)).length;
    },

    hasExpired(now) {
      return findExpired.get(now.toISOString(), 1) !== undefined;
    },

    expireSome(now) {
      const expired = findExpired.all(now.toISOString(), EXPIRED_AT_ONCE);
      for (const job of expired) {
        setListingKey.run(null, job.pk);
        changes.append(job, 'closed', now);
      }
      unlist(expired.map((job) => job.listing_key));
      return expired.length;
    },
  };
}

function hasState(old: JobRow, job: NewJob, active: boolean): boolean {
  const isSample = old.is_sample === 1;
  return (
    (old.listing_key !== null) === active &&
    isSample === (job.sample ?? false) &&
    old.source === sourceAfter(old, job) &&
    old.closed_at === null
  );
}
