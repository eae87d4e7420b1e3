import type { Database, Sql } from '../store/database';
import type { StoreKey } from '../keys/store-key';
import {
  dueErasures,
  ERASED_TABLES,
  eraseForms,
  erasuresKeptSince,
  wasErasedSince,
  IS_THEIRS,
  mailsOfAddress,
} from './erase';
import { sealedAbout } from '../forms/sealed-forms';
import { addressOfToken, requestYourData, tokensValidSince } from './tokens';
import type { YourDataStore, HeldData, WaitingMail } from './your-data';
import { alertsWhere } from '../alerts/requests';
import { consentsWith } from '../forms/consents';
import { submissionKinds } from '../forms/forms';
import { forms, selectSubmissions, submissionOf, type SubmissionRow } from '../forms/tables';
import { emailHash } from '../keys/sealed-rows';

/** Reads all that is held about an address, newest first. */
async function heldAbout(sql: Sql, key: StoreKey, email: string): Promise<HeldData> {
  const hash = [emailHash(key, email)];
  const idsOf = (table: string) => `SELECT id FROM ${table} WHERE ${IS_THEIRS}`;
  const submissions = [];
  const consents = await consentsWith(sql, 'alerts', idsOf('job_alerts'), hash);
  for (const kind of submissionKinds) {
    const theirs = `${selectSubmissions(kind)} WHERE form.${IS_THEIRS} ORDER BY form.id DESC`;
    for (const row of await sql.query<SubmissionRow>(theirs, hash))
      submissions.push(submissionOf(kind, row, key));
    consents.push(...(await consentsWith(sql, kind, idsOf(forms[kind].table), hash)));
  }
  const alerts = await alertsWhere(sql, key, `${IS_THEIRS} ORDER BY id DESC`, hash);
  const mails = await sql.query<WaitingMail>(
    `SELECT id, kind, queued_at FROM mails WHERE sent_at IS NULL AND (${mailsOfAddress}) ORDER BY id`,
    hash,
  );
  return { submissions, alerts, mails, consents };
}

const PRUNED = ['your_data_tokens', 'erasures', 'sealed_forms'];

export function createYourDataStore(
  { read, transaction, erase }: Database,
  key: StoreKey,
  now: () => Date,
): YourDataStore {
  return {
    eraseByEmail: (email) => erase(ERASED_TABLES, (sql) => eraseForms(sql, key, { email }, now())),
    eraseReceivedBefore: (moment) =>
      erase(ERASED_TABLES, (sql) => eraseForms(sql, key, { before: moment }, now())),
    requestYourData: (email, token) => transaction((sql) => requestYourData(sql, key, email, token, now())),
    addressOfToken: (token) => addressOfToken(read, key, token, now()),
    heldAbout: (email) => heldAbout(read, key, email),
    sealedAbout: (email) => sealedAbout(read, key, email),
    wasErasedSince: (email, moment) => wasErasedSince(read, key, email, moment),
    dueErasures: () => dueErasures(read, key),
    async markErasureTold(id) {
      await erase(PRUNED, ({ query }) => query('UPDATE erasures SET sealed = NULL WHERE id = $1', [id]));
    },
    async pruneYourData() {
      await erase(PRUNED, async ({ query }) => {
        await query('DELETE FROM your_data_tokens WHERE created_at <= $1', [tokensValidSince(now())]);
        await query('DELETE FROM erasures WHERE erased_at <= $1', [erasuresKeptSince(now())]);
        await query('DELETE FROM sealed_forms WHERE erase_on <= $1', [now().toISOString()]);
      });
    },
  };
}
