import { savedPage } from '@/lib/content/saved';
import type { SavedJob } from './saved-jobs';

/**
 * Passes titles and addresses of the jobs to the browser's share dialog or, without one, to the clipboard.
 * @returns the outcome; `shared` also if the visitor closed the dialog
 */
export async function sendList(jobs: SavedJob[]): Promise<'shared' | 'copied' | 'failed'> {
  const text = listText(jobs);
  try {
    // Missing in some browsers, despite its type.
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: savedPage.sendTitle, text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}

function listText(jobs: SavedJob[]): string {
  return jobs
    .map(({ title, place, path }) => [title, place, location.origin + path].filter(Boolean).join('\n'))
    .join('\n\n');
}
