import type { Database, Sql } from '../../store/database';
import type { Consent, ConsentKind, ConsentStore } from './consents';

const CONSENT = 'id, kind, row_id AS row, wording, language, given_at, received_at';

/** Keeps a consent, in the transaction of its form. */
export async function addConsent({ query }: Sql, consent: Omit<Consent, 'id'>): Promise<void> {
  const { kind, row, wording, language, given_at, received_at } = consent;
  await query(
    `INSERT INTO consents (kind, row_id, wording, language, given_at, received_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [kind, row, wording, language, given_at, received_at],
  );
}

/** The consents given with rows of a kind, newest first. `rows`: a SELECT of their ids. */
export const consentsWith = ({ query }: Sql, kind: ConsentKind, rows: string, values: unknown[]) =>
  query<Consent & { row: number }>(
    `SELECT ${CONSENT} FROM consents WHERE kind = '${kind}' AND row_id IN (${rows}) ORDER BY id DESC`,
    values,
  );

/** Takes from consents what leads to a person. `rows`: a SELECT of the ids of erased rows. */
export async function anonymiseConsents(
  { query }: Sql,
  kind: ConsentKind,
  rows: string,
  values: unknown[],
): Promise<void> {
  await query(`UPDATE consents SET row_id = NULL WHERE kind = '${kind}' AND row_id IN (${rows})`, values);
}

export const createConsentStore = ({ read }: Database): ConsentStore => ({
  consentsAfter: (id, limit) =>
    read.query(`SELECT ${CONSENT} FROM consents WHERE id > $1 ORDER BY id LIMIT CAST($2 AS bigint)`, [
      id,
      limit,
    ]),
});
