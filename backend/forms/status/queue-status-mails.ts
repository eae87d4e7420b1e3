import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { DAY_MS, indianDay, indianHour } from '../../../lib/base/text/indian-day';
import { inBatches } from '../../base/batches';
import type { Stores } from '../stores';
import { addressOf } from '../submission-names';
import { readStatus, upcoming } from './status';

const EVENING_HOUR = 18;

/**
 * Queues a reminder of each interview and first day in the evening before, at 18:00 IST, or later that was missed. With
 * several processes, exactly one queues it.
 */
export async function queueReminders(store: Stores, now: Date): Promise<void> {
  const today = indianDay(now.getTime());
  const isEvening = now >= indianHour(today, EVENING_HOUR);
  const day = isEvening ? today + 1 : today;
  // What begins now needs no reminder.
  const start = isEvening ? indianHour(day, 0) : new Date(now.getTime() + 1);
  const dates = await store.datesToRecall(start, indianHour(day + 1, 0), indianHour(day - 1, EVENING_HOUR));
  for (const reminder of dates) {
    const application = await store.getSubmission('applications', reminder.id);
    if (!application || addressOf(application) === '') continue;
    if (upcoming(await readStatus(store, application), now)) await store.queueReminder(reminder);
  }
}

const BATCH = 200;
/** Staff may undo a wrong click or reopen a job; candidates are mailed no earlier than this. */
const TAKE_BACK_MS = 10 * 60_000;
/** Don't mail about applications that ended before these mails were enabled. */
const NEWS_MS = 7 * DAY_MS;

/**
 * Mails each candidate whose application ended ten minutes to seven days ago, unless they withdrew it themselves or were hired.
 * With several processes, exactly one queues each mail.
 */
export async function queueEndedMails(store: Stores, now: Date, signal?: AbortSignal): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  for await (const ids of inBatches<number>((last = 0) => store.unnotifiedEnds(ago(NEWS_MS), last, BATCH))) {
    for (const id of ids) {
      if (signal?.aborted) return;
      const application = await store.getSubmission('applications', id);
      if (!application) continue;
      const { end } = await readStatus(store, application);
      const isNews = end && end.at >= ago(NEWS_MS) && end.at <= ago(TAKE_BACK_MS);
      const isOwn = end?.state === 'withdrawn' || end?.state === 'joined';
      if (isNews && !isOwn) await store.queueEndedMail(id);
    }
    // Lets requests in between: a closed job may have many applications.
    await yieldToEventLoop();
  }
}
