import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { processWide } from './process-wide';

declare module './process-wide' {
  interface ProcessWide {
    requests: AsyncLocalStorage<RequestContext>;
  }
}

/** What is known of the request that is being answered, and what its page leaves for the answer. Times are in ms since 1970. */
export type RequestContext = {
  /** Short enough to be read out; stands in log lines and in what a visitor is told of a failure. */
  id: string;
  /** Who is at the other end of the connection, a proxy or the client. X-Forwarded-For can be made up, this cannot. */
  peer: string | undefined;
  /** A page that is made anew while its visitors get the last one: nobody waits for it. */
  isRenewal: boolean;
  page: PageFacts;
};

/** What a page says of itself while it is rendered. */
export type PageFacts = {
  /** Next's App Router answers 200, 404 and redirects only. */
  status: 200 | 410 | 503;
  /** Something is missing from it, or it is about nothing: not to be kept. */
  isPassing: boolean;
  /** Under which changes to what it shows are told. */
  tags: Set<string>;
  /** When what it shows is to be asked for anew, and when it is not to be shown any more; Infinity for what it has of its own. */
  dueAt: number;
  tooOldAt: number;
};

/** Runs `work` as the answer to a request; `currentRequest` finds it in all that is done for it. */
export function runInRequest<Result>(
  known: { peer?: string; id?: string; isRenewal?: boolean },
  work: (context: RequestContext) => Result,
): Result {
  const requests = (processWide.requests ??= new AsyncLocalStorage<RequestContext>());
  const context: RequestContext = {
    id: known.id ?? randomBytes(4).toString('hex'),
    peer: known.peer,
    isRenewal: known.isRenewal ?? false,
    page: { status: 200, isPassing: false, tags: new Set(), dueAt: Infinity, tooOldAt: Infinity },
  };
  return requests.run(context, () => work(context));
}

/** The request being answered; undefined outside of one. */
export function currentRequest(): RequestContext | undefined {
  return processWide.requests?.getStore();
}

/** Called while a page renders: the status that it is answered with instead of 200. */
export function setPageStatus(status: 410 | 503): void {
  const page = currentRequest()?.page;
  if (page) page.status = status;
}

/** Called while a page renders: it is not to be kept, as something is missing from it, or it is about nothing. */
export function markPassing(): void {
  const page = currentRequest()?.page;
  if (page) page.isPassing = true;
}

/** Called while a page renders: it shows what was read, and is to be made anew when that changes or is too old. */
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
