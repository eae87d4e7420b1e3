import type { DigestMark } from '../store/mails/mails';
import type { Store } from '../store/store';
import type { AskWebsites } from './ask-websites';
import { digestDay, isWeekday } from './indian-day';
import { readNews } from './digest-news';

// What began to be written before this has been committed.
const SETTLED_AFTER_MS = 60_000;

/**
 * Queues the digest of the day once 9:00 in India has passed on a weekday, when there is something to say. The first
 * time it only notes from when on it will tell. Of several processes one queues it.
 */
export async function queueDigest(store: Store, ask: AskWebsites, now: Date): Promise<void> {
  const day = digestDay(now);
  const until = new Date(now.getTime() - SETTLED_AFTER_MS).toISOString();
  const next: DigestMark = { day, until };
  const last = await store.lastDigest();
  if (last === null) return void (await store.advanceDigest(null, next, false));
  if (last.day >= day || !isWeekday(day)) return;
  const { hasNews } = await readNews(store, ask, last.until, until);
  await store.advanceDigest(last, next, hasNews);
}
