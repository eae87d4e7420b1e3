import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { dueErasures, ERASED_TABLES, eraseForms, IS_THEIRS, mailsOfAddress, pruneErasures } from './erase';
import { sealedAbout } from '../forms/sealed-forms';
import { addressOfToken, pruneTokens, requestYourData } from './tokens';
import type { MailName } from '../mail/mails';
import { alertsWhere } from '../alerts/requests';
import { consentsWith } from '../forms/consents';
import { submissionKinds } from '../forms/forms';
import { forms, selectSubmissions, submissionOf, type SubmissionRow } from '../forms/tables';
import { emailHash, erasedHash } from '../keys/sealed-rows';

/** Reads everything held about an address, newest first. */
async function dataHeldFor(sql: SealedSql, email: string) {
  const hash = [emailHash(sql.key, email)];
  const idsOf = (table: string) => `SELECT id FROM ${table} WHERE ${IS_THEIRS}`;
  const submissions = [];
  const consents = await consentsWith(sql, 'alerts', idsOf('job_alerts'), hash);
  for (const kind of submissionKinds) {
    const theirs = `${selectSubmissions(kind)} WHERE form.${IS_THEIRS} ORDER BY form.id DESC`;
    for (const row of await sql.query<SubmissionRow>(theirs, hash))
      submissions.push(submissionOf(kind, row, sql));
    consents.push(...(await consentsWith(sql, kind, idsOf(forms[kind].table), hash)));
  }
  const alerts = await alertsWhere(sql, `${IS_THEIRS} ORDER BY id DESC`, hash);
  const mails = await sql.query<{ kind: MailName; queued_at: string }>(
    `SELECT kind, queued_at FROM mails WHERE sent_at IS NULL AND (${mailsOfAddress}) ORDER BY id`,
    hash,
  );
  return { submissions, alerts, mails, consents };
}

const PRUNED = ['your_data_tokens', 'erasures', 'sealed_forms'];

export type YourDataStore = ReturnType<typeof createYourDataStore>;

/** Data subjects' requests, and pending work of erasures. Only hashes of tokens are stored. */
export const createYourDataStore = ({ read, transaction, erase }: SealedDatabase) => ({
  /**
   * Erases everything from this e-mail address (case-insensitive): forms, CVs, job alerts, mails and links, and its
   * link to consents. See dueErasures for the websites, and sealedUntil for the legal retention.
   */
  eraseByEmail: (email: string) => erase(ERASED_TABLES, (sql) => eraseForms(sql, { email })),
  /** Erases all forms received before this moment, with CVs and mails. */
  eraseReceivedBefore: (before: Date) => erase(ERASED_TABLES, (sql) => eraseForms(sql, { before })),
  /**
   * Queues a mail with a token to an address with stored data, unless it received three in the last 24 hours. An
   * address without data leaves only a count, deleted after 24 hours.
   */
  requestYourData: (email: string, token: string) => transaction((sql) => requestYourData(sql, email, token)),
  /** Returns a valid token's address (null once erased) and expiry (24 hours after mailing); null for other tokens. */
  addressOfToken: (token: string) => addressOfToken(read, token),
  heldAbout: (email: string) => dataHeldFor(read, email),
  /** Returns an address's forms that are kept sealed by law. */
  sealedAbout: (email: string) => sealedAbout(read, email),
  /** Whether an address was erased at or after a moment (ISO 8601) in the last 7 days. */
  async wasErasedSince(email: string, moment: string) {
    const erased = 'SELECT id FROM erasures WHERE address_hash = $1 AND erased_at >= $2 LIMIT 1';
    return (await read.query(erased, [erasedHash(read.key, email), moment])).length > 0;
  },
  dueErasures: () => dueErasures(read),
  /** Deletes an erasure's address. Its hash remains for 7 days, to recognise forms that arrive late. */
  async markErasureDone(id: number) {
    await erase(PRUNED, ({ query }) => query('UPDATE erasures SET sealed = NULL WHERE id = $1', [id]));
  },
  /** Deletes tokens after 24 hours, erasures after 7 days, pending or not, and sealed forms when they expire. */
  async pruneYourData() {
    await erase(PRUNED, async (sql) => {
      await pruneTokens(sql);
      await pruneErasures(sql);
      await sql.query('DELETE FROM sealed_forms WHERE erase_on <= $1', [sql.at()]);
    });
  },
});
