import type { Database } from 'better-sqlite3';
import { numberOfId } from './job-ids';
import { jobColumns } from './job-rows';
import type { Category, Job, JobLocation, JobPage, ListedJob, ListRequest } from '../store';
import type { VersionCache } from './version-cache';

// Where the listing keys of a list come from: always an index that has them in order.
const SOURCES = {
  all: 'jobs WHERE listing_key IS NOT NULL',
  category: 'jobs WHERE listing_key IS NOT NULL AND category_id = @categoryId',
  location: 'job_cities WHERE city_id = @cityId',
  both: 'job_cities JOIN jobs USING (listing_key) WHERE city_id = @cityId AND category_id = @categoryId',
};
/** Undefined where the list is not narrowed, null where nothing of that name is known. */
type Parameters = { categoryId?: number | null; cityId?: number | null };
type PageParameters = Parameters & { limit: number; offset: number };

/** The statements that read jobs, categories and cities; what takes counting is kept until the store changes. */
export function createReads(db: Database, cache: VersionCache) {
  const categories = db.prepare<[], Category>(
    `SELECT * FROM (
       SELECT id, name, (SELECT count(*) FROM jobs WHERE category_id = categories.id AND listing_key IS NOT NULL)
       AS jobs_count FROM categories ORDER BY name_key
     ) WHERE jobs_count > 0`,
  );
  const locations = db.prepare<[], JobLocation>(
    `SELECT slug, name, region, jobs_count
     FROM (SELECT city_id, count(*) AS jobs_count FROM job_cities GROUP BY city_id)
     JOIN cities ON cities.id = city_id ORDER BY jobs_count DESC, name, slug`,
  );
  const cityId = db.prepare<[string], number>('SELECT id FROM cities WHERE slug = ?').pluck();
  const byId = db.prepare<[string, string], Job & { active: number; closed_at: string | null }>(
    `SELECT ${jobColumns.all}, closed_at, listing_key IS NOT NULL AND (expires_at IS NULL OR expires_at > ?) AS active
     FROM jobs WHERE id = ?`,
  );
  const byListingKey = {
    all: db.prepare<[number], Job>(`SELECT ${jobColumns.all} FROM jobs WHERE listing_key = ?`),
    summary: db.prepare<[number], ListedJob>(`SELECT ${jobColumns.summary} FROM jobs WHERE listing_key = ?`),
  };
  const listed = (source: string) => ({
    count: db.prepare<[Parameters], number>(`SELECT count(*) FROM ${source}`).pluck(),
    keys: db
      .prepare<[PageParameters], number>(
        `SELECT listing_key FROM ${source} ORDER BY listing_key DESC LIMIT @limit OFFSET @offset`,
      )
      .pluck(),
  });
  const lists = {
    all: listed(SOURCES.all),
    category: listed(SOURCES.category),
    location: listed(SOURCES.location),
    both: listed(SOURCES.both),
  };

  /** The jobs of these listing keys, in their order. */
  const byKeys = (keys: number[], summary = false): ListedJob[] => {
    const statement = summary ? byListingKey.summary : byListingKey.all;
    return keys.flatMap((key) => statement.all(key));
  };

  return {
    categories: () => cache.get('categories', () => categories.all()),
    locations: () => cache.get('locations', () => locations.all()),
    byKeys,
    /** Null for a city that no job was ever in. */
    cityId: (slug: string) => cityId.get(slug) ?? null,
    byId(id: string, now: Date) {
      const row = byId.get(now.toISOString(), id);
      if (!row) return null;
      const { active, closed_at, ...job } = row;
      // Of a job whose time has passed nobody notes when it was closed.
      return { job, active: active === 1, closedAt: active === 1 ? null : (closed_at ?? job.expires_at) };
    },
    list(request: ListRequest & { location?: string }): JobPage {
      const { page, perPage, summary } = request;
      const parameters: Parameters = {
        categoryId: request.categoryId ? numberOfId(request.categoryId) : undefined,
        cityId: request.location ? (cityId.get(request.location) ?? null) : undefined,
      };
      if (Object.values(parameters).includes(null)) return { jobs: [], total: 0, page, perPage };
      const list = lists[sourceFor(parameters)];
      const total = cache.get(`total ${JSON.stringify(parameters)}`, () => list.count.get(parameters) ?? 0);
      // The keys come from the index alone; only the jobs of the page itself are then read.
      const keys = list.keys.all({ ...parameters, limit: perPage, offset: (page - 1) * perPage });
      return { jobs: byKeys(keys, summary), total, page, perPage };
    },
  };
}

function sourceFor({ categoryId, cityId }: Parameters): keyof typeof SOURCES {
  if (cityId !== undefined) return categoryId === undefined ? 'location' : 'both';
  return categoryId === undefined ? 'all' : 'category';
}
