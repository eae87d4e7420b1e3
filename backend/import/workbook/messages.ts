import { z } from 'zod';

/** A visible sheet: its rows, blank ones included, each with its cells as `cellText` writes them. */
const workbookSheet = z.object({ name: z.string(), rows: z.array(z.array(z.string().nullable())) });
export type WorkbookSheet = z.infer<typeof workbookSheet>;
export type ReadWorkbook = { sheets: WorkbookSheet[]; daysFrom1904: boolean };

/** What the reader answers: the sheets, and whether bare numbers count days from 1904; or why there are none. */
export const readerAnswer = z.union([
  z.object({ sheets: z.array(workbookSheet), daysFrom1904: z.boolean() }),
  z.object({ failure: z.enum(['encrypted', 'damaged', 'too-large']) }),
]);
export type ReaderAnswer = z.infer<typeof readerAnswer>;

/** What the reader is given. */
export const readerTask = z.object({
  bytes: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
  maxRows: z.number(),
  maxColumns: z.number(),
});
export type ReaderTask = z.infer<typeof readerTask>;
