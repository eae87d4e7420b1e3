import { isRecord } from '../base/is-record';
import { flat, type WirePage } from '../contract/paging';
import type { z } from 'zod';
import { log } from '../base/log';
import { isUpstreamError } from './errors';

/** A slice of a list, in this site's page size. */
type ListWindow = { items: unknown[]; total: number };

/** Fetches a page (from 1), by the previous page's link to the next if it has one. */
export type FetchPage = (page: number, next?: WirePage['next']) => Promise<WirePage>;

// Limits for a paginator that is slow or never ends, while a visitor waits.
const MAX_PAGES = 250;
const MAX_MS = 30_000;

/** The upstream's first page number; null until its answers reveal it. */
type Counting = { from: 0 | 1 | null };
const ofUpstream: Counting = { from: null };

/** Page `page`, from 1, of an upstream that counts its pages from 1 or from 0. @throws UpstreamError */
export async function readNumbered<Page extends WirePage>(
  read: (number: number) => Promise<Page>,
  page: number,
  counting = ofUpstream,
): Promise<Page> {
  const answer = await read(page - 1 + (counting.from ?? 1));
  if (counting.from === null && answer.paginated && answer.next === null) {
    counting.from = await findFirstNumber(read, page === 1 ? answer : await read(1));
    if (counting.from === 0) return readNumbered(read, page, counting);
  }
  const currentPage = answer.currentPage === null ? 0 : answer.currentPage + 1 - (counting.from ?? 1);
  return { ...answer, currentPage: currentPage || null };
}

/** Detects lists that count from 0: if pages seem to precede page 1, or are missing at the end, and page 0 differs. */
async function findFirstNumber(
  read: (number: number) => Promise<WirePage>,
  { isFirst, lastPage, perPage, total, items }: WirePage,
): Promise<Counting['from']> {
  const itemsOf = async (number: number) => (await read(number).catch(nullIfRefused))?.items ?? [];
  // APIs that count from 0 may report the last page by its number or by the number of pages.
  const last = total !== null && perPage ? Math.max(1, Math.ceil(total / perPage)) : lastPage;
  if (isFirst === null && last === null) return null;
  const isWhole = isFirst ?? (last === 1 ? items : await itemsOf(last!)).length > 0;
  if (isWhole) return 1;
  const [before] = await itemsOf(0);
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(items[0]) ? 0 : 1;
}

/**
 * What an API does with a request for a page of a size: it honours both; returns everything at once; has pages of its own
 * size that can be skipped to; or has cursors or no total, so that all pages before must be read.
 */
type Paging = 'as-asked' | 'whole' | 'numbered' | 'in-order';

function pagingOf(answer: WirePage, page: number, size: number): Paging {
  const { currentPage, perPage, total, next, items } = answer;
  if (!answer.paginated) return 'whole';
  if (total === null) return 'in-order';
  if (currentPage === page && perPage === size) return 'as-asked';
  return next === null && (perPage ?? items.length) > 0 ? 'numbered' : 'in-order';
}

/** Reads page `page` (from 1) of `size` items, whatever paging the upstream has. */
export async function readWindow(fetchPage: FetchPage, page: number, size: number): Promise<ListWindow> {
  const requested = (page > 1 && (await fetchPage(page).catch(nullIfNone))) || (await fetchPage(1));
  const { currentPage } = requested;
  const start = (page - 1) * size;
  const asked = pagingOf(requested, page, size);
  // Without page information, the answer is either the whole list or any of its pages.
  const isAll = asked === 'whole' && requested.hasMore === null;
  const first =
    asked === 'as-asked' || isAll || page === 1 || currentPage === 1 ? requested : await fetchPage(1);
  const { items, total, perPage } = first;
  const ownSize = perPage ?? items.length;
  const known = { 1: first, ...(currentPage !== null && { [currentPage]: requested }) };
  switch (first === requested ? asked : pagingOf(first, page, size)) {
    case 'as-asked':
      if (items.length < Math.min(size, total! - start)) logContradiction(total!, start + items.length);
      return { items, total: total! };
    case 'whole':
      if (total !== null && total !== items.length) logContradiction(total, items.length);
      return { items: items.slice(start, start + size), total: items.length };
    case 'numbered':
      return read(Math.floor(start / ownSize));
    case 'in-order':
      return read(0);
  }

  /** Reads pages of the API's own size, after `skipped` ones, until there are enough or, to count them, all. */
  async function read(skipped: number): Promise<ListWindow> {
    const before = skipped * ownSize;
    const found: unknown[] = [];
    const wanted = () => found.slice(start - before).slice(0, size);
    for await (const each of pagesFrom(fetchPage, first, { from: skipped + 1, known })) {
      found.push(...each.items);
      if (total !== null && before + found.length >= start + size) return { items: wanted(), total };
    }
    const counted = before + found.length;
    if (total !== null && total !== counted && start < total) logContradiction(total, counted);
    return { items: wanted(), total: skipped > 0 && found.length === 0 ? total! : counted };
  }
}

