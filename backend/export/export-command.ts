import { CommandError } from '../commands';
import type { Store } from '../store/store';
import { exportJobs, isExportName } from './export-jobs';

/** Writes all active jobs to a file. Rejects with CommandError when its name does not tell the format. */
export async function exportCommand(store: Store, file: string): Promise<void> {
  if (!isExportName(file))
    throw new CommandError('The file’s name must end in .csv, .csv.gz, .jsonl or .jsonl.gz.');
  const count = await exportJobs(store, file);
  process.stdout.write(`Wrote ${count} jobs to ${file}.\n`);
}
