import { keptWords } from '@/lib/content/forms/kept';
import { addSent } from '@/lib/browser/sent/sent';
import { showToast } from '../../ui/toast';
import { setKept } from '@/lib/browser/kept/kept-flag';
import { deleteKept, onKeptChange, readKept } from '@/lib/browser/kept/kept-store';
import { sendKept } from './send-kept';

let isStarted = false;

/** Reports kept applications that were sent, and sends waiting ones now and when back online. */
export function startKeptSync(): void {
  if (isStarted) return;
  isStarted = true;
  onKeptChange(() => void reportSent());
  addEventListener('online', () => void sendNow());
  void reportSent().then(sendNow);
}

/** @returns whether no application is waiting any more */
export async function sendNow(): Promise<boolean> {
  const isDone = await sendKept().catch(() => false);
  await reportSent();
  return isDone;
}

let reporting: Promise<unknown> = Promise.resolve();

/** Shows a toast for applications sent here or by the service worker, and deletes them. */
function reportSent(): Promise<unknown> {
  // Serialised, so that none is reported twice.
  reporting = reporting.then(reportEach).catch((error: unknown) => console.warn('kept applications', error));
  return reporting;
}

async function reportEach(): Promise<void> {
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
