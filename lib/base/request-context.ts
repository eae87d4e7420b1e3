import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { AGES } from './ages';
import type { Language } from './language';
import { processWide } from './process-wide';

declare module './process-wide' {
  interface ProcessWide {
    requests: AsyncLocalStorage<RequestContext>;
  }
}

/** Context of the current request, and facts about its page for the response. Times are ms since 1970. */
type RequestContext = {
  /** Short enough to read out; shown in logs and in error messages to visitors. */
  id: string;
  /** Remote address of the connection, a proxy's or the client's. Unlike X-Forwarded-For, it cannot be forged. */
  peer: string | undefined;
  /** Rate-limit key of the sender, once known. */
  client?: string;
  /** A background render: no visitor waits for it. */
  isRenewal: boolean;
  /** The address being rendered, with its query; '' outside of a page's render. */
  address: string;
  language: Language;
  page: PageFacts;
};

/** Facts that a page records about itself while rendering. */
export type PageFacts = {
  /** Next's App Router itself only supports 200, 404 and redirects. */
  status: 200 | 404 | 410 | 429 | 503;
  /** The page is incomplete, or its subject does not exist. */
  isUncacheable: boolean;
  /** Tags of the data shown, under which changes are announced. */
  tags: Set<string>;
  /** When its data becomes stale, and when it may no longer be shown; Infinity for static content. */
  dueAt: number;
  tooOldAt: number;
};

/** Runs `work` in the context of a request, which `currentRequest` returns in everything called from there. */
export function runInRequest<Result>(
  options: { peer?: string; id?: string; isRenewal?: boolean; address?: string; language?: Language },
  work: (context: RequestContext) => Result,
): Result {
  const requests = (processWide.requests ??= new AsyncLocalStorage<RequestContext>());
  const context: RequestContext = {
    id: options.id ?? randomBytes(4).toString('hex'),
    peer: options.peer,
    isRenewal: options.isRenewal ?? false,
    address: options.address ?? '',
    language: options.language ?? 'en',
    page: { status: 200, isUncacheable: false, tags: new Set(), dueAt: Infinity, tooOldAt: Infinity },
  };
  return requests.run(context, () => work(context));
}

/** The request being served; undefined outside of one. */
export function currentRequest(): RequestContext | undefined {
  return processWide.requests?.getStore();
}

/** Runs `work` with texts, dates and links in a language, e.g. for a mail. */
export function runInLanguage<Result>(language: Language, work: () => Result): Result {
  const current = currentRequest();
  return current
    ? processWide.requests!.run({ ...current, language }, work)
    : runInRequest({ language }, work);
}

/** Records the rate-limit key of the request's sender. */
export function noteClient(client: string): void {
  const request = currentRequest();
  if (request) request.client = client;
}

/** Sets the response status of the page being rendered. */
export function setPageStatus(status: Exclude<PageFacts['status'], 200>): void {
  const page = currentRequest()?.page;
  if (page) page.status = status;
}

/** Prevents caching of the page being rendered: it is incomplete, or its subject does not exist. */
export function markUncacheable(): void {
  const page = currentRequest()?.page;
  if (page) page.isUncacheable = true;
}

type Read = { tags: string[]; dueAt: number; tooOldAt: number };

/** Records the tags and age of data shown on the page being rendered, which expires with the oldest of it. */
export function noteRead({ tags, dueAt, tooOldAt }: Read): void {
  const page = currentRequest()?.page;
  if (!page) return;
  for (const tag of tags) page.tags.add(tag);
  page.dueAt = Math.min(page.dueAt, dueAt);
  page.tooOldAt = Math.min(page.tooOldAt, tooOldAt);
}

/**
 * Caches the current response, which is expensive, until a change of its data is announced; not if it was made from last
 * known data during an outage.
 */
export function cacheUntilAnnounced(): void {
  const page = currentRequest()?.page;
  if (page && page.dueAt > Date.now() + AGES.recalledData * 1000) page.dueAt = page.tooOldAt = Infinity;
}
