import { jobFacts } from '../../lib/jobs/facts/job-facts';
import { factBits, leastPerYear, mostPerYear, testOf } from '../../lib/search/fact-bits';
import type { SealedSql } from '../keys/store-key';
import type { Columns, Sql } from '../store/database';
import { lockEventLog } from './changes/event-log';
import { contentColumns } from './job-rows';
import { type IndexedJob, wordsOfJob } from './search/job-words';
import { placesOf, type PlaceOfJob } from '../../lib/jobs/places/places-of';

export type IndexEntry = { listingKey: number; job: IndexedJob; categoryId: number; categoryName: string };

type FactsRow = {
  listing_key: number;
  category_id: number;
  facts: number;
  least_pay: number | null;
  most_pay: number | null;
  closes_at: string | null;
  words: string;
};

const COLUMNS: Columns<FactsRow> = {
  listing_key: 'bigint',
  category_id: 'integer',
  facts: 'integer',
  least_pay: 'double precision',
  most_pay: 'double precision',
  closes_at: 'text',
  words: 'text',
};

/** Removes jobs from all indexes; call it within a transaction. */
export async function removeFromIndexes({ query, oneOf }: Sql, listingKeys: number[]): Promise<void> {
  if (listingKeys.length === 0) return;
  for (const table of ['job_cities', 'job_facts'])
    await query(`DELETE FROM ${table} WHERE listing_key ${oneOf('$1', 'bigint')}`, [listingKeys]);
}

/** Adds jobs to all indexes; call it within a transaction. */
export async function addToIndexes(sql: SealedSql, entries: IndexEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await addFacts(sql, entries);
  await addCities(sql, entries);
}

/** Stores the facts that filters query, and the words that searches look up. */
async function addFacts({ insert, now }: SealedSql, entries: IndexEntry[]): Promise<void> {
  const rows = entries.map(({ listingKey, job, categoryId, categoryName }) => {
    const facts = factsOf(job, now());
    return {
      listing_key: listingKey,
      category_id: categoryId,
      facts: factBits(facts),
      least_pay: facts.pay && leastPerYear(facts.pay),
      most_pay: facts.pay && mostPerYear(facts.pay),
      closes_at: job.expires_at,
      words: wordsOfJob(job, categoryName),
    };
  });
  await insert('job_facts', COLUMNS, rows);
}

const factsOf = (job: IndexedJob, now: Date) =>
  jobFacts({
    title: job.title,
    location: job.location ?? '',
    salary: job.salary ?? '',
    jobType: job.job_type ?? '',
    workspace: job.workspace ?? '',
    notes: job.notes ?? '',
    qualification: job.qualification ?? '',
    description: job.description ?? '',
    postedAt: job.posted_at,
    now,
  });

const WALK_IN = testOf('walkIn', 'yes').mask;

/** Removes the walk-in flag from jobs whose interview day is over. Resolves with their number. */
export async function endWalkIns(sql: SealedSql): Promise<number> {
  const log = await lockEventLog(sql);
  const jobs = await sql.query<IndexedJob & { id: string; listing_key: number; facts: number }>(
    `SELECT listing_key, facts, jobs.id, '' AS category, ${contentColumns.join(', ')}
     FROM jobs JOIN job_facts USING (listing_key) WHERE (facts & ${WALK_IN}) <> 0`,
  );
  const over = jobs.filter((job) => !factsOf(job, sql.now()).walkIn);
  for (const job of over) {
    await sql.query('UPDATE job_facts SET facts = $2 WHERE listing_key = $1', [
      job.listing_key,
      job.facts & ~WALK_IN,
    ]);
    log.add(job, 'updated');
  }
  await log.write();
  return over.length;
}

/** Adds jobs to the lists of the cities in their locations. */
async function addCities({ query, insert, oneOf }: Sql, entries: IndexEntry[]): Promise<void> {
  const listed = entries.flatMap(({ listingKey, job: { title, location } }) =>
    placesOf({ title, location: location ?? '' }).map((city) => ({ listingKey, city })),
  );
  const named = new Map<string, PlaceOfJob>(listed.map(({ city }) => [city.slug, city]));
  const slugs = [...named.keys()];
  const known = () =>
    query<PlaceOfJob & { id: number }>(
      `SELECT id, slug, name, region, kind FROM cities WHERE slug ${oneOf('$1', 'text')}`,
      [slugs],
    );
  const before = new Map((await known()).map((city) => [city.slug, city]));
  const isChanged = ({ slug, name, region, kind }: PlaceOfJob) => {
    const city = before.get(slug);
    return city?.name !== name || city.region !== region || city.kind !== kind;
  };
  await insert<PlaceOfJob>(
    'cities',
    { slug: 'text', name: 'text', region: 'text', kind: 'text' },
    [...named.values()].filter(isChanged),
    'ON CONFLICT (slug) DO UPDATE SET name = excluded.name, region = excluded.region, kind = excluded.kind',
  );
  const ids = new Map((await known()).map(({ slug, id }) => [slug, id]));
  await insert(
    'job_cities',
    { city_id: 'integer', listing_key: 'bigint' },
    listed.map(({ listingKey, city }) => ({ city_id: ids.get(city.slug), listing_key: listingKey })),
    'ON CONFLICT DO NOTHING',
  );
}
