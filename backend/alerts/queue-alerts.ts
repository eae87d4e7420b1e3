import { setImmediate as otherWork } from 'node:timers/promises';
import { alertDay } from '../mail/indian-day';
import type { Store } from '../store/store';

/**
 * Looks for new jobs for each alert, once a day after 8:00 in India, and queues a mail where there are some. Of several
 * processes one does it for an alert.
 */
export async function queueAlerts(store: Store, now: Date, signal?: AbortSignal): Promise<void> {
  const day = alertDay(now);
  while (!signal?.aborted) {
    const alert = await store.dueAlert(day);
    if (!alert) return;
    const upToSeq = await store.lastChange();
    const { total } = await store.newJobs(alert, { afterSeq: alert.last_seq, upToSeq }, 0);
    await store.advanceAlert(alert, { day, upToSeq }, total > 0);
    // Visitors come in between, however many alerts there are.
    await otherWork();
  }
}
