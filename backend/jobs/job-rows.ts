import type { Columns } from '../store/database';
import type { ClosedReason, Job, NewJob, Translations } from './jobs';
import { wireTranslations } from '../../lib/contract/entities';
import type { Question } from '../../lib/contract/questions';

/** A job's title and description in other languages. */
export const translations = Object.keys(wireTranslations) as (keyof Translations)[];

/** The columns that an import sets as they come, and that visitors read. */
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

/** Those that an import sets and that only the agency sees: never a part of `jobColumns`, which the API answers with. */
export const privateColumns = ['recruiter_email'] as const satisfies readonly (keyof NewJob)[];

/** All that an import sets, besides a job's id and category. */
export const importedColumns = [...contentColumns, ...privateColumns] as const;

const LONG = /^(?:description|qualification|primary_responsibility|questions)/;
// A sample is nobody's to confirm.
const CONFIRMED = 'CASE WHEN is_sample THEN NULL ELSE confirmed_at END AS confirmed_at';
const readColumns = ['id', 'category_id', 'updated_at', CONFIRMED, ...contentColumns];

/** What a reader gets of a job; the summary leaves out the long texts, which then are not read from the disk, and the questions. */
export const jobColumns = {
  all: readColumns.join(', '),
  summary: readColumns.filter((name) => !LONG.test(name)).join(', '),
};

/** A job as it is stored. `listing_key` is null unless the job is active. */
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

/** All columns of a job's row, with their types in PostgreSQL. */
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
  ...(Object.fromEntries(importedColumns.map((name) => [name, 'text'])) as Record<
    (typeof importedColumns)[number],
    string
  >),
} satisfies Columns<JobRow>;

const KEYS_PER_SECOND = 2 ** 21;

/**
 * A unique number that grows with the time (to the second, then with the pk). Below 2^53 until the year 2106.
 * A date to come counts as now: an advertisement dated 2099 would otherwise stay on top for good.
 */
export function listingKey(sortAt: string, pk: number, now: Date): number {
  const time = Math.min(Date.parse(sortAt), now.getTime());
  return Math.max(0, Math.floor(time / 1000)) * KEYS_PER_SECOND + endOfKey(pk);
}

/** What all listing keys of a job end in, and hardly any of another. */
export const endOfKey = (keyOrPk: number): number => keyOrPk % KEYS_PER_SECOND;

/** The second of a listing key, in milliseconds since 1970. */
export const timeOfKey = (key: number): number => Math.floor(key / KEYS_PER_SECOND) * 1000;

/** One form for all spellings of a category: in any capitalisation and any Unicode form. */
export const categoryKey = (name: string) => name.normalize('NFKC').toLowerCase();

/** The id as a number where it is written as one, so that "7" can be answered as 7 but "007" stays itself. */
export function numberOfId(id: string): number | null {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : null;
}

/** What a stored job's applicants are asked besides. */
export const questionsIn = ({ questions }: Partial<Pick<NewJob, 'questions'>>): Question[] =>
  questions ? (JSON.parse(questions) as Question[]) : [];
