import { z } from 'zod';
import type { JobEffect } from '../jobs/jobs';

const MAX_BAD_ROWS = 200;

const badRow = z.object({
  /** The row number that a spreadsheet shows. */
  row: z.number(),
  /** The job's id; null if it cannot be determined. */
  id: z.string().nullable(),
  title: z.string(),
  /** The problem, phrased to follow "row 5". */
  problem: z.string(),
});
export type BadRow = z.infer<typeof badRow>;

const effects = ['created', 'changed', 'reopened', 'closed'] as const satisfies readonly JobEffect[];
const affectedJob = z.object({ id: z.string(), title: z.string(), effect: z.enum(effects) });

/** The outcome of a sync. If `problem` is set, the sheet was rejected as a whole and nothing was changed. */
export const sheetReport = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Counts the syncs with a changed sheet, starting with 1. */
  run: z.number().default(0),
  /** Where the sheet was read from: a file's name, or a URL's host. */
  source: z.string().default(''),
  problem: z.string().nullable().default(null),
  /** Number of usable rows, and of jobs by effect. */
  used: z.number().default(0),
  created: z.number().default(0),
  changed: z.number().default(0),
  reopened: z.number().default(0),
  closed: z.number().default(0),
  /** The first 20 of each. */
  affected: z.array(affectedJob).default([]),
  /** The first 200; `badRowCount` counts them all. */
  badRows: z.array(badRow),
  badRowCount: z.number(),
  /** Ignored parts of usable rows: the first 200. */
  notes: z.array(badRow).default([]),
  /** Number of rows with a job hidden by its status. */
  notShown: z.number().default(0),
  /** Rows that are headings or totals. */
  headings: z.array(z.number()).default([]),
  /** Whether jobs without a row were left open because an unidentifiable row may be theirs. */
  keptMissing: z.boolean().default(false),
  ignoredColumns: z.array(z.string()).default([]),
  doubledColumns: z.array(z.object({ column: z.string(), used: z.string(), unused: z.string() })).default([]),
});
export type SheetReport = z.infer<typeof sheetReport>;

/** Builds a report with at most 200 bad rows. */
export const reportOf = (at: Date, { badRows = [], notes = [], ...parts }: Partial<SheetReport>) =>
  sheetReport.parse({
    ...parts,
    at: at.toISOString(),
    badRows: badRows.slice(0, MAX_BAD_ROWS),
    badRowCount: badRows.length,
    notes: notes.slice(0, MAX_BAD_ROWS),
  });

/** Whether two reports name the same things to fix. */
export function isSameReport(a: SheetReport, b: SheetReport): boolean {
  const essence = ({ problem, badRows, badRowCount, notes }: SheetReport) =>
    JSON.stringify([problem, badRows, badRowCount, notes]);
  return essence(a) === essence(b);
}
