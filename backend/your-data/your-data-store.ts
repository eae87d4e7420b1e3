import { DAY_MS } from '../../lib/base/text/indian-day';
import { yourDataMail } from '../../lib/content/mails/your-data';
import { yourDataPath } from '../../lib/routes';
import { alertsWhere } from '../alerts/alert-store';
import { contactsAt } from '../clients/clients';
import { consentsWith } from '../forms/consents';
import { submissionKinds } from '../forms/forms';
import { inLanguage } from '../forms/in-senders-language';
import { sealedAbout } from '../forms/sealed-forms';
import { forms, selectSubmissions, submissionOf, type SubmissionRow } from '../forms/tables';
import { emailHash, erasedHash, insertSealed, openTexts } from '../keys/sealed-rows';
import { tokenHash } from '../keys/secrets';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import type { MailKinds } from '../mail/mail-kinds';
import type { MailName } from '../mail/mails';
import { queueMail } from '../mail/queue';
import { reserveTurn } from '../mail/quota';
import { ERASED_TABLES, eraseForms, ERASURES, IS_THEIRS, mailsOfAddress, TOKENS } from './erase';

const VALID_MS = DAY_MS;
const ERASURE_KEPT_MS = 7 * DAY_MS;
const PRUNED = [TOKENS, ERASURES, 'sealed_forms'];

const FORMS_AND_ALERTS = [...Object.values(forms).map(({ table }) => table), 'job_alerts']
  .map((table) => `SELECT id FROM ${table} WHERE email_hash = $1`)
  .join(' UNION ALL ');

const isAnythingHeld = async (sql: SealedSql, email: string): Promise<boolean> =>
  (await sql.query(`${FORMS_AND_ALERTS} LIMIT 1`, [emailHash(sql.key, email)])).length > 0 ||
  (await contactsAt(sql, email)).length > 0;

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
  requestYourData: (email: string, token: string) =>
    transaction(async (sql) => {
      // Counted for every address, so that response times do not reveal whether data is held.
      const turn = await reserveTurn(sql, email, 'your-data');
      if (!turn || !(await isAnythingHeld(sql, email))) return;
      const row = { hash: tokenHash(token), created_at: sql.at(), email_hash: emailHash(sql.key, email) };
      await insertSealed(sql, TOKENS, row, { email });
      await queueMail(sql, { kind: 'your-data', email, token }, turn);
    }),
  /** Returns a valid token's address (null once erased) and expiry (24 hours after mailing); null for other tokens. */
  async addressOfToken(token: string): Promise<{ email: string | null; until: string } | null> {
    const [row] = await read.query<{ id: number; created_at: string; sealed: Buffer }>(
      `SELECT id, created_at, sealed FROM ${TOKENS} WHERE hash = $1 AND created_at > $2`,
      [tokenHash(token), read.at(-VALID_MS)],
    );
    if (!row) return null;
    const { email } = openTexts<{ email: string }>(read.key, row.sealed, TOKENS, row.id);
    return { email: email || null, until: new Date(Date.parse(row.created_at) + VALID_MS).toISOString() };
  },
  /** Reads everything held about an address, newest first. */
  async personalDataOf(email: string) {
    const hash = [emailHash(read.key, email)];
    const idsOf = (table: string) => `SELECT id FROM ${table} WHERE ${IS_THEIRS}`;
    const submissions = [];
    const consents = await consentsWith(read, 'alerts', idsOf('job_alerts'), hash);
    for (const kind of submissionKinds) {
      const theirs = `${selectSubmissions(kind)} WHERE form.${IS_THEIRS} ORDER BY form.id DESC`;
      for (const row of await read.query<SubmissionRow>(theirs, hash))
        submissions.push(submissionOf(kind, row, read));
      consents.push(...(await consentsWith(read, kind, idsOf(forms[kind].table), hash)));
    }
    const alerts = await alertsWhere(read, `${IS_THEIRS} ORDER BY id DESC`, hash);
    const mails = await read.query<{ kind: MailName; queued_at: string }>(
      `SELECT kind, queued_at FROM mails WHERE sent_at IS NULL AND (${mailsOfAddress}) ORDER BY id`,
      hash,
    );
    return { submissions, contacts: await contactsAt(read, email), alerts, mails, consents };
  },
  /** Returns an address's forms that are kept sealed by law. */
  sealedAbout: (email: string) => sealedAbout(read, email),
  /** Whether an address was erased at or after a moment (ISO 8601) in the last 7 days. */
  async wasErasedSince(email: string, moment: string) {
    const erased = 'SELECT id FROM erasures WHERE address_hash = $1 AND erased_at >= $2 LIMIT 1';
    return (await read.query(erased, [erasedHash(read.key, email), moment])).length > 0;
  },
  /** Returns erasures of which not all websites have been told. */
  async dueErasures() {
    const rows = await read.query<{ id: number; sealed: Buffer }>(
      'SELECT id, sealed FROM erasures WHERE sealed IS NOT NULL ORDER BY id',
    );
    return rows.map(({ id, sealed }) => ({
      id,
      email: openTexts<{ email: string }>(read.key, sealed, ERASURES, id).email,
    }));
  },
  /** Deletes an erasure's address. Its hash remains for 7 days, to recognise forms that arrive late. */
  async markErasureDone(id: number) {
    await erase(PRUNED, ({ query }) => query('UPDATE erasures SET sealed = NULL WHERE id = $1', [id]));
  },
  /** Deletes tokens after 24 hours, erasures after 7 days, pending or not, and sealed forms when they expire. */
  async pruneYourData() {
    await erase(PRUNED, async ({ query, at }) => {
      await query(`DELETE FROM ${TOKENS} WHERE created_at <= $1`, [at(-VALID_MS)]);
      await query('DELETE FROM erasures WHERE erased_at <= $1', [at(-ERASURE_KEPT_MS)]);
      await query('DELETE FROM sealed_forms WHERE erase_on <= $1', [at()]);
    });
  },
});

type YourDataMailContext = { store: Pick<YourDataStore, 'addressOfToken'>; siteUrl: string };

/** Composes the mail with the link to an address's data; none once the link has expired. */
export const yourDataMails = ({ store, siteUrl }: YourDataMailContext): MailKinds<'your-data'> => ({
  'your-data': {
    compose: ({ email, token, language }) =>
      inLanguage(language, async () => {
        if (!(await store.addressOfToken(token))?.email) return null;
        return { to: [email], document: yourDataMail({ url: `${siteUrl}${yourDataPath(token)}` }) };
      }),
  },
});
