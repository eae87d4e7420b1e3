import { createHash } from 'node:crypto';
import { rowProblems, sheetProblems } from '../../lib/content/sheet-problems';
import { wireText } from '../../lib/shared/contract/primitives';
import { isSafeId } from '../../lib/shared/contract/safe-id';
import type { Column } from '../import/column-names';
import { parseJob } from '../import/parse-job';
import type { DoubledColumn } from '../import/header';
import { openSheet } from '../import/read-sheet';
import { SheetProblem } from '../import/sheet-problem';
import type { NewJob } from '../store/jobs/jobs';
import type { BadRow } from './report';

/** The `source` of jobs from the sheet, whatever its file or URL. */
export const SHEET = 'sheet';

export type SheetJobs = {
  jobs: NewJob[];
  badRows: BadRow[];
  /** What of usable rows is left out. */
  notes: BadRow[];
  /** The ids of all jobs with a row, good or bad. */
  ids: Set<string>;
  /** Whether some row cannot be matched to a job. */
  hasUnknown: boolean;
  /** Names of columns that no column of a job has. */
  ignoredColumns: string[];
  doubledColumns: DoubledColumn[];
};

/** A sheet as read: its bytes, and whether its Content-Type says HTML. */
export type SheetBytes = { bytes: Uint8Array; isHtml: boolean };

/**
 * Parses a sheet into jobs and bad rows. Throws SheetProblem as openSheet does, and where the sheet is truncated: the
 * rows after that point are unknown.
 */
export async function readSheetJobs({ bytes, isHtml }: SheetBytes): Promise<SheetJobs> {
  const { rows, ignored, doubled } = await openSheet([bytes], isHtml);
  const found: SheetJobs = {
    jobs: [],
    badRows: [],
    notes: [],
    ids: new Set(),
    hasUnknown: false,
    ignoredColumns: ignored,
    doubledColumns: doubled,
  };
  const rowOfId = new Map<string, number>();
  for await (const entry of rows) {
    const { number } = entry;
    if ('problem' in entry) {
      if (entry.isCutOff) throw new SheetProblem(sheetProblems.cutOff(number, entry.problem));
      found.hasUnknown = true;
      found.badRows.push({ row: number, id: null, title: '', problem: entry.problem });
      continue;
    }
    const { row } = entry;
    // A row without an id of its own is known by what may just be the broken cell.
    const id = entry.broken !== null && !clean(row.id) ? null : idOf(row);
    const about = (problem: string) => ({
      row: number,
      id,
      title: clean(row.title).slice(0, 120),
      problem,
    });
    const bad = (problem: string) => found.badRows.push(about(problem));
    if (id === null) found.hasUnknown = true;
    const earlier = id === null ? undefined : rowOfId.get(id);
    if (earlier !== undefined) {
      bad(clean(row.id) ? rowProblems.sameId(earlier) : rowProblems.sameWithoutId(earlier));
      continue;
    }
    if (id !== null) {
      rowOfId.set(id, number);
      found.ids.add(id);
    }
    const parsed =
      entry.broken === null
        ? parseJob({ ...row, id: clean(row.id) ? row.id : id })
        : { problem: entry.broken };
    if ('problem' in parsed) bad(parsed.problem);
    else {
      found.jobs.push({ ...parsed.job, source: SHEET });
      found.notes.push(...[...entry.notes, ...parsed.notes].map(about));
    }
  }
  return found;
}

const clean = (cell: string | undefined): string => wireText.parse(cell);

/**
 * The id of a row's job; null where it cannot be determined. A row without an id gets a hash of title, company and
 * location, so that it stays the same job across syncs.
 */
function idOf(row: Partial<Record<Column, string>>): string | null {
  const id = row.id?.trim() ?? '';
  if (clean(id) !== '') return isSafeId(id) ? id : null;
  const [title, ...rest] = [row.title, row.company_name, row.location].map((cell) =>
    clean(cell).toLowerCase(),
  );
  if (!title) return null;
  return `row-${createHash('sha256')
    .update(JSON.stringify([title, ...rest]))
    .digest('hex')
    .slice(0, 12)}`;
}
