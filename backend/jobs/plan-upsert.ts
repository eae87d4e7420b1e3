import type { ChangeKind } from './changes/changes';
import {
  numberOfId,
  categoryKey,
  contentColumns,
  listingKey,
  privateColumns,
  translations,
  type JobRow,
} from './job-rows';
import type { AffectedJob, JobEffect, NewJob, Translations } from './jobs';
import type { IndexEntry } from './facts-and-places';
import { withEach } from '../../lib/base/keys';

type Old = Pick<JobRow, 'listing_key' | 'closed_at' | 'closed_reason' | 'confirmed_at'>;

/**
 * Whether a closed job stays closed when an import repeats its unchanged row, confirmed at `given` (ISO 8601). Filled
 * and paused jobs reopen with a date after closing, unconfirmed ones with any later than their last.
 */
function staysClosed(old: Old, given: string | null): boolean {
  if (old.listing_key !== null || old.closed_reason === '') return false;
  const lastWord = old.closed_reason === 'unconfirmed' ? old.confirmed_at : (old.closed_at ?? '');
  return given === null || given <= lastWord;
}

type Write = { sameContent: boolean; active: boolean; moment: string };

/** Returns the job's `confirmed_at` after a write at `moment`. Future dates count as `moment`. */
function nextConfirmedAt(
  old: Old | undefined,
  given: string | null,
  { sameContent, active, moment }: Write,
): string {
  const said = given !== null && given > moment ? moment : given;
  if (!old) return said ?? moment;
  const opensAgain = active && old.listing_key === null && !(old.closed_reason !== '' && said !== null);
  if (!sameContent || opensAgain) return moment;
  return said !== null && said > old.confirmed_at ? said : old.confirmed_at;
}

/** What the store holds before a batch is written. */
type Stored = {
  /** Existing rows with one of the batch's ids, by id. */
  rows: ReadonlyMap<string, JobRow>;
  /** By categoryKey, including those of the batch. */
  categories: ReadonlyMap<string, { id: number; name: string }>;
  highestPk: number;
};

type Plan = {
  rows: JobRow[];
  /** Listing keys to remove. */
  unlisted: number[];
  listed: IndexEntry[];
  changes: { id: string; slug: string; kind: ChangeKind }[];
  affected: AffectedJob[];
};

const UNTRANSLATED: Translations = withEach(translations, () => null);

/** Plans a batch's writes, skipping unchanged jobs, because feeds repeat daily. `ids` are the jobs', in their order. */
export function planUpsert(jobs: NewJob[], ids: string[], stored: Stored, now: Date): Plan {
  const moment = now.toISOString();
  const after = new Map(stored.rows);
  const entries = new Map<string, IndexEntry | null>();
  const changes: Plan['changes'] = [];
  const affected = new Map<string, AffectedJob>();
  let pk = stored.highestPk;

  for (const [index, given] of jobs.entries()) {
    const id = ids[index] ?? '';
    const old = after.get(id);
    // Without a date a job would be missing from structured data and feeds.
    const postedAt = given.posted_at ?? old?.created_at ?? moment;
    const job = { ...UNTRANSLATED, ...given, posted_at: postedAt };
    const category = stored.categories.get(categoryKey(job.category)) ?? { id: 0, name: '' };
    const sameContent = old?.category_id === category.id && hasContent(old, job);
    const isKept = job.staysClosed === true && Boolean(old?.closed_at);
    const isHeld =
      old !== undefined && (isKept || (sameContent && staysClosed(old, job.confirmed_at ?? null)));
    const active = !isHeld && (job.expires_at === null || job.expires_at > moment);
    const confirmedAt = nextConfirmedAt(old, job.confirmed_at ?? null, { sameContent, active, moment });
    const isSame = old?.confirmed_at === confirmedAt && sameContent && hasState(old, job, active, isHeld);
    if (isSame) continue;
    if (!old) pk += 1;
    // A future date counts as now, so recomputing would move the key; keep it, or an invisible change would reorder
    // lists.
    const known = old?.sort_at === postedAt ? old.listing_key : null;
    const key = active ? (known ?? listingKey(postedAt, old?.pk ?? pk, now)) : null;
    after.set(id, {
      ...job,
      pk: old?.pk ?? pk,
      id,
      number: numberOfId(id),
      category_id: category.id,
      listing_key: key,
      source: sourceAfter(old, job),
      is_sample: job.sample ?? false,
      sort_at: postedAt,
      closed_at: isHeld ? old.closed_at : null,
      closed_reason: isHeld ? old.closed_reason : '',
      confirmed_at: confirmedAt,
      created_at: old?.created_at ?? moment,
      updated_at: sameContent ? old.updated_at : moment,
    });
    const entry = { job, categoryId: category.id, categoryName: category.name };
    entries.set(id, key === null ? null : { listingKey: key, ...entry });
    const kind = kindOfChange(Boolean(old?.listing_key), active, sameContent);
    if (kind) changes.push({ id, slug: job.slug, kind });
    const effect = effectOf(stored.rows.get(id), active, sameContent && hasPrivate(old, job));
    if (effect) affected.set(id, { id, title: job.title, effect });
  }

  const written = [...entries.keys()];
  return {
    rows: written.flatMap((id) => after.get(id) ?? []),
    unlisted: written.flatMap((id) => stored.rows.get(id)?.listing_key ?? []),
    listed: [...entries.values()].filter((entry) => entry !== null),
    changes,
    affected: [...affected.values()],
  };
}

/** Returns a write's effect on a job; null for invisible changes, such as its source. */
function effectOf(old: JobRow | undefined, isListed: boolean, isSame: boolean): JobEffect | null {
  if (!old) return 'created';
  if (isListed !== (old.listing_key !== null)) return isListed ? 'reopened' : 'closed';
  return isSame ? null : 'changed';
}

/** Returns the change that visitors notice, or null. */
function kindOfChange(wasListed: boolean, isListed: boolean, sameContent: boolean): ChangeKind | null {
  if (!isListed) return wasListed ? 'closed' : null;
  if (!wasListed) return 'published';
  return sameContent ? null : 'updated';
}

const hasContent = (old: JobRow, job: NewJob): boolean =>
  contentColumns.every((column) => old[column] === job[column]);

const hasPrivate = (old: JobRow, job: NewJob): boolean =>
  privateColumns.every((column) => old[column] === job[column]);

function hasState(old: JobRow, job: NewJob, active: boolean, isHeld: boolean): boolean {
  return (
    (old.listing_key !== null) === active &&
    old.is_sample === (job.sample ?? false) &&
    old.source === sourceAfter(old, job) &&
    (isHeld || old.closed_at === null) &&
    hasPrivate(old, job)
  );
}

const sourceAfter = (old: JobRow | undefined, job: NewJob) => job.source ?? old?.source ?? null;
