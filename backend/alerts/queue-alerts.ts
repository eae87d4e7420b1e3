import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { alertDay, mondayOf } from '../base/indian-day';
import type { AlertStore } from './alert-store';
import { markedUpTo } from '../../lib/jobs/facts/confirmation';

/**
 * Queues a mail for each alert with new jobs after 8:00 IST, daily or on Mondays (or the next day the process runs).
 * With several processes, exactly one handles each alert. Omits marked jobs.
 */
export async function queueAlerts(store: AlertStore, now: Date, signal?: AbortSignal): Promise<void> {
  const day = alertDay(now);
  while (!signal?.aborted) {
    const alert = await store.dueAlert({ daily: day, weekly: mondayOf(day) });
    if (!alert) return;
    const upToSeq = await store.lastChange();
    const changes = { afterSeq: alert.last_seq, upToSeq, markedUpTo: markedUpTo(now.getTime()) };
    const { total } = await store.newJobs(alert, changes, 0);
    await store.advanceAlert(alert, { day, upToSeq, hasNews: total > 0 });
    // Lets requests in between, however many alerts there are.
    await yieldToEventLoop();
  }
}
