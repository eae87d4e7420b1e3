import { statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { errorCode } from '../../lib/base/log';
import { changeLines, columnNotes, skippedRowNotes } from '../../lib/content/mails/sheet-changes';
import { CommandError, print } from '../base/command';
import { importJobs, UnreadableFileError, type ImportSummary } from './import-jobs';
import type { JobStore } from '../jobs/job-store';
import type { ImportStore } from './write-jobs';

/** Imports a file and prints a summary. Rejects with CommandError if no row was usable. */
export async function importCommand(
  store: ImportStore & Pick<JobStore, 'closeSampleJobs'>,
  file: string,
): Promise<void> {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  // Overwritten by the next line.
  const progress = (text: string) => void (process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`));
  const report = (line: string) => {
    progress('');
    process.stderr.write(line);
  };
  try {
    const summary = await importJobs({
      store,
      file,
      onSkip: (where, problem) => report(`${where} ${problem}: skipped\n`),
      onNote: (where, note) => report(`${where} ${note}\n`),
      onBytes: (count) => progress(`${Math.floor((100 * count) / size)} %`),
    });
    progress('');
    print(summaryLine(summary));
    [...skippedRowNotes(summary), ...changeLines(summary.changes), ...columnNotes(summary)].forEach(print);
    const samples = summary.imported > 0 ? await store.closeSampleJobs() : 0;
    if (samples > 0) print(`closed the ${samples} sample jobs`);
    if (summary.imported === 0 && summary.skipped > 0) throw new CommandError(`${file} has no valid row.`);
  } catch (error) {
    progress('');
    if (!(error instanceof UnreadableFileError)) throw error;
    if (error.summary.imported > 0) print(summaryLine(error.summary));
    throw new CommandError(`${file} cannot be read: ${readingProblem(error)}`);
  }
}

/** Rejects with CommandError if a file cannot be read. */
export async function checkReadable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new CommandError(`${file} cannot be read: ${readingProblem({ message: '', cause: error })}`);
  });
}

function readingProblem({ message, cause }: { message: string; cause?: unknown }): string {
  const code = errorCode(cause);
  if (code === 'ENOENT') return 'the file does not exist.';
  if (code === 'EISDIR') return 'it is a folder.';
  return code === 'EACCES' ? 'permission denied.' : message;
}

function summaryLine({ imported, changes: { created }, skipped }: ImportSummary): string {
  return `imported ${imported} (${created} new, ${imported - created} updated), skipped ${skipped}`;
}
