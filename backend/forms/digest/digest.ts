import type { DigestMark } from '../../mail/mails';
import type { Store } from '../../store-type';
import type { FetchUndelivered } from './fetch-undelivered';
import { digestDay, isWeekday, mondayOf } from '../../base/indian-day';
import { readNews } from './digest-news';

// Transactions that began longer ago than this have been committed.
const SETTLED_AFTER_MS = 60_000;

/**
 * Queues the daily digest after 9:00 IST on weekdays, when there is news, and on the week's first how the program stands. The first call only records where the
 * first digest's period starts. With several processes, exactly one queues it.
 */
export async function queueDigest(store: Store, ask: FetchUndelivered, now: Date): Promise<void> {
  const day = digestDay(now);
  const until = new Date(now.getTime() - SETTLED_AFTER_MS).toISOString();
  const next: DigestMark = { day, until };
  const last = await store.lastDigest();
  if (last === null) return void (await store.advanceDigest(null, next, []));
  if (last.day >= day || !isWeekday(day)) return;
  const { hasNews } = await readNews(store, ask, last.until, until);
  await store.advanceDigest(last, next, [
    ...(mondayOf(day) > mondayOf(last.day) ? [{ kind: 'upkeep' as const }] : []),
    ...(hasNews ? [{ kind: 'digest' as const, since: last.until, until }] : []),
  ]);
}
