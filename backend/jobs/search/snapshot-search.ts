import type { Database, Sql } from '../../store/database';
import { catalogueAt, type KeptCatalogue } from '../read-catalogue';
import { createWordSearch, type WordSearch } from './word-search';

type Use<T> = (search: WordSearch, sql: Sql) => Promise<T>;
type Batch = { uses: Use<void>[]; done: Promise<void> };

/**
 * Returns a function that runs a search, which reads catalogue and jobs in turn, on one consistent state.
 * `seen` is the last change number known to the caller; results are never older.
 */
export function createSnapshotSearch(db: Database) {
  let kept: (KeptCatalogue & { search: WordSearch }) | null = null;
  let next: Batch | null = null;
  let lastBatch: Promise<unknown> = Promise.resolve();

  const runBatch = async (sql: Sql, uses: Use<void>[]): Promise<void> => {
    const version = await versionOf(sql);
    if (kept?.version !== version) {
      const read = await catalogueAt(sql, version, kept);
      kept = { ...read, search: createWordSearch(read.words, read.catalogue) };
    }
    const { search } = kept;
    await Promise.all(uses.map((use) => use(search, sql)));
  };

  // One snapshot at a time, shared by all waiting searches: reading the catalogue dominates.
  const newBatch = (): Batch => {
    const uses: Use<void>[] = [];
    const done = lastBatch.then(() =>
      db.snapshot((sql) => {
        next = null;
        return runBatch(sql, uses);
      }),
    );
    lastBatch = done.catch(() => (next = null));
    return { uses, done };
  };

  const inSnapshot = <T>(use: Use<T>): Promise<T> => {
    const batch = (next ??= newBatch());
    return new Promise<T>((resolve, reject) => {
      batch.uses.push((search, sql) => use(search, sql).then(resolve, reject));
      batch.done.catch(reject);
    });
  };

  return async <T>(seen: number, use: Use<T>): Promise<T> => {
    const current = kept;
    if (current?.version === seen) {
      const result = await use(current.search, db.read);
      if ((await versionOf(db.read)) === seen) return result;
    }
    return inSnapshot(use);
  };
}

async function versionOf({ query }: Sql): Promise<number> {
  const [state] = await query<{ last_seq: number }>('SELECT last_seq FROM store_state');
  return state?.last_seq ?? 0;
}
