import { isRecord } from '@/lib/base/is-record';
import { isSafeId } from '@/lib/contract/safe-id';
import { keepDeviceText } from '../device-text';
import { versionedList } from '../versioned-list';
import { SAVED_KEY, savedText } from './saved-text';

/** A job as shown on its card. `savedAt`: ISO 8601; `isClosed`: by the last check. */
export type SavedJob = {
  id: string;
  path: string;
  title: string;
  /** Company and city, as on the card. */
  place: string;
  salary: string | null;
  savedAt: string;
  isClosed?: boolean;
};

export const MAX_SAVED = 100;

const list = versionedList({ version: 1, name: 'jobs', isItem: isSavedJob, max: MAX_SAVED });

/** The saved jobs, newest first; [] if the store is blocked or unreadable. Returns the same list until it changes. */
export const savedJobs = (): SavedJob[] => list.of(savedText());

/** Adds jobs in order of their time. @returns false if there are too many, or storage is blocked */
export function addJobs(jobs: SavedJob[]): boolean {
  const added = new Set(jobs.map(({ id }) => id));
  const others = savedJobs().filter(({ id }) => !added.has(id));
  return store([...others, ...jobs].sort((a, b) => b.savedAt.localeCompare(a.savedAt)));
}

/** @returns false if storage is blocked */
export function removeJobs(ids: string[]): boolean {
  return store(savedJobs().filter(({ id }) => !ids.includes(id)));
}

/** Records which jobs are closed; others are unchanged. @returns false if storage is blocked */
export function noteClosed(closed: Map<string, boolean>): boolean {
  return store(savedJobs().map((job) => ({ ...job, isClosed: closed.get(job.id) ?? job.isClosed })));
}

const store = (jobs: SavedJob[]): boolean =>
  jobs.length <= MAX_SAVED && keepDeviceText(SAVED_KEY, list.textOf(jobs));

function isSavedJob(value: unknown): value is SavedJob {
  if (!isRecord(value)) return false;
  const { id, path, title, place, salary, savedAt, isClosed } = value;
  return (
    typeof id === 'string' &&
    isSafeId(id) &&
    typeof path === 'string' &&
    // Used as a link: must be a job's page.
    new RegExp(`^/job-details/${id}/[\\w-]+$`).test(path) &&
    [title, place].every((each) => typeof each === 'string') &&
    (salary === null || typeof salary === 'string') &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    (isClosed === undefined || typeof isClosed === 'boolean')
  );
}
