import { splitAddress } from '@/lib/base/language-of-address';
import { starAnswers } from '@/lib/content/saved';
import { showToast } from '../ui/toast';
import { addJobs, MAX_SAVED, removeJobs, savedJobs, type StarredJob } from '@/lib/browser/saved/saved-jobs';

/** Saves or removes a job; shows a toast where the star's state does not suffice. */
export function toggleSaved(id: string, { href, lang: _lang, ...shown }: StarredJob): void {
  const before = savedJobs();
  const isRemoved = before.some((job) => job.id === id);
  if (!isRemoved && before.length >= MAX_SAVED) return showToast(starAnswers.full(MAX_SAVED));
  const job = { id, path: splitAddress(href).english, ...shown, savedAt: new Date().toISOString() };
  const isDone = isRemoved ? removeJobs([id]) : addJobs([job]);
  if (!isDone) return showToast(starAnswers.blocked);
  if (before.length === 0) showToast(starAnswers.first, 'success');
}
