const MAX_ENTRIES = 1_000;

/** The row of store_state. */
export type StoreState = { last_seq: number; active_jobs: number };

/**
 * Keeps what was computed from the store until the store has changed. What is kept may be newer than the state that was
 * last seen, never older.
 */
export class ReadCache {
  private readonly entries = new Map<string, Promise<unknown>>();
  private state: StoreState = { last_seq: -1, active_jobs: 0 };

  /** The number of active jobs in the newest state that was seen. */
  get activeJobs(): number {
    return this.state.active_jobs;
  }

  /** To be called with each state that is seen. */
  note(state: StoreState): void {
    if (state.last_seq <= this.state.last_seq) return;
    this.entries.clear();
    this.state = state;
  }

  get<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known) return known as Promise<T>;
    const oldest = this.entries.keys().next();
    if (this.entries.size >= MAX_ENTRIES && !oldest.done) this.entries.delete(oldest.value);
    const value = compute();
    this.entries.set(key, value);
    value.catch(() => {
      if (this.entries.get(key) === value) this.entries.delete(key);
    });
    return value;
  }
}
