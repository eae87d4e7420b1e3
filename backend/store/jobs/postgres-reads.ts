import { numberOfId } from './job-ids';
import { jobColumns } from './job-rows';
import type { PostgresCache } from './postgres-cache';
import type { Query } from '../postgres-connection';
import type { Category, Job, JobLocation, JobPage, ListedJob, ListRequest } from '../store';

/** The reading side of jobs, categories and cities; what takes counting is kept until the store changes. */
export function createPostgresReads(query: Query, cache: PostgresCache) {
  /** The jobs of these listing keys, in their order. */
  const byKeys = (keys: number[], summary = false): Promise<ListedJob[]> =>
    query<ListedJob>(
      `SELECT ${summary ? jobColumns.summary : jobColumns.all}
       FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (listing_key, n) JOIN jobs USING (listing_key) ORDER BY n`,
      [keys],
    );

  const total = (source: string, values: unknown[]) =>
    cache.get(`total ${source} ${values.join()}`, async () => {
      const [counted] = await query<{ total: number }>(`SELECT count(*) AS total FROM ${source}`, values);
      return counted?.total ?? 0;
    });

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
    byKeys,
    /** Null for a city that no job was ever in. */
    cityId: (slug: string) =>
      cache.get(`city ${slug}`, async () => {
        const [city] = await query<{ id: number }>('SELECT id FROM cities WHERE slug = $1', [slug]);
        return city?.id ?? null;
      }),
    async byId(id: string, now: Date) {
      const [row] = await query<Job & { active: boolean; closed_at: string | null }>(
        `SELECT ${jobColumns.all}, closed_at, listing_key IS NOT NULL AND (expires_at IS NULL OR expires_at > $2) AS active
         FROM jobs WHERE id = $1`,
        [id, now.toISOString()],
      );
      if (!row) return null;
      const { active, closed_at, ...job } = row;
      // Of a job whose time has passed nobody notes when it was closed.
      return { job, active, closedAt: active ? null : (closed_at ?? job.expires_at) };
    },
    async list(request: ListRequest & { location?: string }): Promise<JobPage> {
      const { page, perPage, summary, categoryId, location } = request;
      const category = categoryId ? numberOfId(categoryId) : undefined;
      if (category === null) return { jobs: [], total: 0, page, perPage };
      const { source, values } = sourceOf(category, location || undefined);
      const count = values.length === 0 ? cache.activeJobs : await total(source, values);
      const offset = (page - 1) * perPage;
      if (offset >= count) return { jobs: [], total: count, page, perPage };
      const n = values.length;
      // The keys come from the index alone; only the jobs of the page itself are then read.
      const keys = await query<{ listing_key: number }>(
        `SELECT listing_key FROM ${source} ORDER BY listing_key DESC LIMIT $${n + 1} OFFSET $${n + 2}`,
        [...values, perPage, offset],
      );
      const jobs = await byKeys(
        keys.map(({ listing_key }) => listing_key),
        summary,
      );
      return { jobs, total: count, page, perPage };
    },
  };
}

// Where the listing keys of a list come from: always an index that has them in order.
function sourceOf(category?: number, city?: string): { source: string; values: unknown[] } {
  const inCity = 'city_id = (SELECT id FROM cities WHERE slug = $1)';
  if (city === undefined) {
    return category === undefined
      ? { source: 'jobs WHERE listing_key IS NOT NULL', values: [] }
      : { source: 'jobs WHERE listing_key IS NOT NULL AND category_id = $1::bigint', values: [category] };
  }
  return category === undefined
    ? { source: `job_cities WHERE ${inCity}`, values: [city] }
    : {
        source: `job_cities JOIN jobs USING (listing_key) WHERE ${inCity} AND category_id = $2::bigint`,
        values: [city, category],
      };
}
