import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CommandError, print } from '../base/command';
import { COLUMNS } from '../import/columns';
import { type Chunks, writeWhole } from '../base/write-whole';
import { BYTE_ORDER_MARK, csvLine } from '../base/csv';
import { questionsIn } from '../jobs/job-rows';
import { writeQuestions } from '../import/questions';
import type { JobStore } from '../jobs/job-store';
import type { ActiveJob } from '../jobs/jobs';

const BATCH = 200;

/**
 * Writes all active jobs, oldest first, to a file that can be imported: CSV or JSON Lines by extension, gzipped for
 * ".gz". Resolves with their number. Rejects with CommandError if it cannot be written, leaving no file.
 */
export async function exportJobs(store: JobStore, file: string): Promise<number> {
  const isCsv = /\.csv(\.gz)?$/i.test(file);
  let count = 0;
  async function* lines() {
    if (isCsv) yield BYTE_ORDER_MARK + csvLine(COLUMNS);
    for await (const job of activeJobs(store)) {
      count += 1;
      const questions = questionsIn(job);
      yield isCsv
        ? csvLine(
            COLUMNS.map((name) => (name === 'questions' ? writeQuestions(questions) : (job[name] ?? null))),
          )
        : `${JSON.stringify({ ...job, questions })}\n`;
    }
  }
  const write = (chunks: Chunks) => writeWhole(file, chunks, 0o666);
  await (/\.gz$/i.test(file) ? pipeline(lines(), createGzip(), write) : write(lines()));
  return count;
}

async function* activeJobs(store: JobStore): AsyncGenerator<ActiveJob> {
  for (let after: number | null = 0; after !== null;) {
    const { jobs, last } = await store.activeJobs(after, BATCH);
    yield* jobs;
    after = last;
  }
}

/** Exports all active jobs to a file. Rejects with CommandError for an unknown extension. */
export async function exportCommand(store: JobStore, file: string): Promise<void> {
  if (!/\.(csv|jsonl)(\.gz)?$/i.test(file))
    throw new CommandError('The file’s name must end in .csv, .csv.gz, .jsonl or .jsonl.gz.');
  const count = await exportJobs(store, file);
  const samples = (await store.findJobs({ page: 1, perPage: 1, summary: true })).total - count;
  print(`Wrote ${count} jobs to ${file}.`);
  // If imported again, they would count as the agency's own.
  if (samples > 0) print(`Skipped ${samples} sample jobs; docs/jobs-template.csv shows the columns.`);
}
