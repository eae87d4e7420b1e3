import { LRUCache } from 'lru-cache';
import { AGES } from '../lib/shared/ages';
import { metrics } from '../lib/shared/monitoring/metrics';
import type { Changes } from '../lib/upstream/changes';
import { type Page, sizeOf } from './page';

// Some thousand pages; what falls out is rendered again of the data that is kept.
const MAX_BYTES = 96 * 1024 * 1024;

/** Makes the page of an address; `isRenewal` when nobody waits for it. */
type MakePage = (address: string, options: { id?: string; isRenewal?: boolean }) => Promise<Page>;

/**
 * Finished pages, in memory. One is made once however many ask for it. One that is due is sent, and made anew behind;
 * one whose tags have changed, or that is too old, is made anew first. Errors, redirects and pages not found are not kept.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Page>;
  readonly #underWay = new Map<string, Promise<Page>>();
  readonly #makePage: MakePage;
  readonly #changes: Changes;

  constructor(make: MakePage, changes: Changes, maxSize = MAX_BYTES) {
    this.#makePage = make;
    this.#changes = changes;
    this.#pages = new LRUCache({
      maxSize,
      // Anybody may ask for a long address.
      sizeCalculation: (page, address) => sizeOf(page) + 2 * address.length,
    });
  }

  /** The page of an address (page-address.ts), if one is kept that may be shown; one that is due is made anew behind. */
  find(address: string): Page | null {
    const kept = this.#pages.get(address);
    const now = Date.now();
    const isUsable = kept !== undefined && this.#isUpToDate(kept) && now < kept.tooOldAt;
    metrics().cacheReads.inc({ kind: 'page', result: isUsable ? 'hit' : 'miss' });
    if (!isUsable) return null;
    if (now >= kept.dueAt) this.#renew(address, kept);
    return kept;
  }

  /** Makes the page of an address, once for all who ask meanwhile. `id`: the number of the request. */
  async make(address: string, id?: string): Promise<Page> {
    const page = await this.#makeOnce(address, { id });
    // Begun before a change that was told meanwhile, by another request.
    const isCurrent = !page.isKept || this.#isUpToDate(page);
    return isCurrent ? page : this.#makeOnce(address, { id });
  }

  #makeOnce(address: string, options: { id?: string; isRenewal?: boolean }): Promise<Page> {
    const underWay = this.#underWay.get(address);
    if (underWay) return underWay;
    const making = this.#makePage(address, options)
      .then((page) => {
        if (page.isKept) this.#pages.set(address, page);
        return page;
      })
      .finally(() => this.#underWay.delete(address));
    this.#underWay.set(address, making);
    return making;
  }

  #renew(address: string, kept: Page): void {
    const isOver = ({ isKept, status }: Page) => {
      // What has moved or is gone is not to be shown any longer; of a failure the last page is better.
      if (!isKept && status < 500 && status !== 200) this.#pages.delete(address);
    };
    // Not at each visit, if it fails.
    kept.dueAt = Date.now() + AGES.recalledData * 1000;
    this.#makeOnce(address, { isRenewal: true }).then(isOver, () => {});
  }

  #isUpToDate({ tags, madeAt }: Page): boolean {
    return !this.#changes.happenedSince(tags, madeAt);
  }
}
