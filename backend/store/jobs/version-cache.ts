import type { Database } from 'better-sqlite3';

const MOST_ENTRIES = 500;

/** Remembers what was computed from the store until this or another process commits a change to it. */
export class VersionCache {
  private readonly entries = new Map<string, unknown>();
  private ownWrites = 0;
  private seen = '';

  constructor(private readonly db: Database) {}

  /** To be called after each own write: SQLite's data_version tells of other connections' writes only. */
  noteOwnWrite(): void {
    this.ownWrites += 1;
  }

  get<T>(key: string, compute: () => T): T {
    const version = `${this.db.pragma('data_version', { simple: true })}.${this.ownWrites}`;
    if (version !== this.seen) this.entries.clear();
    this.seen = version;
    if (this.entries.has(key)) return this.entries.get(key) as T;
    const value = compute();
    const oldest = this.entries.keys().next();
    if (this.entries.size >= MOST_ENTRIES && !oldest.done) this.entries.delete(oldest.value);
    this.entries.set(key, value);
    return value;
  }
}
