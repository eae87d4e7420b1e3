import type { WirePage } from '../shared/contract/paging';
import type { z } from 'zod';
import { log } from '../shared/log';

/** A stretch of a list, cut to this site's page size whatever the upstream's own paging is. */
export type ListWindow = { items: unknown[]; total: number };

// An upstream whose paginator never ends must not keep a request busy for ever.
const MAX_PAGES = 250;

/**
 * Reads page `page` (from 1) of `size` items. `fetchPage(n)` asks the upstream for its page n with `size` items
 * a page; the upstream may honour both, use a page size of its own, or send everything as a bare array.
 */
export async function readWindow(
  fetchPage: (page: number) => Promise<WirePage>,
  page: number,
  size: number,
): Promise<ListWindow> {
  const asked = await fetchPage(page);
  if (asked.paginated && asked.currentPage === page && asked.perPage === size && asked.total !== null) {
    return { items: asked.items, total: asked.total };
  }
  const start = (page - 1) * size;
  if (!asked.paginated) return { items: asked.items.slice(start, start + size), total: asked.items.length };

  const first = asked.currentPage === 1 ? asked : await fetchPage(1);
  const known = { 1: first, [asked.currentPage]: asked };
  const ownSize = first.perPage ?? first.items.length;
  if (first.total !== null && ownSize > 0) {
    const skipped = Math.floor(start / ownSize);
    const items = await followPages(fetchPage, skipped + 1, Math.ceil((start + size) / ownSize), known);
    return { items: items.slice(start - skipped * ownSize).slice(0, size), total: first.total };
  }
  // No totals: the only way to know them is to follow the pages to the end.
  const items = await followPages(fetchPage, 1, MAX_PAGES, known);
  return { items: items.slice(start, start + size), total: items.length };
}

async function followPages(
  fetchPage: (page: number) => Promise<WirePage>,
  from: number,
  to: number,
  known: Record<number, WirePage>,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let number = from; number <= to; number++) {
    const page = known[number] ?? (await fetchPage(number));
    // An upstream that ignores ?page= sends page 1 for ever.
    if (page.currentPage !== number || page.items.length === 0) break;
    items.push(...page.items);
    if (page.lastPage !== null && number >= page.lastPage) break;
  }
  return items;
}

/** Parses the items of a list one by one: a broken or repeated one is logged and left out, the rest is kept. */
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
