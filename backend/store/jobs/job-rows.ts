import type { ChangeKind } from '../changes/changes';
import type { Job, NewJob } from '../store';

/** The columns that an import sets as they come. */
export const contentColumns = [
  'title',
  'slug',
  'image',
  'company_name',
  'location',
  'salary',
  'job_type',
  'workspace',
  'notes',
  'description',
  'qualification',
  'primary_responsibility',
  'posted_at',
  'expires_at',
] as const satisfies readonly (keyof NewJob)[];

const longColumns: readonly string[] = ['description', 'qualification', 'primary_responsibility'];
const readColumns = ['id', 'category_id', 'updated_at', ...contentColumns];

/** What a reader gets of a job; the summary leaves out the long texts, which then are not read from the disk. */
export const jobColumns = {
  all: readColumns.join(', '),
  summary: readColumns.filter((name) => !longColumns.includes(name)).join(', '),
};

/** A job as it is stored; what is needed to tell whether an import changes it. */
export type StoredJob = Job & {
  pk: number;
  listing_key: number | null;
  closed_at: string | null;
  created_at: string;
  source: string | null;
};

/** What an import leaves of where a job comes from. */
export const sourceAfter = (old: StoredJob | undefined, job: NewJob) => job.source ?? old?.source ?? null;

/**
 * A job that has a date: its own, or else that of the moment at which it was first stored. Without one it would have no
 * JobPosting and stand in no feed.
 */
export function dated<T extends NewJob>(job: T, old: StoredJob | undefined, now: Date) {
  return { ...job, posted_at: job.posted_at ?? old?.created_at ?? now.toISOString() };
}

const KEYS_PER_SECOND = 2 ** 21;

/**
 * A unique number that grows with the time (to the second, then with the pk). Below 2^53 until the year 2106.
 * A date to come counts as now: an advertisement dated 2099 would otherwise stay on top for good.
 */
export function listingKey(sortAt: string, pk: number, now: Date): number {
  const time = Math.min(Date.parse(sortAt), now.getTime());
  return Math.max(0, Math.floor(time / 1000)) * KEYS_PER_SECOND + (pk % KEYS_PER_SECOND);
}

/**
 * Numbers below this are counted on from for jobs that come without an id. Beyond it, numbers are somebody's random
 * ids; counting on from them would leave the safe integers.
 */
export const LARGEST_COUNTED_ID = 10 ** 12;

/** The form in which categories are one: in any capitalisation and any Unicode form. */
export const categoryKey = (name: string) => name.normalize('NFKC').toLowerCase();

/**
 * Whether a stored job has all that an import brings of it. The same feed comes every day: a job in which nothing
 * changed need not be indexed again.
 */
export function hasContent(old: StoredJob, job: NewJob): boolean {
  return contentColumns.every((column) => old[column] === job[column]);
}

/** What an import does to a job in the eyes of visitors; null where they notice nothing. */
export function kindOfChange(wasListed: boolean, isListed: boolean, sameContent: boolean): ChangeKind | null {
  if (!isListed) return wasListed ? 'closed' : null;
  if (!wasListed) return 'published';
  return sameContent ? null : 'updated';
}
