import { siteHealthMail, type SiteHealth } from '../../../lib/content/mails/site-health';
import { digestDay, isWeekday, mondayOf } from '../../base/indian-day';
import type { SealedDatabase } from '../../keys/store-key';
import type { MailKinds } from '../../mail/mail-kinds';
import type { NewMail } from '../../mail/mails';
import { queueMail } from '../../mail/queue';
import { digestMessage, readNews, type NewsStore } from './digest-news';
import type { FetchUndelivered } from './fetch-undelivered';

/** The last due digest: its day (in India), and the end of the period it covered. */
type DigestMark = { day: string; until: string };

type DigestStore = ReturnType<typeof createDigestStore>;

export const createDigestStore = ({ read, transaction }: SealedDatabase) => ({
  async lastDigest() {
    const [last] = await read.query<DigestMark>('SELECT day, until FROM digests WHERE id = 1');
    return last ?? null;
  },
  /** Replaces `last` and queues the mails. False when another process did so first. */
  advanceDigest: (last: DigestMark | null, { day, until }: DigestMark, mails: NewMail[]) =>
    transaction(async (sql) => {
      const moved = await sql.query(
        last
          ? 'UPDATE digests SET day = $1, until = $2 WHERE id = 1 AND day = $3 RETURNING id'
          : 'INSERT INTO digests (id, day, until) VALUES (1, $1, $2) ON CONFLICT (id) DO NOTHING RETURNING id',
        last ? [day, until, last.day] : [day, until],
      );
      if (moved.length === 0) return false;
      for (const mail of mails) await queueMail(sql, mail);
      return true;
    }),
});

// By then, transactions that began earlier have committed.
const SETTLED_AFTER_MS = 60_000;

/**
 * Queues the daily digest after 9:00 IST on weekdays if there is news, and on the week's first a site health mail.
 * The first call only records where the first period starts. With several processes, exactly one queues them.
 */
export async function queueDigest(
  store: NewsStore & DigestStore,
  ask: FetchUndelivered,
  now: Date,
): Promise<void> {
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

type Context = {
  store: NewsStore;
  staff: string[];
  siteUrl: string;
  fetchUndelivered: FetchUndelivered;
  siteHealth: () => Promise<SiteHealth>;
};

export const digestMails = (context: Context): MailKinds<'digest' | 'upkeep'> => ({
  digest: {
    toStaff: true,
    async compose({ since, until }) {
      const { store, staff, siteUrl, fetchUndelivered } = context;
      const news = await readNews(store, fetchUndelivered, since, until);
      if (!news.hasNews) return null;
      return { to: staff, ...(await digestMessage(store, news, { since, until, siteUrl })) };
    },
  },
  upkeep: {
    toStaff: true,
    compose: async () => ({ to: context.staff, document: siteHealthMail(await context.siteHealth()) }),
  },
});
