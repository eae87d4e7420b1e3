import { alertsWhere } from '../alerts/requests';
import { consentsWith } from '../forms/consents/queries';
import type { Sql } from '../store/database';
import { submissionKinds, type SubmissionKind } from '../forms/forms';
import { forms, selectSubmissions, submissionOf, type SubmissionRow } from '../forms/tables';
import type { Keyring } from '../keys/keyring';
import { emailHash } from '../keys/sealed-rows';
import { mailsOfAddress } from './erase';
import type { HeldData, WaitingMail } from './your-data';

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
