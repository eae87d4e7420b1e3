import type { SavedJob } from './saved-jobs';

const AT_ONCE = 4;

/**
 * Checks by HEAD requests to the jobs' pages which are closed; omits ids for which that failed. One request per job, because
 * a single one would disclose the list, while these reveal no more than opening the pages.
 */
export async function findClosed(jobs: SavedJob[]): Promise<Map<string, boolean>> {
  const closed = new Map<string, boolean>();
  const waiting = [...jobs];
  const ask = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const isClosed = await isPageClosed(job.path);
      if (isClosed !== null) closed.set(job.id, isClosed);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return closed;
}

async function isPageClosed(path: string): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
    if (ok) return false;
    return status === 410 || status === 404 ? true : null;
  } catch {
    return null;
  }
}
