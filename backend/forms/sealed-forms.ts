import { isSealing } from '../../lib/content/law';
import { withAnswersOnWire } from '../../lib/contract/forms/answers';
import { inBatches } from '../base/batches';
import type { Submission, SubmissionKind } from './forms';
import { readCv } from './cvs';
import { openNotes } from './notes/notes';
import { forms, selectSubmissions, submissionOf, type SubmissionRow } from './tables';
import { emailHash, openBytes, openTexts, sealBytes, sealTexts } from '../keys/sealed-rows';
import type { SealedSql } from '../keys/store-key';
import { insertRow } from '../store/database';
import { DAY_MS } from '../../lib/base/text/indian-day';

const TABLE = 'sealed_forms';
const KEPT_MS = 365 * DAY_MS;
const BATCH = 4;

/** A form withdrawn and sealed; `eraseOn`: ISO 8601. */
type SealedForm = {
  email: string;
  eraseOn: string;
  form: Submission;
  notes: object[];
  cv: Buffer | null;
};

/**
 * Returns until when a form to be erased is kept sealed: one year after it was last processed (rule 8(3) of the DPDP
 * Rules 2025), once that rule is in force; null when it is erased immediately.
 */
export function sealedUntil(processed: Date, now: Date): string | null {
  if (!isSealing(now.getTime())) return null;
  const end = new Date(processed.getTime() + KEPT_MS);
  return end > now ? end.toISOString() : null;
}

/**
 * Copies forms about to be erased, with CVs and notes, to a table that desk, website and mails never read. `where`: a
 * condition on a form's table with one value. `until`: as sealedUntil, by time of receipt.
 */
export async function sealForms(
  sql: SealedSql,
  { kinds, where, value }: { kinds: readonly SubmissionKind[]; where: string; value: unknown },
  until: (receivedAt: Date) => string | null,
): Promise<void> {
  for (const kind of kinds) {
    const some = `${selectSubmissions(kind)} WHERE form.${where} AND form.id > CAST($2 AS bigint)
      ORDER BY form.id LIMIT ${BATCH}`;
    const all = inBatches<SubmissionRow>((last) => sql.query(some, [value, last?.id ?? 0]));
    for await (const rows of all)
      for (const row of rows) {
        const eraseOn = until(new Date(row.received_at));
        if (eraseOn !== null) await sealForm(sql, submissionOf(kind, row, sql), eraseOn);
      }
  }
}

async function sealForm(sql: SealedSql, form: Submission, erase_on: string): Promise<void> {
  const { kind } = form;
  const { key } = sql;
  const email = form.fields[forms[kind].email] ?? '';
  const notes = kind === 'applications' ? await openNotes(sql, form.id) : [];
  const cv = form.cv ? await readCv(sql, form.id) : null;
  const fields = withAnswersOnWire(form.fields);
  const id = await sql.nextId(TABLE);
  await insertRow(sql, TABLE, {
    id,
    erase_on,
    email_hash: emailHash(key, email),
    sealed: sealTexts(key, { email, form: { ...form, fields }, notes }, TABLE, id),
    bytes: cv && sealBytes(key, cv.bytes, [TABLE, id, 'bytes']),
  });
}

/** Returns an address's sealed forms, for people with a legal right of access. */
export async function sealedAbout({ query, key }: SealedSql, email: string): Promise<SealedForm[]> {
  const rows = await query<{ id: number; erase_on: string; sealed: Buffer; bytes: Buffer | null }>(
    `SELECT id, erase_on, sealed, bytes FROM ${TABLE} WHERE email_hash = $1 ORDER BY id`,
    [emailHash(key, email)],
  );
  return rows.map(({ id, erase_on: eraseOn, sealed, bytes }) => ({
    ...openTexts<Pick<SealedForm, 'email' | 'form' | 'notes'>>(key, sealed, TABLE, id),
    eraseOn,
    cv: bytes && openBytes(key, bytes, [TABLE, id, 'bytes']),
  }));
}
