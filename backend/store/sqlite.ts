import { createAlertStore } from './alerts/alert-steps';
import type { NewSubmission } from './forms/tables';
import { createFormStore } from './forms/form-steps';
import { numberOfId } from './jobs/job-ids';
import { createMailStore } from './mails/mail-steps';
import { openDatabase, writeWhenFree } from './sqlite-connection';
import { createChangeLog } from './changes/sqlite-changes';
import { createJobWriter } from './jobs/sqlite-jobs';
import { createReads } from './jobs/sqlite-reads';
import { createJobSearch } from './jobs/search/sqlite';
import { runSteps } from './sqlite-steps';
import { createSources } from './jobs/sqlite-sources';
import { findSubmission, insertSubmission, readCv, readInbox } from './forms/sqlite-submissions';
import type { StepRunner, Steps } from './steps';
import type { Store } from './store';
import { VersionCache } from './jobs/version-cache';

export type SqliteStoreOptions = {
  file: string;
  now?: () => Date;
  /** Told when expired jobs could not be taken out of the lists; they then stay listed until it works. */
  onExpiryFailure?: (error: unknown) => void;
  /** Whether mails about new forms are queued. */
  queueMails?: boolean;
};

/** The store in one SQLite file, which several processes may use at once. Throws when the file cannot be used. */
export function openSqliteStore({
  file,
  now = () => new Date(),
  onExpiryFailure,
  queueMails = false,
}: SqliteStoreOptions): Store {
  const db = openDatabase(file);
  const cache = new VersionCache(db);
  const changes = createChangeLog(db);
  const writer = createJobWriter(db, changes);
  const search = createJobSearch(db, cache);
  const read = createReads(db, cache);
  const sources = createSources(db);

  const write = async <T>(work: () => T): Promise<T> => {
    try {
      return await writeWhenFree(db, work);
    } finally {
      cache.noteOwnWrite();
    }
  };

  const expireJobs = async () => {
    let count = 0;
    while (writer.hasExpired(now())) count += await write(() => writer.expireSome(now()));
    return count;
  };

  const takeOutExpired = async () => {
    try {
      await expireJobs();
    } catch (error) {
      // A full disk must not keep visitors from reading.
      onExpiryFailure?.(error);
    }
  };

  // One read transaction, so that a page and its total are of the same moment.
  const readActive = async <T>(work: () => T): Promise<T> => {
    await takeOutExpired();
    return db.transaction(work)();
  };

  const submit = (
    form: Pick<NewSubmission, 'kind' | 'fields' | 'cv'>,
    idempotencyKey: string | null = null,
    reference = '',
  ) => write(() => insertSubmission(db, { ...form, idempotencyKey, reference }, now(), queueMails));

  const steps: StepRunner = {
    read: async (work) => runSteps(db, work),
    write: (work) => write(() => runSteps(db, work)),
    // Its writers take turns.
    skipLocked: '',
    fits: async (keyword, placeholder) => {
      const value = search.expression(keyword);
      const condition = `listing_key IN (SELECT rowid FROM job_texts WHERE job_texts MATCH ${placeholder})`;
      return value === null ? null : { condition, value };
    },
  };

  // What is erased is overwritten in the file itself; until a checkpoint the file still holds the old pages.
  const writeThrough = async <T>(work: Steps<T>): Promise<T> => {
    const result = await steps.write(work);
    db.pragma('wal_checkpoint(TRUNCATE)');
    return result;
  };

  return {
    listCategories: () => readActive(read.categories),
    listLocations: () => readActive(read.locations),
    listJobs: (request) => readActive(() => read.list(request)),
    searchJobs: (request) =>
      readActive(() => {
        const { page, perPage } = request;
        const categoryId = request.categoryId ? numberOfId(request.categoryId) : null;
        if (request.categoryId && categoryId === null) return { jobs: [], total: 0, page, perPage };
        const city = request.location ? read.cityId(request.location) : null;
        if (request.location && city === null) return { jobs: [], total: 0, page, perPage };
        const offset = (page - 1) * perPage;
        const found = search.find(request.keyword, { categoryId, city, offset, limit: perPage });
        if (!found) return read.list(request);
        return { jobs: read.byKeys(found.keys, request.summary), total: found.total, page, perPage };
      }),
    getJob: (id) => readActive(() => read.byId(id, now())),
    upsertJobs: (jobs) => write(() => writer.upsert(jobs, now())),
    closeJob: async (id) => {
      await takeOutExpired();
      return write(() => writer.close(id, now()));
    },
    closeJobs: (ids) => write(() => ids.filter((id) => writer.close(id, now())).length),
    closeSampleJobs: () => write(() => writer.closeSamples(now())),
    expireJobs,

    activeJobs: (after, limit) => readActive(() => sources.activeJobs(after, limit)),
    jobsOf: (source) => readActive(() => sources.jobsOf(source)),
    claimSource: (source, leaseMs) => write(() => sources.claim(source, leaseMs, now())),
    releaseSource: (claim, state) => write(() => sources.release(claim, state)),
    sourceState: async (source) => sources.state(source),

    registerConsumer: async (name) => {
      if (!changes.isKnown(name)) await write(() => changes.register(name));
    },
    claimChanges: async (consumer, limit, leaseMs, order) => {
      // Asked twice a second, so that most of the time nothing may be written.
      if (!changes.hasWork(consumer, now())) return null;
      return write(() => changes.claim(consumer, limit, leaseMs, now(), order));
    },
    confirmChanges: (claim, seq) => write(() => changes.confirm(claim, seq)),
    confirmTold: (claim, seqs) => write(() => changes.confirmTold(claim, seqs)),
    postponeChanges: (claim) => write(() => changes.postpone(claim, now())),
    pruneChanges: async () => {
      let count = 0;
      for (;;) {
        const pruned = await write(() => changes.pruneSome(now()));
        if (pruned === 0) return count;
        count += pruned;
      }
    },

    ...createFormStore({ ...steps, write: writeThrough }),
    ...createMailStore(steps, now),
    ...createAlertStore(steps, now),
    addApplication: (fields, cv, ...names) => submit({ kind: 'applications', fields, cv }, ...names),
    addContactEnquiry: (fields, ...names) => submit({ kind: 'contacts', fields, cv: null }, ...names),
    addJobInquiry: (fields, ...names) => submit({ kind: 'inquiries', fields, cv: null }, ...names),
    findSubmission: async (kind, key) => findSubmission(db, kind, key),
    inbox: async (kind) => readInbox(db, kind),
    getCv: async (applicationId) => readCv(db, applicationId),

    hasOwnJobs: async () => db.prepare('SELECT 1 FROM jobs WHERE is_sample = 0 LIMIT 1').get() !== undefined,
    isEmpty: async () => db.prepare('SELECT 1 FROM jobs LIMIT 1').get() === undefined,
    close: async () => void db.close(),
  };
}
