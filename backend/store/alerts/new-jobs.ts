import { filtersOfText } from '../../../lib/contract/filters';
import type { Sql } from '../database';
import type { JobStore } from '../jobs/jobs';
import type { AlertStore } from './alerts';

/** The jobs of the event log that fit a wish. */
export function createNewJobs({ query }: Sql, findJobs: JobStore['findJobs']): AlertStore['newJobs'] {
  return async (
    { keyword, category_id: category, location, filters },
    { afterSeq, upToSeq, markedUpTo },
    limit,
  ) => {
    const published = await query<{ listing_key: number }>(
      `SELECT DISTINCT listing_key FROM job_changes JOIN jobs ON jobs.id = job_id
       WHERE kind = 'published' AND seq > $1 AND seq <= $2 AND listing_key IS NOT NULL
         AND (is_sample OR confirmed_at > $3)`,
      [afterSeq, upToSeq, markedUpTo],
    );
    return findJobs({
      keyword,
      filters: { ...filtersOfText(filters), category, location },
      sort: 'newest',
      page: 1,
      perPage: limit,
      summary: true,
      among: published.map(({ listing_key }) => listing_key),
    });
  };
}
