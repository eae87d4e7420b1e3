import type { Columns } from '../store/database';
import type { ClosedReason, Job, NewJob } from './jobs';
import { wireTranslations } from '../../lib/contract/entities';
import type { Question } from '../../lib/contract/questions';
import { keysOf, withEach } from '../../lib/base/keys';

/** Columns of title and description in other languages. */
export const translations = keysOf(wireTranslations);

/** Columns imported unchanged and public. */
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
  'questions',
  ...translations,
] as const satisfies readonly (keyof NewJob)[];

/** Columns imported but visible to the agency only: never part of `jobColumns`, which the API returns. */
export const privateColumns = ['recruiter_email'] as const satisfies readonly (keyof NewJob)[];

/** All imported columns except id and category. */
export const importedColumns = [...contentColumns, ...privateColumns] as const;

const LONG = /^(?:description|qualification|primary_responsibility|questions)/;
// Sample jobs need no confirmation.
const CONFIRMED = 'CASE WHEN is_sample THEN NULL ELSE confirmed_at END AS confirmed_at';
const readColumns = ['id', 'category_id', 'updated_at', CONFIRMED, ...contentColumns];

/** Public columns. The summary omits the long texts, which are then not read from disk, and the questions. */
export const jobColumns = {
  all: readColumns.join(', '),
  summary: readColumns.filter((name) => !LONG.test(name)).join(', '),
};

/** A stored job. `listing_key` is null unless the job is active. */
export type JobRow = Omit<Job, 'confirmed_at'> &
  Pick<NewJob, (typeof privateColumns)[number]> & {
    pk: number;
    number: number | null;
    listing_key: number | null;
    is_sample: boolean;
    source: string | null;
    sort_at: string;
    closed_at: string | null;
    closed_reason: ClosedReason;
    confirmed_at: string;
    created_at: string;
  };

/** All columns of a job's row with their PostgreSQL types. */
export const rowColumns = {
  pk: 'bigint',
  id: 'text',
  number: 'bigint',
  category_id: 'integer',
  listing_key: 'bigint',
  is_sample: 'boolean',
  source: 'text',
  sort_at: 'text',
  closed_at: 'text',
  closed_reason: 'text',
  confirmed_at: 'text',
  created_at: 'text',
  updated_at: 'text',
  ...withEach(importedColumns, () => 'text'),
} satisfies Columns<JobRow>;

const KEYS_PER_SECOND = 2 ** 21;

/**
 * Returns a unique key that sorts by time (to the second), then by pk; below 2^53 until the year 2106. A future date
 * counts as now: an ad dated 2099 would otherwise stay on top forever.
 */
export function listingKey(sortAt: string, pk: number, now: Date): number {
  const time = Math.min(Date.parse(sortAt), now.getTime());
  return Math.max(0, Math.floor(time / 1000)) * KEYS_PER_SECOND + endOfKey(pk);
}

/** The part of a job's listing keys that depends on its pk only; collisions are rare. */
export const endOfKey = (keyOrPk: number): number => keyOrPk % KEYS_PER_SECOND;

/** The time encoded in a listing key, in milliseconds since 1970. */
export const timeOfKey = (key: number): number => Math.floor(key / KEYS_PER_SECOND) * 1000;

/** Normalises a category's name: case-insensitive, one Unicode form. */
export const categoryKey = (name: string) => name.normalize('NFKC').toLowerCase();

/** Parses an id in canonical decimal form, so that "7" can be returned as 7 while "007" stays a string. */
export function numberOfId(id: string): number | null {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : null;
}

/** Returns the extra questions that a stored job asks applicants. */
export const questionsIn = ({ questions }: Partial<Pick<NewJob, 'questions'>>): Question[] =>
  questions ? (JSON.parse(questions) as Question[]) : [];
