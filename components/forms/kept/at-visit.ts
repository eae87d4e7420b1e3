import { keptWords } from '@/lib/content/forms/kept';
import { addSent } from '@/lib/browser/sent/sent';
import { showToast } from '../../ui/toast';
import { setKept } from '@/lib/browser/kept/kept-flag';
import { deleteKept, onKeptChange, readKept } from '@/lib/browser/kept/kept-store';
import { sendKept } from './send-kept';

let isLookedAfter = false;

/** For a visitor whose device keeps applications: tells what became of them, and sends what waits, now and once online. */
export function lookAfterKept(): void {
  if (isLookedAfter) return;
  isLookedAfter = true;
  onKeptChange(() => void tell());
  addEventListener('online', () => void sendNow());
  void tell().then(sendNow);
}

/** @returns whether nothing waits any more */
export async function sendNow(): Promise<boolean> {
  const isDone = await sendKept().catch(() => false);
  await tell();
  return isDone;
}

let telling: Promise<unknown> = Promise.resolve();

/** Tells of those that were sent, here or by the service worker, and lets go of them. */
function tell(): Promise<unknown> {
  // One after another, or two would tell the same.
  telling = telling.then(tellSent).catch((error: unknown) => console.warn('kept applications', error));
  return telling;
}

async function tellSent(): Promise<void> {
  const kept = await readKept();
  for (const { key, job, outcome } of kept) {
    if (outcome.kind !== 'sent') continue;
    const { at, reference, statusPath, isWaiting } = outcome;
    await deleteKept(key);
    addSent({ form: 'apply-job', job, at, reference, statusPath, isWaiting });
    showToast(keptWords.sent(job.title, reference), 'success');
  }
  if (kept.every(({ outcome }) => outcome.kind === 'sent')) setKept(false);
}
