import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { addressOf } from '../submission-names';
import type { EndedStore } from '../ended';
import { endOf } from './end-of';
import { readStatus, type StatusStore, TAKE_BACK_MS } from './states';

const BATCH = 200;
const MINUTE_MS = 60 * 1000;
/** What ended earlier, as before these mails were switched on, is nobody's news. */
const NEWS_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * Queues a mail to each candidate whose application ended ten minutes to seven days ago, unless they withdrew it
 * themselves. With several processes, exactly one queues it.
 */
export async function queueEndedMails(
  store: StatusStore & EndedStore,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  for (let after = 0; !signal?.aborted;) {
    const ids = await store.untoldEnds(ago(NEWS_MS), after, BATCH);
    for (const id of ids) {
      if (signal?.aborted) return;
      const application = await store.getSubmission('applications', id);
      if (!application) continue;
      const { states, job } = await readStatus(store, application);
      const end = endOf(states, job);
      const isNews = end && end.at >= ago(NEWS_MS) && end.at <= ago(TAKE_BACK_MS);
      if (isNews && end.state !== 'withdrawn') await store.queueEndedMail(id, addressOf(application));
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    after = last;
    // Yields to requests, however many applications a closed job had.
    await yieldToEventLoop();
  }
}
