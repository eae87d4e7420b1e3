import { z } from 'zod';

const MAX_BAD_ROWS = 200;

const badRow = z.object({
  /** The row number that a spreadsheet shows. */
  row: z.number(),
  /** The job's id; null where it cannot be determined. */
  id: z.string().nullable(),
  title: z.string(),
  /** What is wrong, phrased to follow "row 5". */
  problem: z.string(),
});
export type BadRow = z.infer<typeof badRow>;

/** The outcome of a sync. If `problem` is set, the sheet as a whole was rejected and nothing was changed. */
export const sheetReport = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  problem: z.string().nullable(),
  /** Numbers of usable rows, and of jobs created and closed. */
  used: z.number(),
  created: z.number(),
  closed: z.number(),
  /** The first 200; `badRowCount` counts them all. */
  badRows: z.array(badRow),
  badRowCount: z.number(),
  /** Whether jobs without a row were left open because an unidentifiable row may be theirs. */
  keptMissing: z.boolean(),
  ignoredColumns: z.array(z.string()),
});
export type SheetReport = z.infer<typeof sheetReport>;

/** Builds a report, with at most 200 bad rows. */
export function reportOf(at: Date, parts: Partial<SheetReport>): SheetReport {
  const { badRows = [] } = parts;
  return {
    problem: null,
    used: 0,
    created: 0,
    closed: 0,
    keptMissing: false,
    ignoredColumns: [],
    ...parts,
    at: at.toISOString(),
    badRows: badRows.slice(0, MAX_BAD_ROWS),
    badRowCount: badRows.length,
  };
}

/** Whether two reports name the same things to fix. */
export function isSameReport(a: SheetReport, b: SheetReport): boolean {
  const essence = ({ problem, badRows, badRowCount }: SheetReport) =>
    JSON.stringify([problem, badRows, badRowCount]);
  return essence(a) === essence(b);
}
