import { LRUCache } from 'lru-cache';
import { freshUntil, sizeOf, type StoredPage } from './entry';
import type { ExpiredTags } from './expired-tags';

const MOST_BYTES = 16 * 1024 * 1024;
const MOST_AGE_MS = 60_000;
// Who was let through to have a list made anew may have left.
const RENEWAL_MS = 5_000;

/** Lists of jobs by query as they were last sent, in this memory alone: there is no end of queries. */
export class KeptLists {
  readonly #lists = new LRUCache<string, StoredPage>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf });
  /** When somebody was let through, in ms since 1970. */
  readonly #renewals = new WeakMap<StoredPage, number>();
  readonly #expired: ExpiredTags;
  readonly #now: () => number;

  constructor(expired: ExpiredTags, now: () => number) {
    this.#expired = expired;
    this.#now = now;
  }

  /** `address`: what its URL comes down to (lib/http/list-address.ts). */
  keep(address: string, list: StoredPage): void {
    this.#lists.set(address, list);
  }

  /**
   * A list that may be sent as it is. When it is due to be made anew, one visitor in a while is let through to have it
   * made, and the others still get it for up to a minute.
   */
  find(address: string): StoredPage | null {
    const list = this.#lists.get(address);
    const now = this.#now();
    if (!list || now > list.modified + MOST_AGE_MS) return null;
    if (this.#expired.hasExpired(list.tags, list.modified)) return null;
    if (now < freshUntil(list) || now < (this.#renewals.get(list) ?? 0) + RENEWAL_MS) return list;
    this.#renewals.set(list, now);
    return null;
  }
}
