import { sheetProblems } from '../../lib/content/sheet-problems';
import type { UnusedColumns } from '../import/header';
import { readJobs } from '../import/read-jobs';
import { openSheet } from '../import/read-sheet';
import { SheetProblem } from '../import/raw-sheet';
import type { NewJob } from '../jobs/jobs';
import type { BadRow } from './report';

/** The `source` of jobs from the sheet, regardless of its file or URL. */
export const SHEET = 'sheet';

export type SheetJobs = UnusedColumns & {
  jobs: NewJob[];
  /** Jobs hidden by their status. */
  notShown: { id: string; title: string }[];
  badRows: BadRow[];
  /** Ignored parts of usable rows. */
  notes: BadRow[];
  /** Rows that are headings or totals. */
  headings: number[];
  /** The ids of all jobs with a row, good or bad. */
  ids: Set<string>;
  /** Whether some row cannot be matched to a job. */
  hasUnknown: boolean;
};

/** A sheet's bytes, and whether its Content-Type says HTML. */
type SheetBytes = { bytes: Uint8Array; isHtml: boolean };

/**
 * Parses a sheet into jobs and bad rows. Throws SheetProblem as openSheet does, and if the sheet is truncated,
 * because the rows after that point are unknown.
 */
export async function readSheetJobs({ bytes, isHtml }: SheetBytes): Promise<SheetJobs> {
  const { rows, columns } = await openSheet([bytes], isHtml);
  const found: SheetJobs = {
    jobs: [],
    notShown: [],
    badRows: [],
    notes: [],
    headings: [],
    ids: new Set(),
    hasUnknown: false,
    ...columns,
  };
  for await (const read of readJobs({ records: rows })) {
    if ('heading' in read) {
      found.headings.push(read.number);
      continue;
    }
    const { number, id, title } = read;
    const about = (problem: string) => ({ row: number, id, title, problem });
    if (id === null) found.hasUnknown = true;
    else found.ids.add(id);
    if ('problem' in read) {
      if (read.isCutOff) throw new SheetProblem(sheetProblems.cutOff(number, read.problem));
      found.badRows.push(about(read.problem));
    } else {
      found.notes.push(...read.notes.map(about));
      if (read.isShown) found.jobs.push({ ...read.job, source: SHEET });
      else found.notShown.push({ id: read.id, title });
    }
  }
  return found;
}
