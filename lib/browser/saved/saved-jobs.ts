import { isSafeId } from '@/lib/contract/safe-id';
import { SAVED_KEY, savedText } from './saved-text';

/** A job as its card shows it. `savedAt` is an ISO 8601 time; `isClosed` what the last check found. */
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

/** What localStorage holds: newest first. */
type Stored = { version: typeof VERSION; jobs: SavedJob[] };

// Incremented when what is stored changes its shape.
const VERSION = 1;
export const MAX_SAVED = 100;

let parsed: { text: string; jobs: SavedJob[] } = { text: '', jobs: [] };

/** The saved jobs, newest first; none if the store is blocked or unreadable. The same list until it changes. */
export function savedJobs(): SavedJob[] {
  const text = savedText();
  if (text !== parsed.text) parsed = { text, jobs: parseJobs(text) };
  return parsed.jobs;
}

/** Adds jobs, each in the place that its time gives it. @returns false if there are too many, or storage is blocked */
export function addJobs(jobs: SavedJob[]): boolean {
  const added = new Set(jobs.map(({ id }) => id));
  const others = savedJobs().filter(({ id }) => !added.has(id));
  return store([...others, ...jobs].sort((a, b) => b.savedAt.localeCompare(a.savedAt)));
}

/** @returns false if storage is blocked */
export function removeJobs(ids: string[]): boolean {
  return store(savedJobs().filter(({ id }) => !ids.includes(id)));
}

/** Notes which jobs are closed; the others stay as they are. @returns false if storage is blocked */
export function noteClosed(closed: Map<string, boolean>): boolean {
  return store(savedJobs().map((job) => ({ ...job, isClosed: closed.get(job.id) ?? job.isClosed })));
}

function store(jobs: SavedJob[]): boolean {
  if (jobs.length > MAX_SAVED) return false;
  try {
    if (jobs.length === 0) localStorage.removeItem(SAVED_KEY);
    else localStorage.setItem(SAVED_KEY, JSON.stringify({ version: VERSION, jobs } satisfies Stored));
  } catch {
    return false;
  }
  // Browsers tell only other tabs.
  dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY }));
  return true;
}

function parseJobs(text: string): SavedJob[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.jobs)) return [];
    return stored.jobs.filter(isSavedJob).slice(0, MAX_SAVED);
  } catch {
    return [];
  }
}

function isSavedJob(value: unknown): value is SavedJob {
  if (!isRecord(value)) return false;
  const { id, path, title, place, salary, savedAt, isClosed } = value;
  return (
    typeof id === 'string' &&
    isSafeId(id) &&
    typeof path === 'string' &&
    // Becomes a link: nothing but a job's page.
    new RegExp(`^/job-details/${id}/[\\w-]+$`).test(path) &&
    [title, place].every((each) => typeof each === 'string') &&
    (salary === null || typeof salary === 'string') &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    (isClosed === undefined || typeof isClosed === 'boolean')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
