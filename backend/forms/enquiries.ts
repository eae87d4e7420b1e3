import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { openTexts, sealTexts } from '../keys/sealed-rows';
import { queueMail } from '../mail/queue';
import type { Submission, SubmissionKind } from './forms';
import { forms, selectSubmissions, submissionOf, type SubmissionRow } from './tables';

export type EnquiryKind = Exclude<SubmissionKind, 'applications'>;

/** When (ISO 8601) and by whom an enquiry was answered or declined; null while it was neither. */
type Done = { done_at: string | null; done_by: string };
/** An enquiry as staff see it. A published one does not wait, though it was neither answered nor declined. */
export type Enquiry = Done & { form: Submission };

/** Returns the `source` of jobs created from an employer's enquiry. */
export const inquirySource = (inquiryId: number) => `inquiry ${inquiryId}`;

/** The condition that an enquiry waits for staff. Whatever is counted or listed is selected by it. */
const WAITS: Record<EnquiryKind, string> = {
  contacts: 'form.done_at IS NULL',
  inquiries: "form.done_at IS NULL AND NOT EXISTS (SELECT 1 FROM jobs WHERE source = 'inquiry ' || form.id)",
};
const isWaiting = (kind: EnquiryKind, waits: boolean) => (waits ? WAITS[kind] : `NOT (${WAITS[kind]})`);

type EnquiryRow = SubmissionRow & Done;
export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

type Settled = { who: string; whyDeclined?: string; mailAt?: Date | null };

const WAITING: Done = { done_at: null, done_by: '' };

/** Contact and business enquiries, and employers' enquiries to list a job, with what became of them. */
export const createEnquiryStore = ({ read, transaction }: SealedDatabase) => {
  const select = async (kind: EnquiryKind, rest: string, values: unknown[]): Promise<Enquiry[]> => {
    const rows = await read.query<EnquiryRow>(
      `${selectSubmissions(kind, ['done_at', 'done_by'])} ${rest}`,
      values,
    );
    return rows.map((row) => ({
      form: submissionOf(kind, row, read),
      done_at: row.done_at,
      done_by: row.done_by,
    }));
  };
  return {
    /** Returns a page of the enquiries that wait, or of the others, below an id, newest first. */
    enquiries: (kind: EnquiryKind, waits: boolean, before: number, limit: number) =>
      select(
        kind,
        `WHERE ${isWaiting(kind, waits)} AND form.id < CAST($1 AS bigint)
         ORDER BY form.id DESC LIMIT CAST($2 AS bigint)`,
        [before, limit],
      ),
    async countEnquiries(kind: EnquiryKind, waits: boolean): Promise<number> {
      const count = `SELECT count(*) AS count FROM ${forms[kind].table} form WHERE ${isWaiting(kind, waits)}`;
      return Number((await read.column<number>(count))[0]);
    },
    enquiry: async (kind: EnquiryKind, id: number): Promise<Enquiry | null> =>
      (await select(kind, 'WHERE form.id = CAST($1 AS bigint)', [id]))[0] ?? null,
    /**
     * Marks an enquiry that waits as answered, or as declined for a reason with a mail to the employer for `mailAt`
     * (null: none). Resolves with its time; null if it no longer waits.
     */
    settleEnquiry: (kind: EnquiryKind, id: number, { who, whyDeclined, mailAt = null }: Settled) =>
      transaction(async (sql) => {
        const at = sql.at();
        const done = { done_at: at, done_by: who, why_declined: whyDeclined };
        if (!(await write(sql, kind, `id = CAST($1 AS bigint) AND ${WAITS[kind]}`, [id], done))) return null;
        if (mailAt) await queueMail(sql, { kind: 'declined', inquiry_id: id }, mailAt);
        return at;
      }),
    /** Lets the enquiries wait again that somebody settled at a time, without the mails not sent yet. Resolves with their number. */
    reopenEnquiries: ({ at, who }: { at: string; who: string }) =>
      transaction(async (sql) => {
        let count = 0;
        for (const kind of ['contacts', 'inquiries'] as const)
          count += await write(sql, kind, 'done_at = $1 AND done_by = $2', [at, who], WAITING);
        return count;
      }),
  };
};

/** Changes the enquiries that match a condition on `form`; resolves with their number. */
async function write(
  sql: SealedSql,
  kind: EnquiryKind,
  where: string,
  values: unknown[],
  { done_at, done_by, why_declined }: Done & { why_declined?: string },
): Promise<number> {
  const { table, mailColumn } = forms[kind];
  const found = await sql.query<{ id: number; sealed: Buffer }>(
    `SELECT id, sealed FROM ${table} form WHERE ${where} ${sql.forUpdate}`,
    values,
  );
  for (const { id, sealed } of found) {
    const texts = { ...openTexts(sql.key, sealed, table, id), why_declined };
    await sql.query(
      `UPDATE ${table} SET done_at = $2, done_by = $3, sealed = $4 WHERE id = CAST($1 AS bigint)`,
      [id, done_at, done_by, sealTexts(sql.key, texts, table, id)],
    );
    if (done_at === null)
      await sql.query(
        `DELETE FROM mails WHERE ${mailColumn} = $1 AND kind = 'declined' AND sent_at IS NULL`,
        [id],
      );
  }
  return found.length;
}
