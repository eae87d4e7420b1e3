import { logFailure } from '../../lib/base/log';
import type { SealedDatabase } from '../keys/store-key';
import { createConfirmations } from './confirmations/confirmation-store';
import type { ClosedReason, JobsRequest, NewJob } from './jobs';
import { createJobReads } from './reads';
import { ReadCache } from './read-cache';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import { searchJobs } from './find-jobs';
import { poolJob } from './talent-pool';
import { createIndexUpdater } from './index-version';
import { createSnapshotSearch } from './search/snapshot-search';
import { createSourceQueries } from './sources';
import { createJobWrites } from './writes';

export type JobStore = ReturnType<typeof createJobStore>;

/**
 * A job is active from its import until it is closed or `expires_at` has passed; only active jobs are listed. Every
 * change visible to visitors is written to the event log in the same transaction.
 */
export function createJobStore(db: SealedDatabase) {
  const { now } = db.read;
  const cache = new ReadCache();
  const searchSnapshot = createSnapshotSearch(db);
  const reads = createJobReads(db.read, cache);
  const writes = createJobWrites(db);
  const sources = createSourceQueries(db);
  const confirmations = createConfirmations(db);

  /** Refreshes the cache's version and returns whether jobs have expired. */
  const refreshState = async (): Promise<boolean> => {
    const [state] = await db.read.query<{ last_seq: number; next_expiry: string | null }>(
      `SELECT last_seq, (SELECT min(expires_at) FROM jobs WHERE listing_key IS NOT NULL AND expires_at IS NOT NULL) AS next_expiry
       FROM store_state`,
    );
    if (!state) return false;
    cache.note(state.last_seq);
    return state.next_expiry !== null && state.next_expiry <= now().toISOString();
  };

  let expiring: Promise<unknown> | null = null;
  const expireIfDue = async () => {
    if (!(await refreshState())) return;
    // Concurrent readers share one run.
    expiring ??= writes.expireJobs().finally(() => (expiring = null));
    try {
      await expiring;
    } catch (error) {
      // A full disk must not block reads: the jobs stay listed until it succeeds.
      logFailure('could not close expired jobs', error);
    }
    await refreshState();
  };

  const ensureIndex = createIndexUpdater(db);
  /** Runs a read after unlisting expired jobs. */
  const readActive = async <T>(work: () => Promise<T>): Promise<T> => {
    await expireIfDue();
    return work();
  };
  /** The same for a read of the index; others do not wait while it is rebuilt. */
  const readIndexed = async <T>(work: () => Promise<T>): Promise<T> => {
    await ensureIndex('read');
    return readActive(work);
  };

  return {
    ...reads,
    listCategories: () => readActive(reads.listCategories),
    listLocations: () => readIndexed(reads.listLocations),
    /** Finds active jobs that pass the filters, best match first; newest first when the keyword has no words. */
    findJobs: (request: JobsRequest) =>
      readIndexed(() =>
        searchSnapshot(cache.version, (search, sql) => searchJobs(search, sql, request, now())),
      ),
    getJob: async (id: string): ReturnType<typeof reads.getJob> =>
      id === TALENT_POOL
        ? { job: poolJob(), active: true, closedAt: null, closedReason: '' }
        : readActive(() => reads.getJob(id)),
    ...writes,
    async upsertJobs(given: NewJob[]) {
      await ensureIndex('write');
      return writes.upsertJobs(given);
    },
    closeJob: (id: string, reason?: ClosedReason) => readActive(() => writes.closeJob(id, reason)),
    ...sources,
    ...confirmations,
    async reopenJob(id: string) {
      await ensureIndex('write');
      return readActive(() => writes.reopenJob(id));
    },
    jobsToConfirm: (request: Parameters<typeof confirmations.jobsToConfirm>[0]) =>
      readActive(() => confirmations.jobsToConfirm(request)),
    activeJobs: (after: number, limit: number) => readActive(() => sources.activeJobs(after, limit)),
    jobsOf: (source: string) => readActive(() => sources.jobsOf(source)),
  };
}
