import type { Database, Sql } from '../store/database';
import type { Keyring } from '../keys/keyring';
import {
  dueErasures,
  ERASED_TABLES,
  eraseForms,
  erasuresKeptSince,
  wasErasedSince,
  mailsOfAddress,
} from './erase';
import { addressOfToken, requestYourData, tokensValidSince } from './tokens';
import type { YourDataStore, HeldData, WaitingMail } from './your-data';
import { alertsWhere } from '../alerts/requests';
import { consentsWith } from '../forms/consents';
import { submissionKinds, type SubmissionKind } from '../forms/forms';
import { forms, selectSubmissions, submissionOf, type SubmissionRow } from '../forms/tables';
import { emailHash } from '../keys/sealed-rows';

/** Reads all that is held about an address, newest first. */
export async function heldAbout(sql: Sql, keyring: Keyring, email: string): Promise<HeldData> {
  const hashes = (await keyring.inUse(sql)).map((key) => emailHash(key, email));
  const isTheirs = `email_hash ${sql.oneOf('$1', 'text')}`;
  const idsOf = (table: string) => `SELECT id FROM ${table} WHERE ${isTheirs}`;
  const submissions = [];
  const consents = await consentsWith(sql, 'alerts', idsOf('job_alerts'), [hashes]);
  for (const kind of submissionKinds) {
    submissions.push(...(await submissionsOf(sql, keyring, kind, hashes)));
    consents.push(...(await consentsWith(sql, kind, idsOf(forms[kind].table), [hashes])));
  }
  const alerts = await alertsWhere(sql, keyring, `${isTheirs} ORDER BY id DESC`, [hashes]);
  return { submissions, alerts, mails: await mailsOf(sql, isTheirs, hashes), consents };
}

async function submissionsOf(sql: Sql, keyring: Keyring, kind: SubmissionKind, hashes: string[]) {
  const rows = await sql.query<SubmissionRow>(
    `${selectSubmissions(kind)} WHERE form.email_hash ${sql.oneOf('$1', 'text')} ORDER BY form.id DESC`,
    [hashes],
  );
  const cvs = rows.map(({ cv_key_id = null }) => ({ key_id: cv_key_id }));
  const keyOf = await keyring.of(sql, [...rows, ...cvs]);
  return rows.map((row) => submissionOf(kind, row, keyOf));
}

function mailsOf({ query }: Sql, isTheirs: string, hashes: string[]): Promise<WaitingMail[]> {
  return query<WaitingMail>(
    `SELECT id, kind, queued_at FROM mails WHERE sent_at IS NULL AND (${mailsOfAddress(isTheirs)}) ORDER BY id`,
    [hashes],
  );
}

const PRUNED = ['your_data_tokens', 'erasures'];

export function createYourDataStore(
  { read, transaction, erase }: Database,
  keyring: Keyring,
  now: () => Date,
): YourDataStore {
  return {
    eraseByEmail: (email) => erase(ERASED_TABLES, (sql) => eraseForms(sql, keyring, { email }, now())),
    eraseReceivedBefore: (moment) =>
      erase(ERASED_TABLES, (sql) => eraseForms(sql, keyring, { before: moment }, now())),
    requestYourData: (email, token) =>
      transaction((sql) => requestYourData(sql, keyring, email, token, now())),
    addressOfToken: (token) => addressOfToken(read, keyring, token, now()),
    heldAbout: (email) => heldAbout(read, keyring, email),
    wasErasedSince: async (email, moment) => wasErasedSince(read, await keyring.inUse(read), email, moment),
    dueErasures: () => dueErasures(read, keyring),
    async markErasureTold(id) {
      await erase(PRUNED, ({ query }) =>
        query('UPDATE erasures SET key_id = NULL, sealed = NULL WHERE id = $1', [id]),
      );
    },
    async pruneYourData() {
      await erase(PRUNED, async ({ query }) => {
        await query('DELETE FROM your_data_tokens WHERE created_at <= $1', [tokensValidSince(now())]);
        await query('DELETE FROM erasures WHERE erased_at <= $1', [erasuresKeptSince(now())]);
      });
    },
  };
}
