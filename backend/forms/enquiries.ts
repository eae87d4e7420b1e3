import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { openTexts, sealTexts } from '../keys/sealed-rows';
import { queueMail } from '../mail/queue';
import type { Submission, SubmissionKind } from './forms';
import { forms, selectSubmissions, submissionOf, type SubmissionRow } from './tables';

export type EnquiryKind = Exclude<SubmissionKind, 'applications'>;

/** When (ISO 8601) and by whom an enquiry was answered, declined or published; null while it was not. */
type Done = { done_at: string | null; done_by: string };
/** An enquiry as staff see it. */
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

/** `mailAt`: when the employer is told; null: never. */
type Settled = { who: string; mailAt?: Date | null } & ({ whyDeclined?: string } | { isPublished: true });

const WAITING: Done = { done_at: null, done_by: '' };

/** Contact and business enquiries, and employers' enquiries to list a job, with what became of them. */
export const createEnquiryStore = ({ read, transaction }: SealedDatabase) => {
  const select = async (kind: EnquiryKind, rest: string, values: unknown[]): Promise<Enquiry[]> => {
    const rows = await read.query<EnquiryRow>(
      `${selectSubmissions(kind, ['done_at', 'done_by'])} ${rest}`,
      values,
    );
    return rows.map(({ done_at, done_by, ...row }) => ({
      form: submissionOf(kind, row, read),
      done_at,
      done_by,
    }));
  };
  return {
    /** Returns a page of the enquiries that wait, or of the others, below an id and after some, newest first. */
    enquiries: (kind: EnquiryKind, waits: boolean, before: number, limit: number, skip = 0) =>
      select(
        kind,
        `WHERE ${isWaiting(kind, waits)} AND form.id < CAST($1 AS bigint)
         ORDER BY form.id DESC LIMIT CAST($2 AS bigint) OFFSET CAST($3 AS bigint)`,
        [before, limit, skip],
      ),
    async countEnquiries(kind: EnquiryKind, waits: boolean): Promise<number> {
      const count = `SELECT count(*) AS count FROM ${forms[kind].table} form WHERE ${isWaiting(kind, waits)}`;
      return Number((await read.column<number>(count))[0]);
    },
    enquiry: async (kind: EnquiryKind, id: number): Promise<Enquiry | null> =>
      (await select(kind, 'WHERE form.id = CAST($1 AS bigint)', [id]))[0] ?? null,
    /** Marks an enquiry that waits as answered or declined, or any as published. Resolves with its time; null if it no longer waits. */
    settleEnquiry: (kind: EnquiryKind, id: number, { who, mailAt, ...how }: Settled) =>
      transaction(async (sql) => {
        const at = sql.at();
        const [mail, where] =
          'isPublished' in how ? (['published', 'TRUE'] as const) : (['declined', WAITS[kind]] as const);
        const done = {
          done_at: at,
          done_by: who,
          why_declined: 'whyDeclined' in how ? how.whyDeclined : undefined,
        };
        const found = await write(sql, kind, `id = CAST($1 AS bigint) AND ${where}`, [id], done);
        if (found.length === 0) return null;
        if (mailAt) await queueMail(sql, { kind: mail, inquiry_id: id }, mailAt);
        return at;
      }),
    /**
     * Lets the enquiries wait again that somebody settled at a time, without the mails not sent yet. Resolves with their number, and
     * with the jobs they were published as, which are theirs no longer.
     */
    reopenEnquiries: ({ at, who }: { at: string; who: string }) =>
      transaction(async (sql) => {
        let count = 0;
        const jobs: string[] = [];
        for (const kind of ['contacts', 'inquiries'] as const) {
          const found = await write(sql, kind, 'done_at = $1 AND done_by = $2', [at, who], WAITING);
          count += found.length;
          for (const { id, wasDeclined } of found)
            if (kind === 'inquiries' && !wasDeclined) jobs.push(...(await unlinkLastJob(sql, id)));
        }
        return { count, jobs };
      }),
  };
};

/** Takes the job that an enquiry was published as last from it; resolves with its id. */
const unlinkLastJob = ({ column }: SealedSql, id: number) =>
  column<string>(
    'UPDATE jobs SET source = NULL WHERE pk = (SELECT max(pk) FROM jobs WHERE source = $1) RETURNING id',
    [inquirySource(id)],
  );

/** Changes the enquiries that match a condition on `form`; resolves with them. */
async function write(
  sql: SealedSql,
  kind: EnquiryKind,
  where: string,
  values: unknown[],
  { done_at, done_by, why_declined }: Done & { why_declined?: string },
) {
  const { table, mailColumn } = forms[kind];
  const found = await sql.query<{ id: number; sealed: Buffer }>(
    `SELECT id, sealed FROM ${table} form WHERE ${where} ${sql.forUpdate}`,
    values,
  );
  const written: { id: number; wasDeclined: boolean }[] = [];
  for (const { id, sealed } of found) {
    const texts = openTexts<Record<string, unknown>>(sql.key, sealed, table, id);
    written.push({ id, wasDeclined: Boolean(texts.why_declined) });
    await sql.query(
      `UPDATE ${table} SET done_at = $2, done_by = $3, sealed = $4 WHERE id = CAST($1 AS bigint)`,
      [id, done_at, done_by, sealTexts(sql.key, { ...texts, why_declined }, table, id)],
    );
    if (done_at === null)
      await sql.query(
        `DELETE FROM mails WHERE ${mailColumn} = $1 AND kind IN ('declined', 'published') AND sent_at IS NULL`,
        [id],
      );
  }
  return written;
}
