import type { Submission, SubmissionKind } from './forms';
import { type Database, insertRow, type Sql } from '../store/database';
import { inBatches } from '../base/batches';
import { print } from '../base/command';

/** What the consent was given with: a form, or the confirmation of a job alert. */
export type ConsentKind = SubmissionKind | 'alerts';

/**
 * A consent. `row`: the form's id until the form is erased. Times are ISO 8601: `given_at` according to the website,
 * `received_at` on receipt. `language` (BCP 47) is the wording's.
 */
export type Consent = {
  id: number;
  kind: ConsentKind;
  row: number | null;
  wording: string;
  language: string;
  given_at: string;
  received_at: string;
};

const CONSENT = 'id, kind, row_id AS row, wording, language, given_at, received_at';

/** Stores a consent in its form's transaction. */
export async function addConsent(sql: Sql, { row, ...consent }: Omit<Consent, 'id'>): Promise<void> {
  await insertRow(sql, 'consents', { row_id: row, ...consent });
}

/** Returns the consents given with rows of a kind, newest first. `rows`: a SELECT of their ids. */
export const consentsWith = ({ query }: Sql, kind: ConsentKind, rows: string, values: unknown[]) =>
  query<Consent & { row: number }>(
    `SELECT ${CONSENT} FROM consents WHERE kind = '${kind}' AND row_id IN (${rows}) ORDER BY id DESC`,
    values,
  );

/** Unlinks consents from erased rows. `rows`: a SELECT of their ids. */
export async function anonymiseConsents(
  { query }: Sql,
  kind: ConsentKind,
  rows: string,
  values: unknown[],
): Promise<void> {
  await query(`UPDATE consents SET row_id = NULL WHERE kind = '${kind}' AND row_id IN (${rows})`, values);
}

export type ConsentStore = ReturnType<typeof createConsentStore>;

/** Consents outlast their forms. They are written with them, see addConsent. */
export const createConsentStore = ({ read }: Database) => ({
  /** Returns the consents after an id, in order; fewer than `limit` only at the end. */
  consentsAfter: (id: number, limit: number) =>
    read.query<Consent>(
      `SELECT ${CONSENT} FROM consents WHERE id > $1 ORDER BY id LIMIT CAST($2 AS bigint)`,
      [id, limit],
    ),

  /** Returns the language (BCP 47) in which a form's sender consented, which is the page's; '' without consent. */
  async consentLanguage(kind: ConsentKind, row: number): Promise<string> {
    const [consent] = await consentsWith(read, kind, 'CAST($1 AS bigint)', [row]);
    return consent?.language ?? '';
  },
});

const BATCH = 500;

type Submissions = { getSubmission(kind: SubmissionKind, id: number): Promise<Submission | null> };

/** Prints all consents, oldest first, followed by their wordings. */
export async function consentsCommand(store: ConsentStore & Submissions): Promise<void> {
  const wordings: string[] = [];
  const all = inBatches<Consent>((last) => store.consentsAfter(last?.id ?? 0, BATCH));
  for await (const batch of all)
    for (const { id, kind, row, wording, language, given_at } of batch) {
      if (!wordings.includes(wording)) wordings.push(wording);
      const about = row === null ? 'anonymised' : await referenceOf(store, kind, row);
      const text = `text ${wordings.indexOf(wording) + 1}`;
      print([`${id}`.padStart(6), given_at, kind.padEnd(13), text, language, about].join('  '));
    }
  if (wordings.length === 0) print('No consents yet.');
  for (const [index, wording] of wordings.entries()) print(`text ${index + 1}: ${wording}`);
}

async function referenceOf(store: Submissions, kind: ConsentKind, row: number): Promise<string> {
  const form = kind === 'alerts' ? null : await store.getSubmission(kind, row);
  return form?.reference || `${kind} ${row}`;
}
