import { languageOfTag } from '../../lib/base/language-of-address';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { emailHash } from '../keys/sealed-rows';
import { queueMail } from '../mail/queue';
import { reserveTurn } from '../mail/quota';
import { ERASED_TABLES, eraseForms } from '../your-data/erase';
import { addConsent } from '../forms/consents';
import { sha256Of } from '../forms/cvs';
import type { Cv } from '../forms/forms';
import { cvHash, phoneHash } from '../forms/same-sender';
import { readNotes, writeNote } from '../forms/notes/notes';
import { consentOf, findSubmission, insertSubmission } from '../forms/form-store';
import { sealFields, selectSubmissions, submissionOf, type SubmissionRow } from '../forms/tables';

/** An application's fields; `added_by`: a staff address. `forwarded_from`: the id of the application that this one continues, in its `language`. */
type AddedFields = Record<string, string> & { phone: string; email: string; added_by: string };

/**
 * `key`: two additions with one are the same. `isOnce`: only if nobody with this address, number or CV has an application
 * for the job. `mailAt`: when the candidate is told by mail; null: not.
 */
export type NewPerson = {
  fields: AddedFields;
  cv: Cv | null;
  key: string;
  kind: 'added' | 'to-check';
  isOnce?: boolean;
  mailAt: Date | null;
};
export type Correction = { id: number; fields: Record<string, string> };

type Fields = Record<string, string>;
/** Tells a candidate by mail that staff have entered them. */
async function queueNotice(sql: SealedSql, application_id: number, fields: Fields, mailAt: Date | null) {
  const { email = '', language: tag } = fields;
  if (!mailAt || email === '') return;
  const turn = await reserveTurn(sql, email, 'receipt');
  const mail = { kind: 'receipt', application_id, language: languageOfTag(tag) } as const;
  if (turn) await queueMail(sql, mail, turn > mailAt ? turn : mailAt);
}

/** Locks an application and changes some of its fields. Resolves with all of them; null if it is not there, or not `onlyToCheck`. */
async function rewrite(sql: SealedSql, { id, fields: changes }: Correction, onlyToCheck = true) {
  await sql.query(`SELECT id FROM applications WHERE id = CAST($1 AS bigint) ${sql.forUpdate}`, [id]);
  const [row] = await sql.query<SubmissionRow & { stage: string }>(
    `${selectSubmissions('applications', ['stage'])} WHERE form.id = CAST($1 AS bigint)`,
    [id],
  );
  if (!row || (onlyToCheck && row.stage !== 'to-check')) return null;
  const fields = { ...submissionOf('applications', row, sql).fields, ...changes };
  if (Object.keys(changes).length === 0) return fields;
  await sql.query(
    'UPDATE applications SET sealed = $2, email_hash = $3, phone_hash = $4 WHERE id = CAST($1 AS bigint)',
    [
      id,
      sealFields(sql, 'applications', id, fields),
      emailHash(sql.key, fields.email ?? ''),
      phoneHash(sql.key, fields.phone ?? ''),
    ],
  );
  return fields;
}

type Known = { email: string; phone: string; sha256?: string };

/** Returns the applications for a job ('' for any) with this email address, phone number or CV, the newest first. */
async function applicationsLike(sql: SealedSql, known: Known, jobId = ''): Promise<number[]> {
  const hashes = {
    email_hash: emailHash(sql.key, known.email),
    phone_hash: phoneHash(sql.key, known.phone),
    cv_hash: cvHash(sql.key, known.sha256),
  };
  const same = Object.keys(hashes).map(
    (hash, index) => `SELECT id, job_id FROM applications WHERE ${hash} = $${index + 1} AND ${hash} <> ''`,
  );
  const all = `SELECT id FROM (${same.join(' UNION ')}) known WHERE $4 = '' OR job_id = $4 ORDER BY id DESC`;
  return sql.column<number>(all, [...Object.values(hashes), jobId]);
}

