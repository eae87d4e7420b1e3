import { plainAnswers } from '../lib/content/website-answers';
import type { Language } from '../lib/base/language';
import { addressIn } from '../lib/base/language-of-address';
import { AGES } from '../lib/base/ages';
import { log } from '../lib/base/log';
import { fixedHeaders } from './fixed-headers';
import type { Page } from './page';
import { NOT_FOUND_ADDRESS, UNAVAILABLE } from './page-address';
import { securityHeaders } from './security-headers';

// Limits how often a flood of failing requests renders them.
const MIN_AGE_MS = 1_000;
const MAX_AGE_MS = AGES.ownPage.due * 1000;

/** The designed 404 and 503 pages: Next sends an empty shell for some 404s, and no page at all for failed renders. */
export class FailurePages {
  readonly #made = new Map<string, Promise<Page>>();

  constructor(private readonly make: (address: string) => Promise<Page>) {}

  /** The 404 page, or the 503 page when it cannot be rendered. */
  notFound(language: Language): Promise<Page> {
    return this.#get(addressIn(language, NOT_FOUND_ADDRESS), asNotFound).catch(() =>
      this.unavailable(language),
    );
  }

  /** The 503 page, or a line of plain text when it cannot be rendered. */
  unavailable(language: Language): Promise<Page> {
    return this.#get(addressIn(language, UNAVAILABLE), asUnavailable).catch(plainPage);
  }

  #get(address: string, finish: (page: Page) => Page): Promise<Page> {
    const made = this.#made.get(address);
    if (made) return made;
    const making = this.make(address).then((page) => {
      if (page.status >= 500) throw new Error(`rendering returned ${page.status}`);
      return finish(page);
    });
    this.#made.set(address, making);
    const forget = () => this.#made.delete(address);
    making.then(
      ({ dueAt }) => setTimeout(forget, within(MIN_AGE_MS, dueAt - Date.now(), MAX_AGE_MS)).unref(),
      (error: unknown) => {
        log('error', 'failure-page-not-made', { page: address, problem: String(error) });
        forget();
      },
    );
    return making;
  }
}

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

function asNotFound(page: Page): Page {
  return { ...page, status: 404, isCacheable: false };
}

function asUnavailable(page: Page): Page {
  const headers = { ...page.headers, 'cache-control': 'no-store', 'retry-after': '60' };
  return { ...page, headers, status: 503, isCacheable: false };
}

function plainPage(): Page {
  return asUnavailable({
    status: 503,
    etag: '',
    isCompressed: false,
    isCacheable: false,
    headers: { ...fixedHeaders(), 'content-type': 'text/plain; charset=utf-8', ...securityHeaders('') },
    body: Buffer.from(`${plainAnswers.pageUnavailable}\n`),
    tags: new Set<string>(),
    madeAt: 0,
    dueAt: 0,
    tooOldAt: 0,
  });
}
