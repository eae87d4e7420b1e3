import type { Sql } from '../database';
import { numberOfId } from './job-ids';
import { jobColumns } from './job-rows';
import type { Category, ClosingJob, Job, JobLocation, JobPage, ListedJob, ListRequest } from './jobs';
import type { ReadCache } from './read-cache';
import type { JobSearch } from './search/search';

/** A list's narrowing by ids. Undefined: any. */
type Narrowing = { categoryId?: number; cityId?: number };

/** The reading side of jobs, categories and cities; what takes counting is kept until the store changes. */
export function createJobReads({ query, oneOf }: Sql, cache: ReadCache, search: JobSearch) {
  /** The jobs of these listing keys, in their order. */
  const byKeys = async (keys: number[], summary = false): Promise<ListedJob[]> => {
    if (keys.length === 0) return [];
    const rows = await query<ListedJob & { listing_key: number }>(
      `SELECT listing_key, ${summary ? jobColumns.summary : jobColumns.all}
       FROM jobs WHERE listing_key ${oneOf('$1', 'bigint')}`,
      [keys],
    );
    const jobs = new Map(rows.map(({ listing_key, ...job }) => [listing_key, job as ListedJob]));
    return keys.flatMap((key) => jobs.get(key) ?? []);
  };

  const count = (source: string, values: unknown[]) =>
    cache.get(`total ${source} ${values.join()}`, async () => {
      const [counted] = await query<{ total: number }>(`SELECT count(*) AS total FROM ${source}`, values);
      return counted?.total ?? 0;
    });

  const cityId = (slug: string) =>
    cache.get(`city ${slug}`, async () => {
      const [city] = await query<{ id: number }>('SELECT id FROM cities WHERE slug = $1', [slug]);
      return city?.id ?? null;
    });

  /** Null where the category or the city is not known. */
  const narrowing = async ({ categoryId, location }: ListRequest): Promise<Narrowing | null> => {
    const category = categoryId ? numberOfId(categoryId) : undefined;
    const city = location ? await cityId(location) : undefined;
    return category === null || city === null ? null : { categoryId: category, cityId: city };
  };

  const list = async (wanted: Narrowing, { page, perPage, summary }: ListRequest): Promise<JobPage> => {
    const { source, values } = sourceOf(wanted);
    const total = values.length === 0 ? cache.activeJobs : await count(source, values);
    const offset = (page - 1) * perPage;
    if (offset >= total) return { jobs: [], total, page, perPage };
    const n = values.length;
    // The keys come from an index alone; only the jobs of the page itself are then read.
    const keys = await query<{ listing_key: number }>(
      `SELECT listing_key FROM ${source} ORDER BY listing_key DESC LIMIT $${n + 1} OFFSET $${n + 2}`,
      [...values, perPage, offset],
    );
    const jobs = await byKeys(
      keys.map(({ listing_key }) => listing_key),
      summary,
    );
    return { jobs, total, page, perPage };
  };

  return {
    categories: () =>
      cache.get('categories', () =>
        query<Category>(
          `SELECT id, name, jobs_count FROM categories JOIN (
             SELECT category_id, count(*) AS jobs_count FROM jobs WHERE listing_key IS NOT NULL GROUP BY category_id
           ) AS counted ON category_id = id ORDER BY name_key`,
        ),
      ),
    locations: () =>
      cache.get('locations', () =>
        query<JobLocation>(
          `SELECT slug, name, region, jobs_count
           FROM (SELECT city_id, count(*) AS jobs_count FROM job_cities GROUP BY city_id) AS counted
           JOIN cities ON cities.id = city_id ORDER BY jobs_count DESC, name, slug`,
        ),
      ),
    async list(request: ListRequest): Promise<JobPage> {
      const { page, perPage } = request;
      const wanted = await narrowing(request);
      return wanted ? list(wanted, request) : { jobs: [], total: 0, page, perPage };
    },
    async search(request: ListRequest & { keyword: string }): Promise<JobPage> {
      const { page, perPage } = request;
      const wanted = await narrowing(request);
      if (!wanted) return { jobs: [], total: 0, page, perPage };
      const { categoryId = null, cityId: city = null } = wanted;
      const window = { offset: (page - 1) * perPage, limit: perPage };
      const found = await search.find(request.keyword, { categoryId, city, ...window }, (keys) =>
        byKeys(keys, request.summary),
      );
      return found ? { ...found, page, perPage } : list(wanted, request);
    },
    async byId(id: string, now: Date) {
      const [row] = await query<Job & { active: unknown; closed_at: string | null }>(
        `SELECT ${jobColumns.all}, closed_at,
           listing_key IS NOT NULL AND (expires_at IS NULL OR expires_at > $2) AS active
         FROM jobs WHERE id = $1`,
        [id, now.toISOString()],
      );
      if (!row) return null;
      const { active, closed_at, ...job } = row;
      // When a job expires, closed_at is not set.
      return { job, active: Boolean(active), closedAt: active ? null : (closed_at ?? job.expires_at) };
    },
    async closing(after: string, upTo: string, limit: number) {
      const closing = 'FROM jobs WHERE listing_key IS NOT NULL AND expires_at > $1 AND expires_at <= $2';
      const [counted] = await query<{ total: number }>(`SELECT count(*) AS total ${closing}`, [after, upTo]);
      const jobs = await query<ClosingJob>(
        `SELECT id, slug, title, expires_at ${closing} ORDER BY expires_at, pk LIMIT $3`,
        [after, upTo, limit],
      );
      return { jobs, total: counted?.total ?? 0 };
    },
    hasOwnJobs: async () => (await query('SELECT id FROM jobs WHERE NOT is_sample LIMIT 1')).length > 0,
    isEmpty: async () => (await query('SELECT id FROM jobs LIMIT 1')).length === 0,
  };
}

// Where the listing keys of a list come from: an index that has them in order.
function sourceOf({ categoryId, cityId }: Narrowing): { source: string; values: unknown[] } {
  if (cityId === undefined) {
    return categoryId === undefined
      ? { source: 'jobs WHERE listing_key IS NOT NULL', values: [] }
      : {
          source: 'jobs WHERE listing_key IS NOT NULL AND category_id = CAST($1 AS bigint)',
          values: [categoryId],
        };
  }
  return categoryId === undefined
    ? { source: 'job_cities WHERE city_id = $1', values: [cityId] }
    : {
        source:
          'job_cities JOIN jobs USING (listing_key) WHERE city_id = $1 AND category_id = CAST($2 AS bigint)',
        values: [cityId, categoryId],
      };
}
