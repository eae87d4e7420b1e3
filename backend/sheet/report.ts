import { z } from 'zod';

const MAX_BAD_ROWS = 200;

const badRow = z.object({
  /** The number that a spreadsheet shows beside the row. */
  row: z.number(),
  /** The id of its job; null where it cannot be told. */
  id: z.string().nullable(),
  title: z.string(),
  /** What is wrong with it, to be read after "row 5". */
  problem: z.string(),
});
export type BadRow = z.infer<typeof badRow>;

/** What became of a sheet. A problem with the sheet as a whole means that nothing was changed. */
export const sheetReport = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  problem: z.string().nullable(),
  /** How many rows could be used, and how many jobs were new or closed. */
  used: z.number(),
  created: z.number(),
  closed: z.number(),
  /** The first 200 of them. */
  badRows: z.array(badRow),
  badRowCount: z.number(),
  /** Whether jobs without a row stay open because a bad row may be theirs. */
  keptMissing: z.boolean(),
  ignoredColumns: z.array(z.string()),
});
export type SheetReport = z.infer<typeof sheetReport>;

/** A report on a sheet, with at most 200 of its bad rows. */
export function reportOf(at: Date, parts: Partial<SheetReport>): SheetReport {
  const { badRows = [] } = parts;
  return {
    ...{ problem: null, used: 0, created: 0, closed: 0, keptMissing: false, ignoredColumns: [] },
    ...parts,
    at: at.toISOString(),
    badRows: badRows.slice(0, MAX_BAD_ROWS),
    badRowCount: badRows.length,
  };
}

/** Whether two reports ask for the same to be done. */
export function saysTheSame(a: SheetReport, b: SheetReport): boolean {
  const essence = ({ problem, badRows, badRowCount }: SheetReport) =>
    JSON.stringify([problem, badRows, badRowCount]);
  return essence(a) === essence(b);
}
