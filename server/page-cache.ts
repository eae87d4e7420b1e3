import { LRUCache } from 'lru-cache';
import { AGES } from '../lib/base/ages';
import { metrics } from '../lib/base/monitoring/metrics';
import type { Changes } from '../lib/upstream/changes';
import { type Page, sizeOf } from './page';

// A few thousand pages; an evicted one is rendered again from cached data.
const MAX_BYTES = 96 * 1024 * 1024;

/** Renders the page of an address; `isRenewal` when no visitor is waiting for it. */
type MakePage = (address: string, options: { id?: string; isRenewal?: boolean }) => Promise<Page>;

/**
 * In-memory cache of finished pages. Concurrent requests share one render. A page past `dueAt` is served while it is
 * rendered again; one past `tooOldAt`, or whose tags have changed, is rendered first. Only a 200 and a 410 are cached.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Page>;
  readonly #inFlight = new Map<string, Promise<Page>>();
  readonly #makePage: MakePage;
  readonly #changes: Changes;

  constructor(make: MakePage, changes: Changes, maxSize = MAX_BYTES) {
    this.#makePage = make;
    this.#changes = changes;
    this.#pages = new LRUCache({
      maxSize,
      // Addresses count as well, because visitors choose their length.
      sizeCalculation: (page, address) => sizeOf(page) + 2 * address.length,
    });
  }

  /** The cached page of an address (see page-address.ts) if it may still be shown; starts a renewal when it is due. */
  find(address: string): Page | null {
    const cached = this.#pages.get(address);
    const now = Date.now();
    const isUsable = cached !== undefined && this.#isUpToDate(cached) && now < cached.tooOldAt;
    metrics().cacheReads.inc({ kind: 'page', result: isUsable ? 'hit' : 'miss' });
    if (!isUsable) return null;
    if (now >= cached.dueAt) this.#revalidate(address, cached);
    return cached;
  }

  /** Renders the page of an address, once for all concurrent requests. `id`: the request's id, for logs. */
  async make(address: string, id?: string): Promise<Page> {
    const page = await this.#makeOnce(address, { id });
    // It may have joined a render that began before a change was announced.
    const isCurrent = !page.isCacheable || this.#isUpToDate(page);
    return isCurrent ? page : this.#makeOnce(address, { id });
  }

  #makeOnce(address: string, options: { id?: string; isRenewal?: boolean }): Promise<Page> {
    const pending = this.#inFlight.get(address);
    if (pending) return pending;
    const making = this.#makePage(address, options)
      .then((page) => {
        if (page.isCacheable) this.#pages.set(address, page);
        return page;
      })
      .finally(() => this.#inFlight.delete(address));
    this.#inFlight.set(address, making);
    return making;
  }

  #revalidate(address: string, cached: Page): void {
    const evictIfGone = ({ isCacheable, status }: Page) => {
      // Redirected or gone: stop serving the cached page. After a failure, keep serving it.
      if (!isCacheable && status < 500 && status !== 200) this.#pages.delete(address);
    };
    // Prevents a retry on every request while renewals fail.
    cached.dueAt = Date.now() + AGES.recalledData * 1000;
    this.#makeOnce(address, { isRenewal: true }).then(evictIfGone, () => {});
  }

  #isUpToDate({ tags, madeAt }: Page): boolean {
    return !this.#changes.happenedSince(tags, madeAt);
  }
}
