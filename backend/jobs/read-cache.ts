/** Keeps what was computed from the store until the store has changed. What is kept may be newer than `version`, never older. */
export class ReadCache {
  private readonly entries = new Map<string, Promise<unknown>>();
  /** The number of the last change that was seen. */
  version = -1;

  /** To be called with each last_seq of store_state that is seen. */
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
