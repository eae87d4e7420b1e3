import { type JobChanges, type ImportStore, JobWriter } from './write-jobs';
import { readJobs, type FileRecords } from './read-jobs';
import type { UnusedColumns } from './header';
import { openRecords } from './records';
import { errorMessage } from '../../lib/base/log';

export type ImportSummary = {
  imported: number;
  skipped: number;
  /** Jobs hidden by their status. */
  notShown: number;
  /** Rows that are headings or totals. */
  headings: number[];
  changes: JobChanges;
} & UnusedColumns;

type ImportOptions = {
  store: ImportStore;
  file: string;
  /** Called for each skipped record, for example with ("line 7", "has no title"). */
  onSkip?: (where: string, problem: string) => void;
  /** Called for each ignored part of a record. */
  onNote?: (where: string, note: string) => void;
  onBytes?: (count: number) => void;
  /** Marks the jobs as samples. */
  sample?: boolean;
} & Pick<FileRecords, 'prepare'>;

/** The file could not be read to its end; jobs imported before the failure remain. */
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
 * Imports a file's jobs in batches, in bounded memory. Reports and skips bad records. Rejects with
 * UnreadableFileError if the file cannot be read, and with the store's errors.
 */
export async function importJobs(options: ImportOptions): Promise<ImportSummary> {
  const { store, file, onSkip, onNote, onBytes, prepare, sample = false } = options;
  const writer = new JobWriter(store);
  const summary: ImportSummary = {
    imported: 0,
    skipped: 0,
    notShown: 0,
    headings: [],
    changes: writer.changes,
    ignoredColumns: [],
    doubledColumns: [],
  };
  const unreadable = async (error: unknown): Promise<never> => {
    await writer.flush();
    throw new UnreadableFileError(summary, error);
  };
  const { records, unit, columns } = await openRecords(file, onBytes).catch(unreadable);
  Object.assign(summary, columns);
  const jobs = readJobs({ records, unit, prepare });
  for (;;) {
    const { value: read } = await jobs.next().catch(unreadable);
    if (!read) break;
    const where = `${unit} ${read.number}`;
    if ('heading' in read) summary.headings.push(read.number);
    else if ('problem' in read) {
      summary.skipped += 1;
      onSkip?.(where, read.problem);
    } else {
      for (const note of read.notes) onNote?.(where, note);
      if (read.isShown) summary.imported += 1;
      else summary.notShown += 1;
      await (read.isShown ? writer.put({ ...read.job, sample }) : writer.close(read));
    }
  }
  await writer.end();
  return summary;
}
