import { numberOfId } from './job-ids';
import {
  categoryKey,
  contentColumns,
  dated,
  hasContent,
  kindOfChange,
  listingKey,
  sourceAfter,
  type StoredJob,
} from './job-rows';
import { takeTurn } from '../changes/postgres-changes';
import { addJobCities, removeJobCities } from './postgres-cities';
import type { Query } from '../postgres-connection';
import { indexJobs, unindexJobs, type IndexEntry } from './search/postgres-index';
import { categoriesNamed, idsFor } from './postgres-job-keys';
import { rowsOf, type Columns } from '../postgres-rows';
import type { NewJob } from '../store';

type JobRow = StoredJob & { number: number | null; is_sample: boolean; sort_at: string };

const jobColumns = {
  ...{ pk: 'bigint', id: 'text', number: 'bigint', category_id: 'integer', listing_key: 'bigint' },
  ...{
    source: 'text',
    is_sample: 'boolean',
    sort_at: 'text',
    closed_at: 'text',
    created_at: 'text',
    updated_at: 'text',
  },
  ...(Object.fromEntries(contentColumns.map((name) => [name, 'text'])) as Record<
    (typeof contentColumns)[number],
    string
  >),
} satisfies Columns<JobRow>;
const changedColumns = Object.keys(jobColumns).filter(
  (name) => !['pk', 'id', 'number', 'created_at'].includes(name),
);

/** Writes a batch of jobs; for use within a transaction. */
export async function upsertJobs(query: Query, jobs: NewJob[], now: Date) {
  const turn = await takeTurn(query, now);
  const moment = now.toISOString();
  const categories = await categoriesNamed(
    query,
    jobs.map((job) => job.category),
  );
  const ids = await idsFor(query, jobs);
  const before = new Map(
    (await query<JobRow>('SELECT * FROM jobs WHERE id = ANY ($1::text[])', [ids])).map((row) => [
      row.id,
      row,
    ]),
  );
  const [last] = await query<{ pk: number }>('SELECT coalesce(max(pk), 0) AS pk FROM jobs');
  let pk = last?.pk ?? 0;
  const after = new Map(before);
  const listed = new Map<string, IndexEntry | null>();
  let created = 0;

  for (const [index, given] of jobs.entries()) {
    const id = ids[index] ?? '';
    const old = after.get(id);
    const job = dated(given, old, now);
    const category = categories.get(categoryKey(job.category)) ?? { id: 0, name: '' };
    const active = job.expires_at === null || job.expires_at > moment;
    const sameContent = old?.category_id === category.id && hasContent(old, job);
    if (old && sameContent && hasState(old, job, active)) continue;
    if (!old) {
      created += 1;
      pk += 1;
    }
    const sortAt = job.posted_at;
    const key = active ? listingKey(sortAt, old?.pk ?? pk, now) : null;
    after.set(id, {
      ...job,
      ...{ pk: old?.pk ?? pk, id, number: numberOfId(id), category_id: category.id, listing_key: key },
      ...{ source: sourceAfter(old, job), is_sample: job.sample ?? false, sort_at: sortAt, closed_at: null },
      created_at: old?.created_at ?? moment,
      updated_at: sameContent ? old.updated_at : moment,
    });
    listed.set(
      id,
      key === null ? null : { listingKey: key, job, categoryId: category.id, categoryName: category.name },
    );
    const kind = kindOfChange(Boolean(old?.listing_key), active, sameContent);
    if (kind) turn.add({ id, slug: job.slug }, kind);
  }

  const written = [...listed.keys()];
  await unlist(
    query,
    written.flatMap((id) => before.get(id)?.listing_key ?? []),
  );
  await writeJobs(
    query,
    written.flatMap((id) => after.get(id) ?? []),
  );
  const entries = [...listed.values()].filter((entry) => entry !== null);
  if (entries.length > 0) {
    await indexJobs(query, entries);
    await addJobCities(
      query,
      entries.map(({ listingKey, job }) => ({ listingKey, location: job.location })),
    );
  }
  await turn.write();
  return { created, updated: jobs.length - created };
}

/** Takes jobs out of the search and of their cities' lists; for use within a transaction. */
export async function unlist(query: Query, listingKeys: number[]): Promise<void> {
  if (listingKeys.length === 0) return;
  await unindexJobs(query, listingKeys);
  await removeJobCities(query, listingKeys);
}

async function writeJobs(query: Query, rows: JobRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { names, unnest, values } = rowsOf<JobRow>(jobColumns, rows);
  await query(
    `INSERT INTO jobs (${names}) SELECT * FROM ${unnest}
     ON CONFLICT (pk) DO UPDATE SET ${changedColumns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    values,
  );
}

function hasState(old: JobRow, job: NewJob, active: boolean): boolean {
  return (
    (old.listing_key !== null) === active &&
    old.is_sample === (job.sample ?? false) &&
    old.source === sourceAfter(old, job) &&
    old.closed_at === null
  );
}
