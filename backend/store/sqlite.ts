import type { Database } from 'better-sqlite3';
import { numberOfId } from './job-ids';
import { openDatabase, writeWhenFree } from './sqlite-connection';
import { jobColumns } from './sqlite-job-rows';
import { eraseSubmissions } from './sqlite-erasure';
import { createJobWriter } from './sqlite-jobs';
import { createJobSearch } from './sqlite-search';
import {
  findSubmission,
  insertSubmission,
  readCv,
  readInbox,
  type NewSubmission,
} from './sqlite-submissions';
import type { Category, Job, JobPage, ListRequest, Store } from './store';
import { VersionCache } from './version-cache';

export type SqliteStoreOptions = {
  file: string;
  now?: () => Date;
  /** Told when expired jobs could not be taken out of the lists; they then stay listed until it works. */
  onExpiryFailure?: (error: unknown) => void;
};

/** The store in one SQLite file, which several processes may use at once. Throws when the file cannot be used. */
export function openSqliteStore({
  file,
  now = () => new Date(),
  onExpiryFailure,
}: SqliteStoreOptions): Store {
  const db = openDatabase(file);
  const cache = new VersionCache(db);
  const writer = createJobWriter(db);
  const search = createJobSearch(db, cache);
  const read = createReads(db, cache);

  const write = async <T>(work: () => T): Promise<T> => {
    try {
      return await writeWhenFree(db, work);
    } finally {
      cache.noteOwnWrite();
    }
  };

  const takeOutExpired = async () => {
    try {
      while (writer.hasExpired(now())) await write(() => writer.expireSome(now()));
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

  const submit = (submission: Omit<NewSubmission, 'idempotencyKey'>, idempotencyKey?: string) =>
    write(() => insertSubmission(db, { ...submission, idempotencyKey: idempotencyKey ?? null }, now()));

  return {
    listCategories: () => readActive(read.categories),
    listJobs: (request) => readActive(() => read.list(request)),
    searchJobs: (request) =>
      readActive(() => {
        const { page, perPage } = request;
        const categoryId = request.categoryId ? numberOfId(request.categoryId) : null;
        if (request.categoryId && categoryId === null) return { jobs: [], total: 0, page, perPage };
        const found = search(request.keyword, categoryId, (page - 1) * perPage, perPage);
        if (!found) return read.list(request);
        return { jobs: found.keys.flatMap(read.byListingKey), total: found.total, page, perPage };
      }),
    getActiveJob: (id) => readActive(() => read.byId(id, now())),
    upsertJobs: (jobs) => write(() => writer.upsert(jobs, now())),
    closeJob: async (id) => {
      await takeOutExpired();
      return write(() => writer.close(id, now()));
    },

    closeSampleJobs: () => write(() => writer.closeSamples(now())),

    addApplication: (fields, cv, key) => submit({ kind: 'applications', fields, cv }, key),
    addContactEnquiry: (fields, key) => submit({ kind: 'contacts', fields, cv: null }, key),
    addJobInquiry: (fields, key) => submit({ kind: 'inquiries', fields, cv: null }, key),
    findSubmission: async (kind, key) => findSubmission(db, kind, key),
    inbox: async (kind) => readInbox(db, kind),
    getCv: async (applicationId) => readCv(db, applicationId),
    eraseByEmail: (email) => write(() => eraseSubmissions(db, { email })),
    eraseReceivedBefore: (moment) => write(() => eraseSubmissions(db, { before: moment })),

    isEmpty: async () => db.prepare('SELECT 1 FROM jobs LIMIT 1').get() === undefined,
    close: async () => void db.close(),
  };
}

function createReads(db: Database, cache: VersionCache) {
  const categories = db.prepare<[], Category>(
    `SELECT * FROM (
       SELECT id, name, (SELECT count(*) FROM jobs WHERE category_id = categories.id AND listing_key IS NOT NULL)
       AS jobs_count FROM categories ORDER BY name_key
     ) WHERE jobs_count > 0`,
  );
  const byListingKey = db.prepare<[number], Job>(`SELECT ${jobColumns} FROM jobs WHERE listing_key = ?`);
  const byId = db.prepare<[string, string], Job>(
    `SELECT ${jobColumns} FROM jobs
     WHERE id = ? AND listing_key IS NOT NULL AND (expires_at IS NULL OR expires_at > ?)`,
  );
  // The keys come from the index alone; only the jobs of the page itself are then read.
  const listed = (condition: string) => {
    const where = `FROM jobs WHERE listing_key IS NOT NULL ${condition}`;
    return {
      count: db.prepare<number[], number>(`SELECT count(*) ${where}`).pluck(),
      keys: db
        .prepare<number[], number>(`SELECT listing_key ${where} ORDER BY listing_key DESC LIMIT ? OFFSET ?`)
        .pluck(),
    };
  };
  const all = listed('');
  const ofCategory = listed('AND category_id = ?');
  const jobsOf = (keys: number[]) => keys.flatMap((key) => byListingKey.all(key));

  return {
    categories: () => cache.get('categories', () => categories.all()),
    byListingKey: (key: number) => byListingKey.all(key),
    byId: (id: string, now: Date) => byId.get(id, now.toISOString()) ?? null,
    list({ categoryId, page, perPage }: ListRequest): JobPage {
      const bounds = [perPage, (page - 1) * perPage];
      if (!categoryId) {
        const total = cache.get('total', () => all.count.get() ?? 0);
        return { jobs: jobsOf(all.keys.all(...bounds)), total, page, perPage };
      }
      const id = numberOfId(categoryId);
      if (id === null) return { jobs: [], total: 0, page, perPage };
      const total = cache.get(`total of ${id}`, () => ofCategory.count.get(id) ?? 0);
      return { jobs: jobsOf(ofCategory.keys.all(id, ...bounds)), total, page, perPage };
    },
  };
}
