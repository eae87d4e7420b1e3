import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { importJobs } from '../../backend/import/import-jobs';
import { openPostgresStore, openSqliteStore } from '../../backend/open-store';
import type { Store } from '../../backend/compose-store';
import { prepareRecord } from './ads';
import { keysForTests } from '../../test/backend';

/** Runs `work` on a temporary SQLite store with a file's jobs. */
export async function withSqlite<T>(file: string, work: (store: Store) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  try {
    return await withJobs(openSqliteStore({ file: path.join(folder, 'jobs.sqlite') }), file, work);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Likewise in a temporary PostgreSQL schema. */
export async function withPostgres<T>(
  databaseUrl: string,
  file: string,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const schema = `bench_search_${process.pid}`;
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const admin = new Pool({ connectionString: databaseUrl });
  await admin.query(`CREATE SCHEMA ${schema}`);
  try {
    return await withJobs(await openPostgresStore({ url: url.href, keys: keysForTests }), file, work);
  } finally {
    await admin.query(`DROP SCHEMA ${schema} CASCADE`);
    await admin.end();
  }
}

async function withJobs<T>(store: Store, file: string, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    await importJobs({ store, file, prepare: prepareRecord });
    return await work(store);
  } finally {
    await store.close();
  }
}
