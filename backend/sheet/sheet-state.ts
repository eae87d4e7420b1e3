import { z } from 'zod';
import type { JobStore } from '../jobs/jobs';
import { sheetReport, type SheetReport } from './report';
import { SHEET } from './sheet-rows';

/** What is kept between syncs. */
const sheetState = z.object({
  /** The version applied last; `source` and `sha256` are digests of its origin and of its bytes. */
  version: z
    .object({
      source: z.string(),
      etag: z.string().nullable(),
      lastModified: z.string().nullable(),
      sha256: z.string(),
    })
    .nullable(),
  /** The report on that version, and the latest report. */
  applied: sheetReport.nullable(),
  /** How many syncs found another sheet than the one before. */
  runs: z.number().default(0),
  last: sheetReport.nullable(),
});
export type SheetState = z.infer<typeof sheetState>;

/** Parses the stored state; an empty one where it is missing or in another format. */
export function parseState(text: string | null): SheetState {
  const empty = { version: null, applied: null, runs: 0, last: null };
  if (text === null) return empty;
  const parsed = sheetState.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : empty;
}

/** The latest report on the jobs sheet; null when it was never read. */
export async function lastSheetReport(store: JobStore): Promise<SheetReport | null> {
  return parseState(await store.sourceState(SHEET)).last;
}
