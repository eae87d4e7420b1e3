import { z } from 'zod';
import { wireCount } from './primitives';

/** One page of an upstream's list. `total` and `lastPage` are null if the upstream did not give them. */
export type WirePage = {
  /** Parsed one by one later, so that one malformed item does not cost the whole list. */
  items: unknown[];
  /** False when the upstream sent a bare array: then `items` is everything there is. */
  paginated: boolean;
  currentPage: number;
  perPage: number | null;
  lastPage: number | null;
  total: number | null;
};

const paginator = z.object({
  data: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown()), z.null()]).optional(),
  current_page: wireCount,
  per_page: wireCount,
  last_page: wireCount,
  total: wireCount,
  next_page_url: z.string().nullish(),
});

/**
 * A list in any of the forms that Laravel produces: a bare array, a paginator, an object with numeric keys (a filtered
 * collection), null or nothing.
 */
export const wireList = z
  .unknown()
  .optional()
  .transform((value: unknown, context): WirePage => {
    if (value === null || value === undefined) return wholeList([]);
    if (Array.isArray(value)) return wholeList(value);
    const parsed = paginator.safeParse(value);
    if (parsed.success && parsed.data.data !== undefined) return toPage(parsed.data);
    if (isNumberedObject(value)) return wholeList(Object.values(value));
    context.addIssue({ code: 'custom', message: 'expected a list or a paginator' });
    return z.NEVER;
  });

function toPage(page: z.output<typeof paginator>): WirePage {
  const items = Array.isArray(page.data) ? page.data : Object.values(page.data ?? {});
  const currentPage = page.current_page;
  if (currentPage === null && !page.next_page_url) return { ...wholeList(items), total: page.total };
  const current = currentPage || 1;
  return {
    items,
    paginated: true,
    currentPage: current,
    perPage: page.per_page || null,
    // A simple paginator has no last page, only a link to the next one.
    lastPage: page.last_page ?? lastPageOf(page) ?? (page.next_page_url ? null : current),
    total: page.total,
  };
}

function lastPageOf({ total, per_page }: { total: number | null; per_page: number | null }): number | null {
  return total !== null && per_page ? Math.max(1, Math.ceil(total / per_page)) : null;
}

function wholeList(items: unknown[]): WirePage {
  return { items, paginated: false, currentPage: 1, perPage: null, lastPage: 1, total: items.length };
}

function isNumberedObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d+$/.test(key));
}
