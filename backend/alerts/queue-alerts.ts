import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { confirmedUpTo } from '../../lib/jobs/facts/confirmation';
import { alertDay, mondayOf } from '../base/indian-day';
import type { AlertStore } from './queries';

/**
 * Queues a mail for each alert with new jobs, after 8:00 IST: once a day, or once a week on Monday. A Monday on which
 * nothing ran is made up for on the next day. With several processes, exactly one handles each alert. Jobs that nobody has
 * confirmed for `markDays` are left out.
 */
export async function queueAlerts(
  store: AlertStore,
  markDays: number,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const day = alertDay(now);
  const markedUpTo = confirmedUpTo(markDays, now.getTime());
  while (!signal?.aborted) {
    const alert = await store.dueAlert({ daily: day, weekly: mondayOf(day) });
    if (!alert) return;
    const upToSeq = await store.lastChange();
    const { total } = await store.newJobs(alert, { afterSeq: alert.last_seq, upToSeq, markedUpTo }, 0);
    await store.advanceAlert(alert, { day, upToSeq }, total > 0);
    // Yields to requests, however many alerts there are.
    await yieldToEventLoop();
  }
}
