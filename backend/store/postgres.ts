import { createAlertStore } from './alerts/alert-steps';
import type { NewSubmission } from './forms/tables';
import { createFormStore } from './forms/form-steps';
import { numberOfId } from './jobs/job-ids';
import { createMailStore } from './mails/mail-steps';
import { PostgresCache, type StoreState } from './jobs/postgres-cache';
import {
  claimChanges,
  confirmChanges,
  confirmTold,
  hasWork,
  postponeChanges,
  pruneSomeChanges,
  registerConsumer,
} from './changes/postgres-changes';
import { closeJob, closeSomeJobs, closeSomeSamples, expireSome } from './jobs/postgres-closing';
import { connectPostgres, type ConnectionOptions } from './postgres-connection';
import { upsertJobs } from './jobs/postgres-jobs';
import { bringUpToDate } from './migrations/postgres';
import { createPostgresReads } from './jobs/postgres-reads';
import { createPostgresSearch } from './jobs/search/postgres';
import { createPostgresSources } from './jobs/postgres-sources';
import { runSteps } from './postgres-steps';
import { findSubmission, insertSubmission, readCv, readInbox } from './forms/postgres-submissions';
import type { StepRunner } from './steps';
import type { Store } from './store';

export type PostgresStoreOptions = ConnectionOptions & {
  now?: () => Date;
  /** Told when expired jobs could not be taken out of the lists; they then stay listed until it works. */
  onExpiryFailure?: (error: unknown) => void;
  /** Whether mails about new forms are queued. */
  queueMails?: boolean;
};

/** The store in a PostgreSQL database, which several backends may use at once. Rejects when it cannot be used. */
export async function openPostgresStore({
  now = () => new Date(),
  onExpiryFailure,
  queueMails = false,
  ...connection
}: PostgresStoreOptions): Promise<Store> {
  const db = connectPostgres(connection);
  try {
    // A database that says nothing is noticed here, and not after the patience that a migration has.
    await db.query('SELECT 1');
    await bringUpToDate(connection);
  } catch (error) {
    await db.close();
    throw error;
  }
  const { query, transaction } = db;
  const cache = new PostgresCache();
  const search = createPostgresSearch(query, cache);
  const read = createPostgresReads(query, cache);
  const sources = createPostgresSources(query);

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

  const submit = (
    form: Pick<NewSubmission, 'kind' | 'fields' | 'cv'>,
    idempotencyKey: string | null = null,
    reference = '',
  ) =>
    transaction((inside) =>
      insertSubmission(inside, { ...form, idempotencyKey, reference }, now(), queueMails),
    );

  const steps: StepRunner = {
    read: (work) => runSteps(query, work),
    write: (work) => transaction((inside) => runSteps(inside, work)),
    skipLocked: ' FOR UPDATE SKIP LOCKED',
    fits: async (keyword, placeholder) => {
      const value = await search.expression(keyword);
      const condition = `listing_key IN (SELECT listing_key FROM job_texts WHERE words @@ ${placeholder}::tsquery)`;
      return value === null ? null : { condition, value };
    },
  };

  return {
    listCategories: () => readActive(read.categories),
    listLocations: () => readActive(read.locations),
    listJobs: (request) => readActive(() => read.list(request)),
    searchJobs: (request) =>
      readActive(async () => {
        const { page, perPage } = request;
        const categoryId = request.categoryId ? numberOfId(request.categoryId) : null;
        if (request.categoryId && categoryId === null) return { jobs: [], total: 0, page, perPage };
        const city = request.location ? await read.cityId(request.location) : null;
        if (request.location && city === null) return { jobs: [], total: 0, page, perPage };
        const offset = (page - 1) * perPage;
        const found = await search.find(request.keyword, { categoryId, city, offset, limit: perPage });
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
    closeJobs: (ids) => untilDone((moment) => transaction((inside) => closeSomeJobs(inside, ids, moment))),
    closeSampleJobs: () => untilDone((moment) => transaction((inside) => closeSomeSamples(inside, moment))),
    expireJobs,

    activeJobs: (after, limit) => readActive(() => sources.activeJobs(after, limit)),
    jobsOf: (source) => readActive(() => sources.jobsOf(source)),
    claimSource: (source, leaseMs) => sources.claim(source, leaseMs, now()),
    releaseSource: sources.release,
    sourceState: sources.state,

    registerConsumer: (name) => registerConsumer(query, name),
    claimChanges: async (consumer, limit, leaseMs, order) => {
      // Asked twice a second, so that most of the time nothing may be written.
      if (!(await hasWork(query, consumer, now()))) return null;
      return transaction((inside) => claimChanges(inside, consumer, limit, leaseMs, now(), order));
    },
    confirmChanges: (claim, seq) => confirmChanges(query, claim, seq),
    confirmTold: (claim, seqs) => transaction((inside) => confirmTold(inside, claim, seqs)),
    postponeChanges: (claim) => transaction((inside) => postponeChanges(inside, claim, now())),
    pruneChanges: () => untilDone((moment) => pruneSomeChanges(query, moment)),

    ...createFormStore(steps),
    ...createMailStore(steps, now),
    ...createAlertStore(steps, now),
    addApplication: (fields, cv, ...names) => submit({ kind: 'applications', fields, cv }, ...names),
    addContactEnquiry: (fields, ...names) => submit({ kind: 'contacts', fields, cv: null }, ...names),
    addJobInquiry: (fields, ...names) => submit({ kind: 'inquiries', fields, cv: null }, ...names),
    findSubmission: (kind, key) => findSubmission(query, kind, key),
    inbox: (kind) => readInbox(query, kind),
    getCv: (applicationId) => readCv(query, applicationId),

    hasOwnJobs: async () => (await query('SELECT 1 FROM jobs WHERE NOT is_sample LIMIT 1')).length > 0,
    isEmpty: async () => (await query('SELECT 1 FROM jobs LIMIT 1')).length === 0,
    close: () => db.close(),
  };
}
