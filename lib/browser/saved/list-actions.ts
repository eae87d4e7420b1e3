import { savedPage } from '@/lib/content/saved';
import type { SavedJob } from './saved-jobs';

const AT_ONCE = 4;

/**
 * Checks by HEAD requests to the jobs' pages which are closed; omits ids for which that failed. One request per job, because
 * a single one would disclose the list, while these reveal no more than opening the pages.
 */
export async function findClosed(jobs: SavedJob[]): Promise<Map<string, boolean>> {
  const closed = new Map<string, boolean>();
  const waiting = [...jobs];
  const checkNext = async (): Promise<void> => {
    const job = waiting.shift();
    if (!job) return;
    const page = await fetch(job.path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (page?.ok || page?.status === 404 || page?.status === 410) closed.set(job.id, !page.ok);
    return checkNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
  return closed;
}

/**
 * Passes titles and addresses of the jobs to the browser's share dialog or, without one, to the clipboard.
 * @returns the outcome; `shared` also if the visitor closed the dialog
 */
export async function sendList(jobs: SavedJob[]): Promise<'shared' | 'copied' | 'failed'> {
  const text = jobs
    .map(({ title, place, path }) => [title, place, location.origin + path].filter(Boolean).join('\n'))
    .join('\n\n');
  try {
    // Missing in some browsers, despite its type.
    const canShare = typeof navigator.share === 'function';
    await (canShare
      ? navigator.share({ title: savedPage.sendTitle, text })
      : navigator.clipboard.writeText(text));
    return canShare ? 'shared' : 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
