// An entry made while its tag expired may still be of before; and the clocks of two machines differ a little.
const TOLERANCE_MS = 1_000;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** When each tag expired last, in ms since 1970. */
export class ExpiredTags {
  readonly #times = new Map<string, number>();

  expire(tags: string[], at: number): void {
    for (const [tag, time] of this.#times) {
      // In order of expiry: the first one that is young ends the sweep. Nothing kept is as old as that.
      if (time > at - KEPT_MS) break;
      this.#times.delete(tag);
    }
    for (const tag of tags) {
      const known = this.#times.get(tag) ?? 0;
      this.#times.delete(tag);
      this.#times.set(tag, Math.max(known, at));
    }
  }

  /** Whether what was made at `modified` with these tags is out of date. */
  hasExpired(tags: string[], modified: number): boolean {
    return modified < this.#lastExpiry(tags) + TOLERANCE_MS;
  }

  /** Whether one of these tags has expired at that time or later, in ms since 1970. */
  hasExpiredSince(tags: string[], at: number): boolean {
    return this.#lastExpiry(tags) >= at;
  }

  /** When the last of them expired, in ms since 1970; -Infinity when none has. */
  #lastExpiry(tags: string[]): number {
    return tags.reduce((last, tag) => Math.max(last, this.#times.get(tag) ?? -Infinity), -Infinity);
  }
}
