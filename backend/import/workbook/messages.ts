import { z } from 'zod';

/** What the reader of workbooks is given. */
export const readerTask = z.object({
  bytes: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
  maxRows: z.number(),
  maxColumns: z.number(),
});
export type ReaderTask = z.infer<typeof readerTask>;

/**
 * The visible sheets up to the first with a header: their rows, each with its cells as `cellText` writes them. Of sheets
 * without a header, only the first rows that are not blank.
 */
const readWorkbook = z.object({
  sheets: z.array(z.array(z.array(z.string().nullable()))),
  /** Whether a day that is a bare number counts from 1904. */
  daysFrom1904: z.boolean(),
});
export type ReadWorkbook = z.infer<typeof readWorkbook>;

/** What it answers: what it read, or why it could not. */
export const readerAnswer = z.union([
  readWorkbook,
  z.object({ failure: z.enum(['encrypted', 'damaged', 'too-large']) }),
]);
export type ReaderAnswer = z.infer<typeof readerAnswer>;
