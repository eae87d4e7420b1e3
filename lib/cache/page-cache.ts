import { LRUCache } from 'lru-cache';
import type { DiskStore } from './disk-store';
import {
  type CacheControl,
  freshUntil,
  type NextData,
  type NextPage,
  restorePage,
  sizeOf,
  type StoredEntry,
  type StoredPage,
  storePage,
} from './entry';
import { metrics } from '../monitoring/metrics';
import { ExpiredTags } from './expired-tags';
import { KeptLists } from './kept-lists';
import type { RedisStore } from './redis-store';

// Enough for some thousand pages; what falls out is on the disk.
const MOST_PAGE_BYTES = 96 * 1024 * 1024;
const MOST_DATA_BYTES = 32 * 1024 * 1024;

type Stores = { disk: DiskStore | null; redis: RedisStore | null; now?: () => number };

/**
 * What the website keeps of pages and of what the upstream said: in memory, pages also on the disk and, where there
 * is a Redis, all of it shared with the other websites. Bounded everywhere. Next reaches it by cache-handler.mjs, the
 * quick way for stored pages by stored-pages.ts.
 */
export class PageCache {
  readonly lists: KeptLists;
  /** Path → key of the pages in memory. */
  readonly #keys = new Map<string, string>();
  readonly #pages = new LRUCache<string, StoredPage>({
    maxSize: MOST_PAGE_BYTES,
    sizeCalculation: sizeOf,
    onInsert: (_, key) => this.#keys.set(pathOf(key), key),
    dispose: (_, key, reason) => {
      if (reason !== 'set') this.#keys.delete(pathOf(key));
    },
  });
  readonly #data = new LRUCache<string, StoredEntry>({ maxSize: MOST_DATA_BYTES, sizeCalculation: sizeOf });
  readonly #expired = new ExpiredTags();
  readonly #disk: DiskStore | null;
  readonly #redis: RedisStore | null;
  readonly #now: () => number;

  constructor({ disk, redis, now = Date.now }: Stores) {
    this.#disk = disk;
    this.#redis = redis;
    this.#now = now;
    this.lists = new KeptLists(this.#expired, now);
    redis?.listen((tags, at) => this.#expired.expire(tags, at));
  }

  /** A page as Next wants it; null when there is none that is up to date with its tags. */
  async getPage(key: string) {
    const page = await this.#findPage(key);
    countRead('page', page !== null);
    if (!page) return null;
    return { lastModified: page.modified, value: await restorePage(page), cacheControl: page.cacheControl };
  }

  /** Keeps a page, unless it is an error, a redirect or a page not found, of which there is no end. */
  async setPage(key: string, page: NextPage, cacheControl: CacheControl | undefined): Promise<void> {
    const stored = await storePage(page, cacheControl, this.#now());
    if (!stored) return;
    this.#pages.set(key, stored);
    // Not waited for: the visitor has nothing of it.
    void this.#disk?.set(key, stored);
    void this.#redis?.set(key, stored);
  }

  /** Keeps a page that the build made, which is on the disk already. */
  async setBuiltPage(key: string, page: NextPage, cacheControl: CacheControl | undefined): Promise<void> {
    const stored = await storePage(page, cacheControl, this.#now());
    if (stored) this.#pages.set(key, stored);
  }

  /** What a cached read returned, as Next wants it; null when it is not known or out of date with its tags. */
  async getData(key: string, tags: string[]) {
    const usable = (entry: StoredEntry | null | undefined) =>
      entry?.kind === 'FETCH' && !this.#expired.hasExpired(tags, entry.modified) ? entry : null;
    const inMemory = () => usable(this.#data.get(key));
    // Once more after Redis was asked: meanwhile another request may have had it read, and is not to be followed.
    const known = inMemory() ?? usable(await this.#redis?.get(key)) ?? inMemory();
    countRead('data', known !== null);
    if (!known) return null;
    if (this.#data.get(key) !== known) this.#data.set(key, known);
    return { lastModified: known.modified, value: known.value };
  }

  setData(key: string, value: NextData): void {
    const entry = { kind: 'FETCH' as const, modified: this.#now(), value };
    this.#data.set(key, entry);
    // There is no end of ids that no job has.
    if (value.data.body !== 'null') void this.#redis?.set(key, entry);
  }

  /** From now on, nothing made before with one of these tags is used, on any website that shares a Redis. */
  async expireTags(tags: string[]): Promise<void> {
    const now = this.#now();
    this.#expired.expire(tags, now);
    await this.#redis?.expire(tags, now);
  }

  /** Whether one of these tags has expired on any website at that time or later, in ms since 1970. */
  hasExpiredSince(tags: string[], at: number): boolean {
    return this.#expired.hasExpiredSince(tags, at);
  }

  /** The page in memory at a path such as "/faq" that may be sent as it is now, without asking Next. */
  freshPage(path: string): StoredPage | null {
    const key = this.#keys.get(path);
    const page = key && this.#pages.get(key);
    if (!page || freshUntil(page) <= this.#now()) return null;
    return this.#expired.hasExpired(page.tags, page.modified) ? null : page;
  }

  async #findPage(key: string): Promise<StoredPage | null> {
    const usable = (page: StoredEntry | null | undefined): StoredPage | null =>
      page && page.kind !== 'FETCH' && !this.#expired.hasExpired(page.tags, page.modified) ? page : null;
    const inMemory = usable(this.#pages.get(key));
    if (inMemory) return inMemory;
    const shared = usable(await this.#redis?.get(key));
    const found = shared ?? usable(await this.#disk?.get(key));
    if (found) this.#pages.set(key, found);
    return found;
  }
}

function countRead(kind: 'page' | 'data', isHit: boolean): void {
  metrics().cacheReads.inc({ kind, result: isHit ? 'hit' : 'miss' });
}

/** The path of a page, from Next's key for it: "/route-cache/APP_PAGE/3f…/$/faq", the home page's being "/index". */
function pathOf(key: string): string {
  const path = key.slice(key.indexOf('/$') + 2);
  return path === '/index' ? '/' : path;
}
