import type { NewSubmission } from './form-tables';
import { numberOfId } from './job-ids';
import { PostgresCache, type StoreState } from './postgres-cache';
import {
  claimChanges,
  confirmChanges,
  hasWork,
  postponeChanges,
  pruneSomeChanges,
  registerConsumer,
} from './postgres-changes';
import { closeJob, closeSomeSamples, expireSome } from './postgres-closing';
import { connectPostgres, type ConnectionOptions } from './postgres-connection';
import { upsertJobs } from './postgres-jobs';
import { migratePostgres } from './postgres-migrations';
import { createPostgresReads } from './postgres-reads';
import { createPostgresSearch } from './postgres-search';
import {
  eraseSubmissions,
  findSubmission,
  insertSubmission,
  readCv,
  readInbox,
} from './postgres-submissions';
import type { Store } from './store';

export type PostgresStoreOptions = ConnectionOptions & {
  now?: () => Date;
  /** Told when expired jobs could not be taken out of the lists; they then stay listed until it works. */
  onExpiryFailure?: (error: unknown) => void;
};

/** The store in a PostgreSQL database, which several backends may use at once. Rejects when it cannot be used. */
export async function openPostgresStore({
  now = () => new Date(),
  onExpiryFailure,
  ...connection
}: PostgresStoreOptions): Promise<Store> {
  const db = connectPostgres(connection);
  try {
    await migratePostgres(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  const { query, transaction } = db;
  const cache = new PostgresCache();
  const search = createPostgresSearch(query, cache);
  const read = createPostgresReads(query, cache);

  /** Repeats a step, each in its own short transaction, until it finds nothing more to do. */
  const untilDone = async (step: (moment: Date) => Promise<number>): Promise<number> => {
    let count = 0;
    for (;;) {
      const done = await step(now());
      if (done === 0) return count;
      count += done;
    }
  };

  const expireJobs = () => untilDone((moment) => transaction((inside) => expireSome(inside, moment)));

  const seeState = async (): Promise<boolean> => {
    const [state] = await query<StoreState & { has_expired: boolean }>(
      `SELECT last_seq, active_jobs, EXISTS (SELECT 1 FROM jobs WHERE listing_key IS NOT NULL AND expires_at <= $1) AS has_expired
       FROM store_state`,
      [now().toISOString()],
    );
    if (state) cache.note(state);
    return state?.has_expired ?? false;
  };

  let expiring: Promise<unknown> | null = null;
  const takeOutExpired = async () => {
    if (!(await seeState())) return;
    // Readers that come meanwhile wait for the same work.
    expiring ??= expireJobs().finally(() => (expiring = null));
    try {
      await expiring;
    } catch (error) {
      // A full disk must not keep visitors from reading.
      onExpiryFailure?.(error);
    }
    await seeState();
  };

  const readActive = async <T>(work: () => Promise<T>): Promise<T> => {
    await takeOutExpired();
    return work();
  };

  const submit = (submission: Omit<NewSubmission, 'idempotencyKey'>, idempotencyKey?: string) =>
    transaction((inside) =>
      insertSubmission(inside, { ...submission, idempotencyKey: idempotencyKey ?? null }, now()),
    );

  return {
    listCategories: () => readActive(read.categories),
    listLocations: () => readActive(read.locations),
    listJobs: (request) => readActive(() => read.list(request)),
    searchJobs: (request) =>
      readActive(async () => {
        const { page, perPage } = request;
        const categoryId = request.categoryId ? numberOfId(request.categoryId) : null;
        if (request.categoryId && categoryId === null) return { jobs: [], total: 0, page, perPage };
        const found = await search(request.keyword, categoryId, (page - 1) * perPage, perPage);
        if (!found) return read.list(request);
        const jobs = await read.byKeys(found.keys, request.summary);
        return { jobs, total: found.total, page, perPage };
      }),
    getJob: (id) => readActive(() => read.byId(id, now())),
    upsertJobs: (jobs) => transaction((inside) => upsertJobs(inside, jobs, now())),
    closeJob: async (id) => {
      await takeOutExpired();
      return transaction((inside) => closeJob(inside, id, now()));
    },
    closeSampleJobs: () => untilDone((moment) => transaction((inside) => closeSomeSamples(inside, moment))),
    expireJobs,

    registerConsumer: (name) => registerConsumer(query, name),
    claimChanges: async (consumer, limit, leaseMs) => {
      // Asked twice a second, so that most of the time nothing may be written.
      if (!(await hasWork(query, consumer, now()))) return null;
      return transaction((inside) => claimChanges(inside, consumer, limit, leaseMs, now()));
    },
    confirmChanges: (claim, seq) => confirmChanges(query, claim, seq),
    postponeChanges: (claim) => transaction((inside) => postponeChanges(inside, claim, now())),
    pruneChanges: () => untilDone((moment) => pruneSomeChanges(query, moment)),

    addApplication: (fields, cv, key) => submit({ kind: 'applications', fields, cv }, key),
    addContactEnquiry: (fields, key) => submit({ kind: 'contacts', fields, cv: null }, key),
    addJobInquiry: (fields, key) => submit({ kind: 'inquiries', fields, cv: null }, key),
    findSubmission: (kind, key) => findSubmission(query, kind, key),
    inbox: (kind) => readInbox(query, kind),
    getCv: (applicationId) => readCv(query, applicationId),
    eraseByEmail: (email) => transaction((inside) => eraseSubmissions(inside, { email })),
    eraseReceivedBefore: (moment) => transaction((inside) => eraseSubmissions(inside, { before: moment })),

    isEmpty: async () => (await query('SELECT 1 FROM jobs LIMIT 1')).length === 0,
    close: () => db.close(),
  };
}
