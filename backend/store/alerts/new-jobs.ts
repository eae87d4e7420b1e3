import type { Sql } from '../database';
import { numberOfId } from '../jobs/job-ids';
import { jobColumns } from '../jobs/job-rows';
import type { ListedJob } from '../jobs/jobs';
import type { JobSearch } from '../jobs/search/search';
import type { AlertStore } from './alerts';

/** The jobs of the event log that fit a wish. */
export function createNewJobs({ query }: Sql, search: JobSearch): AlertStore['newJobs'] {
  return async (wish, { afterSeq, upToSeq }, limit) => {
    const conditions = ["kind = 'published'", 'seq > $1', 'seq <= $2', 'listing_key IS NOT NULL'];
    const values: unknown[] = [afterSeq, upToSeq];
    const add = (value: unknown) => `$${values.push(value)}`;
    if (wish.category_id !== '') {
      const category = numberOfId(wish.category_id);
      if (category === null) return { jobs: [], total: 0 };
      conditions.push(`category_id = CAST(${add(category)} AS bigint)`);
    }
    if (wish.location !== '') {
      const city = `(SELECT id FROM cities WHERE slug = ${add(wish.location)})`;
      conditions.push(`listing_key IN (SELECT listing_key FROM job_cities WHERE city_id = ${city})`);
    }
    const match = await search.matching(wish.keyword);
    if (match) conditions.push(`listing_key IN (${match.keys(add(match.value))})`);
    const published = `FROM job_changes JOIN jobs ON jobs.id = job_id WHERE ${conditions.join(' AND ')}`;
    const [counted] = await query<{ total: number }>(
      `SELECT count(DISTINCT listing_key) AS total ${published}`,
      values,
    );
    const jobs = await query<ListedJob>(
      `SELECT ${jobColumns.summary} FROM jobs WHERE listing_key IN (SELECT listing_key ${published})
       ORDER BY listing_key DESC LIMIT ${limit}`,
      values,
    );
    return { jobs, total: counted?.total ?? 0 };
  };
}
