import { z } from 'zod';

/** What the reader of workbooks is given. */
export const readerTask = z.object({
  bytes: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
  maxRows: z.number(),
  maxColumns: z.number(),
});
export type ReaderTask = z.infer<typeof readerTask>;

/**
 * The visible sheets, the one that reads best as jobs first: their rows, each with its cells as `cellText` writes them. Of
 * sheets without a header, only the first rows that are not blank.
 */
const readWorkbook = z.object({
  sheets: z.array(
    z.object({
      rows: z.array(z.array(z.string().nullable())),
      /** The indexes of rows whose title is struck through, and of those whose title stands out as a heading's. */
      struck: z.array(z.number()),
      standOut: z.array(z.number()),
    }),
  ),
  /** Whether a day that is a bare number counts from 1904. */
  daysFrom1904: z.boolean(),
});
export type ReadWorkbook = z.infer<typeof readWorkbook>;
export type ReadSheet = ReadWorkbook['sheets'][number];

/** What it answers: what it read, or why it could not. */
export const readerAnswer = z.union([
  readWorkbook,
  z.object({ failure: z.enum(['encrypted', 'damaged', 'too-large']) }),
]);
export type ReaderAnswer = z.infer<typeof readerAnswer>;
