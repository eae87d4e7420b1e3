import { filtersOfText } from '../../../lib/contract/filters';
import type { Sql } from '../database';
import type { JobStore } from '../jobs/jobs';
import type { RegistrationStore } from './registrations';

/** Whether a job fits a wish, by the search that finds an alert's new jobs (alerts/new-jobs.ts). */
export function jobFits({ query }: Sql, findJobs: JobStore['findJobs']): RegistrationStore['jobFits'] {
  return async (jobId, { keyword, category_id: category, location, filters }) => {
    const [job] = await query<{ listing_key: number | null }>('SELECT listing_key FROM jobs WHERE id = $1', [
      jobId,
    ]);
    if (!job || job.listing_key === null) return false;
    const { total } = await findJobs({
      keyword,
      words: 'fitting',
      filters: { ...filtersOfText(filters), category, location },
      ...{ page: 1, perPage: 0, summary: true, among: [job.listing_key] },
    });
    return total > 0;
  };
}
