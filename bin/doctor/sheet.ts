import { fetchSheet } from '../../backend/sheet/fetch-sheet';
import { SheetProblem } from '../../backend/import/raw-sheet';
import { readSheetJobs } from '../../backend/sheet/sheet-rows';
import { fail, ok, warn, type Finding } from './finding';

/** Checks that the job sheet can be read, without changing any job. */
export async function checkSheet(source: string | null): Promise<Finding> {
  if (source === null) return ok('JOBS_SOURCE', 'unset: jobs come by import');
  try {
    const sheet = await fetchSheet(source, null, { signal: new AbortController().signal });
    if (!sheet) return fail('JOBS_SOURCE', 'the sheet’s address gave nothing');
    const { jobs, badRows } = await readSheetJobs(sheet);
    const [first] = badRows;
    if (first) return warn('JOBS_SOURCE', `${badRows.length} bad rows; row ${first.row} ${first.problem}`);
    return ok('JOBS_SOURCE', `${jobs.length} jobs`);
  } catch (error) {
    if (!(error instanceof SheetProblem)) throw error;
    return fail('JOBS_SOURCE', error.message);
  }
}
