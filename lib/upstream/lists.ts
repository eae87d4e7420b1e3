import type { WirePage } from '../shared/contract/paging';
import type { z } from 'zod';
import { log } from '../shared/log';

/** A slice of a list, in this site's page size whatever the upstream's own. */
export type ListWindow = { items: unknown[]; total: number };

// Guards against a paginator that never ends.
const MAX_PAGES = 250;

/**
 * Reads page `page` (from 1) of `size` items. `fetchPage(n)` requests page n of `size` items; the upstream may honour
 * both, use its own page size, or send everything as a bare array.
 */
export async function readWindow(
  fetchPage: (page: number) => Promise<WirePage>,
  page: number,
  size: number,
): Promise<ListWindow> {
  const requested = await fetchPage(page);
  if (
    requested.paginated &&
    requested.currentPage === page &&
    requested.perPage === size &&
    requested.total !== null
  ) {
    return { items: requested.items, total: requested.total };
  }
  const start = (page - 1) * size;
  if (!requested.paginated)
    return { items: requested.items.slice(start, start + size), total: requested.items.length };

  const first = requested.currentPage === 1 ? requested : await fetchPage(1);
  const fetched = { 1: first, [requested.currentPage]: requested };
  const ownSize = first.perPage ?? first.items.length;
  if (first.total !== null && ownSize > 0) {
    const skipped = Math.floor(start / ownSize);
    const items = await followPages(fetchPage, skipped + 1, Math.ceil((start + size) / ownSize), fetched);
    return { items: items.slice(start - skipped * ownSize).slice(0, size), total: first.total };
  }
  // Without totals, the only way to count is to follow the pages to the end.
  const items = await followPages(fetchPage, 1, MAX_PAGES, fetched);
  return { items: items.slice(start, start + size), total: items.length };
}

async function followPages(
  fetchPage: (page: number) => Promise<WirePage>,
  from: number,
  to: number,
  fetched: Record<number, WirePage>,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let number = from; number <= to; number++) {
    const page = fetched[number] ?? (await fetchPage(number));
    // An upstream that ignores ?page= sends page 1 for ever.
    if (page.currentPage !== number || page.items.length === 0) break;
    items.push(...page.items);
    if (page.lastPage !== null && number >= page.lastPage) break;
  }
  return items;
}

/** How many items a list has, as far as one of its pages tells. */
export function totalOf({ total, paginated, items }: WirePage): number | null {
  return total ?? (paginated ? null : items.length);
}

/** Whether this page, asked for as one of `size` items, would be the same for any other size. */
export function isSameForAnySize(page: WirePage, size: number): boolean {
  const { paginated, perPage, lastPage, items } = page;
  if (!paginated) return totalOf(page) === items.length;
  return lastPage === 1 || (perPage !== null && perPage !== size);
}

/** Parses a list item by item: malformed or repeated ones are logged and left out. */
export function parseEach<S extends z.ZodType<{ id: string }>>(
  items: unknown[],
  schema: S,
  what: string,
): z.output<S>[] {
  const byId = new Map<string, z.output<S>>();
  items.forEach((item, index) => {
    const parsed = schema.safeParse(item);
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
