import { setTimeout as delay } from 'node:timers/promises';
import { rowProblems } from '../../lib/content/sheet-problems';
import { errorMessage } from '../error-message';
import type { NewJob } from '../store/jobs/jobs';
import type { Store } from '../store/store';
import { addChanges, noChanges, type JobChanges } from './job-changes';
import { parseJob } from './parse-job';
import { readRecords, type SheetColumns } from './records';

const BATCH = 200;
// Between batches other processes can write, for example a form that was just submitted.
const PAUSE_MS = 10;

export type ImportSummary = {
  imported: number;
  created: number;
  updated: number;
  skipped: number;
  changes: JobChanges;
  /** What a sheet's columns are not used for. */
  sheet?: SheetColumns;
};

export type ImportOptions = {
  store: Store;
  file: string;
  /** Called for each skipped record, for example with ("line 7", "has no title"). */
  onSkip?: (where: string, problem: string) => void;
  /** Called for what of a record is left out. */
  onNote?: (where: string, note: string) => void;
  onBytes?: (count: number) => void;
  /** Marks the jobs as samples. */
  sample?: boolean;
  /** Transforms a record before it is parsed. */
  prepare?: (record: Record<string, unknown>) => Record<string, unknown>;
};

/** The file could not be read to its end; jobs imported before the failure stay. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
  constructor(
    readonly summary: ImportSummary,
    cause: unknown,
  ) {
    super(errorMessage(cause), { cause });
  }
}

/**
 * Imports a file's jobs in batches, in bounded memory. Bad records are reported and skipped. Rejects with
 * UnreadableFileError when the file cannot be read, and with the store's errors.
 */
export async function importJobs({
  store,
  file,
  onSkip,
  onNote,
  onBytes,
  prepare,
  sample = false,
}: ImportOptions): Promise<ImportSummary> {
  const summary: ImportSummary = { imported: 0, created: 0, updated: 0, skipped: 0, changes: noChanges() };
  let batch: NewJob[] = [];
  const ids = new Set<string>();
  const flush = async () => {
    if (batch.length === 0) return;
    const { created, updated, affected } = await store.upsertJobs(batch);
    summary.imported += batch.length;
    summary.created += created;
    summary.updated += updated;
    addChanges(summary.changes, affected);
    batch = [];
    await delay(PAUSE_MS);
  };
  const records = readRecords(file, onBytes ?? (() => {}));
  for (;;) {
    const next = await records.next().catch(async (error: unknown) => {
      await flush();
      throw new UnreadableFileError(summary, error);
    });
    if (next.done) break;
    const raw = next.value;
    if (raw.sheet) summary.sheet = raw.sheet;
    const skip = (problem: string) => {
      summary.skipped += 1;
      onSkip?.(raw.where, problem);
    };
    if ('problem' in raw) {
      skip(raw.problem);
      continue;
    }
    const parsed = parseJob(prepare ? prepare(raw.record) : raw.record);
    if ('problem' in parsed) {
      skip(parsed.problem);
      continue;
    }
    const { id } = parsed.job;
    if (id !== null && ids.has(id)) {
      skip(rowProblems.idTaken(id));
      continue;
    }
    if (id !== null) ids.add(id);
    for (const note of [...(raw.notes ?? []), ...parsed.notes]) onNote?.(raw.where, note);
    batch.push({ ...parsed.job, sample });
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  await store.finishImport();
  return summary;
}