/** Applications that staff enter: without the public form, from a folder of CVs, or for another job. */
export const createPeopleStore = ({ read, transaction, erase }: SealedDatabase) => ({
  /**
   * Stores a person with a note of this time (ISO 8601) and, later, a mail. `isNew`: false if the key is known. `known`: the
   * applications because of which nothing was stored.
   */
  addPerson: ({ fields, cv, key, kind, isOnce, mailAt }: NewPerson, at: string) =>
    transaction(async (sql): Promise<{ id: number; isNew: boolean; known: number[] }> => {
      // Two who add the same person in one second take turns. A table that public forms never write: they do not wait.
      if (isOnce) await sql.lockTable('clients');
      if (isOnce && (await findSubmission(sql, 'applications', key)) === null) {
        const sha256 = cv ? sha256Of(cv) : undefined;
        const known = await applicationsLike(sql, { ...fields, sha256 }, fields.job_id);
        if (known.length > 0) return { id: known[0]!, isNew: false, known };
      }
      const form = { kind: 'applications', fields, cv, idempotencyKey: key, reference: '' } as const;
      const id = await insertSubmission(sql, form, false);
      const isNew = (await readNotes(sql, id)).length === 0;
      if (isNew) {
        await writeNote(sql, id, { kind, who: fields.added_by }, at);
        await queueNotice(sql, id, fields, mailAt);
      }
      return { id, isNew, known: [] };
    }),

  applicationsLike: (known: Known) => applicationsLike(read, known),

  /** Corrects people from a folder of CVs who were not checked yet, whatever was typed. */
  correctPeople: (corrections: readonly Correction[]) =>
    transaction(async (sql) => {
      for (const correction of corrections) await rewrite(sql, correction);
    }),

  /** Lets checked people into the queue of calls, and tells them by mail. Resolves with those that were not before. */
  confirmPeople: (ids: readonly number[], who: string, mailAt: Date | null) =>
    transaction(async (sql) => {
      const at = sql.at();
      const done: number[] = [];
      for (const id of ids) {
        const fields = await rewrite(sql, { id, fields: {} });
        if (!fields) continue;
        await writeNote(sql, id, { kind: 'checked', who }, at);
        await queueNotice(sql, id, fields, mailAt);
        done.push(id);
      }
      return { ids: done, at };
    }),

  /** Records a consent that was given after the application was entered, or a correction, as `text` says. Resolves with its time. */
  noteConsent: ({ id, fields }: Correction, { who, text }: { who: string; text: string }) =>
    transaction(async (sql) => {
      const at = sql.at();
      if (!(await rewrite(sql, { id, fields }, false))) return at;
      const given = { ...fields, consent: fields.consent || `${text}, noted at the desk by ${who}` };
      const form = { kind: 'applications', fields: given, cv: null } as const;
      await addConsent(sql, consentOf(sql, { ...form, idempotencyKey: null, reference: '' }, id));
      await writeNote(sql, id, { kind: 'consent', who, text }, at);
      return at;
    }),

  /** Erases applications, such as those of people without an email address. Resolves with their number. */
  eraseApplications: async (ids: readonly number[]) => {
    const eraseAll = async (sql: SealedSql) => {
      for (const application of ids) await eraseForms(sql, { application });
    };
    if (ids.length > 0) await erase(ERASED_TABLES, eraseAll);
    return ids.length;
  },

  /** Returns the applications that `who` entered at this time, and on which nothing happened since. */
  untouchedAdditions: ({ who, at }: { who: string; at: string }) =>
    read.column<number>(
      `SELECT application_id FROM notes WHERE at = $1 AND who = $2 AND kind = 'added' AND NOT EXISTS (
         SELECT 1 FROM notes later WHERE later.application_id = notes.application_id
           AND later.id > notes.id AND later.kind <> 'cv')`,
      [at, who],
    ),
});
