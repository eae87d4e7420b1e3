/** Caches values computed from the store until it changes. Entries may be newer than `version`, never older. */
export class ReadCache {
  private readonly entries = new Map<string, Promise<unknown>>();
  /** The `seq` of the latest change seen. */
  version = -1;

  /** Clears the cache when `last_seq` of store_state has grown. */
  note(lastSeq: number): void {
    if (lastSeq <= this.version) return;
    this.entries.clear();
    this.version = lastSeq;
  }

  get<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known) return known as Promise<T>;
    const value = compute();
    this.entries.set(key, value);
    value.catch(() => {
      if (this.entries.get(key) === value) this.entries.delete(key);
    });
    return value;
  }
}
