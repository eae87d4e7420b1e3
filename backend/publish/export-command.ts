import { CommandError } from '../commands';
import type { JobStore } from '../jobs/jobs';
import { exportJobs, isExportName } from './export-jobs';

/** Exports all active jobs to a file. Rejects with CommandError when its extension is not a known format. */
export async function exportCommand(store: JobStore, file: string): Promise<void> {
  if (!isExportName(file))
    throw new CommandError('The file’s name must end in .csv, .csv.gz, .jsonl or .jsonl.gz.');
  const count = await exportJobs(store, file);
  const samples = (await store.findJobs({ page: 1, perPage: 1, summary: true })).total - count;
  process.stdout.write(`Wrote ${count} jobs to ${file}.\n`);
  // If imported again, they would count as the agency's own.
  if (samples > 0)
    process.stdout.write(`Left out ${samples} sample jobs; docs/jobs-template.csv shows the columns.\n`);
}
