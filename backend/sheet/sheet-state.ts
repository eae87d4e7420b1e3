import { z } from 'zod';
import type { Store } from '../store/store';
import { sheetReport, type SheetReport } from './report';
import { SHEET } from './sheet-rows';

/** What is kept of a sheet from one reading to the next. */
const sheetState = z.object({
  /** The version that was brought into the store last: a digest of where it came from, and of its bytes. */
  version: z
    .object({
      source: z.string(),
      etag: z.string().nullable(),
      lastModified: z.string().nullable(),
      sha256: z.string(),
    })
    .nullable(),
  /** The report on that version, and the last report of all. */
  applied: sheetReport.nullable(),
  last: sheetReport.nullable(),
});
export type SheetState = z.infer<typeof sheetState>;

/** The kept state; an empty one where there is none that can be read. */
export function parseState(text: string | null): SheetState {
  const empty = { version: null, applied: null, last: null };
  if (text === null) return empty;
  const parsed = sheetState.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : empty;
}

/** The last report on the jobs' sheet; null when it was never read. */
export async function lastSheetReport(store: Store): Promise<SheetReport | null> {
  return parseState(await store.sourceState(SHEET)).last;
}
