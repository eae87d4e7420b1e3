import { CommandError } from '../commands';
import type { Store } from '../store/store';
import { exportJobs, isExportName } from './export-jobs';

/** Writes all active jobs to a file. Rejects with CommandError when its name does not tell the format. */
export async function exportCommand(store: Store, file: string): Promise<void> {
  if (!isExportName(file))
    throw new CommandError('The file’s name must end in .csv, .csv.gz, .jsonl or .jsonl.gz.');
  const count = await exportJobs(store, file);
  const samples = (await store.listJobs({ page: 1, perPage: 1, summary: true })).total - count;
  process.stdout.write(`Wrote ${count} jobs to ${file}.\n`);
  // Imported again they would pass for the agency's own.
  if (samples > 0)
    process.stdout.write(`Left out ${samples} sample jobs; docs/jobs-template.csv shows the columns.\n`);
}
