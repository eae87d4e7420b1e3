import { starAnswers } from '@/lib/content/saved';
import { showToast } from '../ui/toast';
import { keepReadable } from './keep-readable';
import type { StarProps } from './save-star';
import { addJobs, MAX_SAVED, removeJobs, savedJobs } from './saved-jobs';

/** What a touch on a job's star does; says so where the star alone does not. */
export function toggleSaved(id: string, { href, title, place, salary }: StarProps): void {
  const before = savedJobs();
  const isRemoved = before.some((job) => job.id === id);
  if (!isRemoved && before.length >= MAX_SAVED) return showToast(starAnswers.full(MAX_SAVED));
  const job = { id, path: href, title, place, salary, savedAt: new Date().toISOString() };
  const isDone = isRemoved ? removeJobs([id]) : addJobs([job]);
  if (!isDone) return showToast(starAnswers.blocked);
  if (before.length === 0) showToast(starAnswers.first, 'success');
  keepReadable(savedJobs());
}
