import { isRecord } from '@/lib/base/is-record';
import { keepDeviceText } from '../device-text';
import { versionedList } from '../versioned-list';
import { SAVED_KEY, savedText } from './saved-text';

/** A job with a star, as shown on its card. `place`: company and city. `lang`: the title's, if not the page's. */
export type StarredJob = { href: string; title: string; lang?: string; place: string; salary: string | null };

/** `savedAt`: ISO 8601; `isClosed`: by the last check. */
export type SavedJob = Omit<StarredJob, 'href' | 'lang'> & {
  id: string;
  path: string;
  savedAt: string;
  isClosed?: boolean;
};

export const MAX_SAVED = 100;
const CHECKED_AT_ONCE = 4;

// A stored path becomes a link: only that of the job's page.
const JOB_PATH = /^\/job-details\/([\w-]{1,64})\/[\w-]+$/;

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

const store = (jobs: SavedJob[]): boolean =>
  jobs.length <= MAX_SAVED && keepDeviceText(SAVED_KEY, list.textOf(jobs));

function isSavedJob(value: unknown): value is SavedJob {
  if (!isRecord(value)) return false;
  const { id, path, title, place, salary, savedAt, isClosed } = value;
  const texts = [id, path, title, place, savedAt, salary === null ? '' : salary];
  return (
    texts.every((text) => typeof text === 'string') &&
    JOB_PATH.exec(String(path))?.[1] === id &&
    !Number.isNaN(Date.parse(String(savedAt))) &&
    typeof (isClosed ?? false) === 'boolean'
  );
}

/**
 * Notes which jobs are closed, by HEAD requests to their pages: one request per job, because a single one would disclose
 * the list, while these reveal no more than opening the pages. @returns how many are, or null if storage is blocked
 */
export async function checkJobs(jobs: SavedJob[]) {
  const closed = new Map<string, boolean>();
  const waiting = jobs.values();
  async function checkWaiting() {
    for (const { id, path } of waiting) {
      const page = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      if (page?.ok || page?.status === 404 || page?.status === 410) closed.set(id, !page.ok);
    }
  }
  await Promise.all(Array.from({ length: CHECKED_AT_ONCE }, checkWaiting));
  const isNoted = store(savedJobs().map((job) => ({ ...job, isClosed: closed.get(job.id) ?? job.isClosed })));
  const count = [...closed.values()].filter(Boolean).length;
  return isNoted ? { open: closed.size - count, closed: count, unknown: jobs.length - closed.size } : null;
}
