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

/** Context of the request being served, and what its page notes for the response. Times are in ms since 1970. */
type RequestContext = {
  /** Short enough to read out; appears in log lines and in what a visitor is told after a failure. */
  id: string;
  /** Remote address of the connection, a proxy's or the client's. Unlike X-Forwarded-For, it cannot be forged. */
  peer: string | undefined;
  /** Who sent it, by the address that limits count; once it is counted. */
  client?: string;
  /** A background render: no visitor waits for it. */
  isRenewal: boolean;
  /** What it asks for, with its query; '' outside of a page's render. */
  address: string;
  /** In which its pages and answers are written. */
  language: Language;
  page: PageFacts;
};

/** What a page notes about itself while it renders. */
export type PageFacts = {
  /** By itself, Next's App Router only answers 200, 404 and redirects. */
  status: 200 | 404 | 410 | 503;
  /** Something is missing from it, or its subject does not exist: not to be cached. */
  isUncacheable: boolean;
  /** Tags of the data it shows, under which changes are announced. */
  tags: Set<string>;
  /** When its data becomes stale, and when it may no longer be shown; Infinity for static content. */
  dueAt: number;
  tooOldAt: number;
};

/** Runs `work` in the context of a request; `currentRequest` finds it in everything called from there. */
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

/** Runs `work` with words, dates and links in a language, as for a mail, or for what is English on any page. */
export function runInLanguage<Result>(language: Language, work: () => Result): Result {
  const current = currentRequest();
  return current
    ? processWide.requests!.run({ ...current, language }, work)
    : runInRequest({ language }, work);
}

/** Notes who sent the request being served, by the address that limits count. */
export function noteClient(client: string): void {
  const request = currentRequest();
  if (request) request.client = client;
}

/** Sets the status that the page being rendered is answered with instead of 200. */
export function setPageStatus(status: 404 | 410 | 503): void {
  const page = currentRequest()?.page;
  if (page) page.status = status;
}

/** Marks the page being rendered as not to be cached: something is missing from it, or its subject does not exist. */
export function markUncacheable(): void {
  const page = currentRequest()?.page;
  if (page) page.isUncacheable = true;
}

/** Notes the tags and age of data shown on the page being rendered, which expires with the oldest of it. */
export function noteRead({
  tags,
  dueAt,
  tooOldAt,
}: {
  tags: string[];
  dueAt: number;
  tooOldAt: number;
}): void {
  const page = currentRequest()?.page;
  if (!page) return;
  for (const tag of tags) page.tags.add(tag);
  page.dueAt = Math.min(page.dueAt, dueAt);
  page.tooOldAt = Math.min(page.tooOldAt, tooOldAt);
}

/**
 * Keeps the answer being made until a change of its data is told, as it takes seconds to make; not where the API's last
 * known data stands in for an outage.
 */
export function keepUntilTold(): void {
  const page = currentRequest()?.page;
  if (page && page.dueAt > Date.now() + AGES.recalledData * 1000) page.dueAt = page.tooOldAt = Infinity;
}
