import type { Stores } from '../stores';
import { inBatches } from '../../base/batches';
import { openTexts } from '../../keys/sealed-rows';
import { addNoteToAll, type NewNote } from '../notes/notes';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import { queueMail } from '../../mail/queue';
import { reserveTurn } from '../../mail/quota';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { readStatus } from './status';

/**
 * Marks an application's sender as notified of its end, and queues the mail for `mailAt` (null: none) or the sender's next
 * turn. False when they were notified before.
 */
async function notifyOnce(sql: SealedSql, id: number, mailAt: Date | null): Promise<boolean> {
  const [marked] = await sql.query<{ sealed: Buffer }>(
    `UPDATE applications SET ended_told_at = $2 WHERE id = CAST($1 AS bigint) AND ended_told_at IS NULL
     RETURNING sealed`,
    [id, sql.at()],
  );
  const email = marked && openTexts(sql.key, marked.sealed, 'applications', id).email;
  const turn = mailAt && email ? await reserveTurn(sql, email, 'ended') : null;
  if (mailAt && turn)
    await queueMail(sql, { kind: 'ended', application_id: id }, turn > mailAt ? turn : mailAt);
  return marked !== undefined;
}

/** Ends by staff that are mailed. */
export type MailedEnd = 'filled' | 'rejected';

/** Tracks which senders have not been notified of an application's end. */
export const createEndedStore = ({ read, transaction }: SealedDatabase) => ({
  /**
   * Returns up to `limit` ids above `after`, ascending, of applications that may have ended at or after `since` (ISO
   * 8601), by staff or by their job's closing, and whose sender was not notified.
   */
  unnotifiedEnds: (since: string, after: number, limit: number) =>
    read.column<number>(
      `SELECT id FROM applications WHERE id > CAST($2 AS bigint) AND ended_told_at IS NULL AND stage NOT IN ('joined', 'to-check') AND (
         id IN (SELECT application_id FROM notes WHERE at >= $1 AND kind IN ('filled', 'rejected'))
         OR job_id IN (SELECT id FROM jobs
           WHERE listing_key IS NULL AND coalesce(closed_at, expires_at) >= $1)
       ) ORDER BY id LIMIT CAST($3 AS bigint)`,
      [since, after, limit],
    ),
  /** Queues the mail about an application's end, at most once. False when it was queued before. */
  queueEndedMail: (id: number) => transaction((sql) => notifyOnce(sql, id, sql.now())),
  /** Ends applications, as addNotes does, and queues the mails in the same transaction for `mailAt` (null: never). */
  endAll: (ids: readonly number[], note: NewNote & { kind: MailedEnd }, mailAt: Date | null) =>
    addNoteToAll(transaction, ids, note, read.at(), (sql, id) => notifyOnce(sql, id, mailAt)),
});

const BATCH = 200;
const MINUTE_MS = 60 * 1000;
/** Staff may undo a wrong click or reopen a job; candidates are mailed no earlier than this. */
const TAKE_BACK_MS = 10 * MINUTE_MS;
/** Don't mail about applications that ended before these mails were enabled. */
const NEWS_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * Mails each candidate whose application ended ten minutes to seven days ago, unless they withdrew it themselves or were hired.
 * With several processes, exactly one queues each mail.
 */
export async function queueEndedMails(
  store: Stores & ReturnType<typeof createEndedStore>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
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
