import { z } from 'zod';

/** A visible sheet: its rows, blank ones included, each with its cells as `cellText` writes them. */
const workbookSheet = z.object({ name: z.string(), rows: z.array(z.array(z.string().nullable())) });
export type WorkbookSheet = z.infer<typeof workbookSheet>;

/** What the worker answers: the sheets, or why there are none. */
export const workerAnswer = z.union([
  z.object({ sheets: z.array(workbookSheet) }),
  z.object({ failure: z.enum(['encrypted', 'damaged', 'too-large']) }),
]);
export type WorkerAnswer = z.infer<typeof workerAnswer>;

/** What a worker is given. */
export const workerTask = z.object({
  bytes: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
  maxRows: z.number(),
  maxColumns: z.number(),
});
export type WorkerTask = z.infer<typeof workerTask>;
