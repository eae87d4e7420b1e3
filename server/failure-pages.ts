import { AGES } from '../lib/ages';
import { log } from '../lib/log';
import type { Page } from './page';
import { NOWHERE, UNAVAILABLE } from './page-address';
import { securityHeaders } from './security-headers';

/**
 * The designed pages for what is not found and what cannot be shown. Next answers some of that with an empty page for
 * scripts to fill, and what it fails at with no page at all.
 */
export class FailurePages {
  readonly #made = new Map<string, Promise<Page>>();
  readonly #make: (address: string) => Promise<Page>;

  constructor(make: (address: string) => Promise<Page>) {
    this.#make = make;
  }

  async notFound(): Promise<Page> {
    return { ...(await this.#get(NOWHERE)), status: 404, isKept: false };
  }

  async unavailable(): Promise<Page> {
    const page = await this.#get(UNAVAILABLE).catch((error: unknown) => {
      log('error', 'failure-page-not-made', { problem: String(error) });
      return PLAIN_PAGE;
    });
    const headers = { ...page.headers, 'cache-control': 'no-store', 'retry-after': '60' };
    return { ...page, headers, status: 503, isKept: false };
  }

  #get(address: string): Promise<Page> {
    const made = this.#made.get(address);
    if (made) return made;
    const making = this.#make(address);
    this.#made.set(address, making);
    const forget = () => this.#made.delete(address);
    making.then(() => setTimeout(forget, AGES.ownPage.due * 1000).unref(), forget);
    return making;
  }
}

/** When nothing can be rendered. */
const PLAIN_PAGE: Page = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...securityHeaders('') },
  etag: '',
  body: Buffer.from('This page cannot be shown just now. Please load it again in a minute.\n'),
  ...{ isCompressed: false, isKept: false, tags: new Set<string>(), madeAt: 0, dueAt: 0, tooOldAt: 0 },
};
