import { z } from 'zod';

/** Input of the workbook reader: the workbook's bytes. */
export const readerTask = z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array);

/** A sheet with more rows is refused; one row more is returned, to detect it. */
export const MAX_ROWS = 50_000;

/**
 * The visible sheets, the most likely list of jobs first: rows of cells formatted by `cellText`. Sheets without a
 * header contain only their first rows that are not blank.
 */
const readWorkbook = z.object({
  sheets: z.array(
    z.object({
      rows: z.array(z.array(z.string().nullable())),
      /** Indexes of rows whose title is struck through, and of those whose title is formatted like a heading. */
      struck: z.array(z.number()),
      standOut: z.array(z.number()),
    }),
  ),
  /** Whether numeric dates count from 1904. */
  daysFrom1904: z.boolean(),
});
export type ReadWorkbook = z.infer<typeof readWorkbook>;
export type ReadSheet = ReadWorkbook['sheets'][number];

/** Output: the sheets, or why they could not be read. */
export const readerAnswer = z.union([
  readWorkbook,
  z.object({ failure: z.enum(['encrypted', 'damaged', 'too-large']) }),
]);
export type ReaderAnswer = z.infer<typeof readerAnswer>;