type Following = {
  /** Number of the first page to yield. */
  from: number;
  /** Pages that were already fetched. */
  known?: Record<number, WirePage>;
  maxPages?: number;
  maxMs?: number;
};

/** Yields a list's pages in order, until the upstream or its count says that there are no more. */
export async function* pagesFrom(
  fetchPage: FetchPage,
  first: WirePage,
  { from, known = {}, maxPages = MAX_PAGES, maxMs = MAX_MS }: Following,
): AsyncGenerator<WirePage> {
  const startedAt = performance.now();
  const opening = JSON.stringify(first.items[0]);
  let page = first;
  let seen = (from - 1) * (first.perPage ?? first.items.length);
  for (let number = from; number < from + maxPages; number++) {
    if (number > 1 && known[number] !== first) {
      const fetched = known[number] ?? (await fetchPage(number, page.next).catch(nullIfNone));
      // An upstream that ignores the parameters returns page 1 for ever.
      const isOther =
        (fetched?.currentPage ?? number) !== number || JSON.stringify(fetched?.items[0]) === opening;
      if (!fetched || fetched.items.length === 0 || isOther) return;
      page = fetched;
    }
    yield page;
    seen += page.items.length;
    if (!hasMore(page, number, seen)) return;
    if (performance.now() - startedAt > maxMs) break;
  }
  log('warn', 'list-cut-short', { seen, total: page.total });
}

function hasMore({ hasMore: says, lastPage, total, items }: WirePage, number: number, seen: number): boolean {
  if (says || items.length === 0) return items.length > 0;
  if (lastPage !== null && number < lastPage) return true;
  return says === null && total !== null && seen < total;
}

const isNoSuchPage = (error: unknown) => isUpstreamError(error) && error.details.status === 404;
const nullIfNone = (error: unknown): null => {
  if (isNoSuchPage(error)) return null;
  throw error;
};

const nullIfRefused = (error: unknown): null => {
  if (isUpstreamError(error) && error.details.status) return null;
  throw error;
};

let hasLoggedContradiction = false;

/** Logs once, as it would recur on every page. */
function logContradiction(total: number, found: number): void {
  if (!hasLoggedContradiction) log('warn', 'list-contradicts-its-count', { total, found });
  hasLoggedContradiction = true;
}

/** The number of items in a list, if one of its pages tells. */
export function totalOf({ total, paginated, items }: WirePage): number | null {
  return total ?? (paginated ? null : items.length);
}

/** Whether this page, requested with `size` items, would be the same with any other size. */
export function isSameForAnySize(page: WirePage, size: number): boolean {
  const { paginated, perPage, lastPage, items } = page;
  if (!paginated) return totalOf(page) === items.length;
  return lastPage === 1 || (perPage !== null && perPage !== size);
}

/** Parses a list item by item. Logs and skips malformed or repeated ones. */
export function parseEach<S extends z.ZodType<{ id: string }>>(
  items: unknown[],
  schema: S,
  what: string,
): z.output<S>[] {
  const byId = new Map<string, z.output<S>>();
  items.forEach((item, index) => {
    const parsed = schema.safeParse(isRecord(item) ? flat(item) : item);
    if (parsed.success) {
      if (!byId.has(parsed.data.id)) byId.set(parsed.data.id, parsed.data);
      return;
    }
    const issue = parsed.error.issues[0];
    log('warn', 'upstream-item-skipped', {
      what,
      index,
      field: issue?.path.join('.'),
      problem: issue?.message,
    });
  });
  return [...byId.values()];
}
