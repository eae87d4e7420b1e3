import { randomBytes } from 'node:crypto';
import type { Sql } from '../database';
import type { DataKey } from '../keys/data-keys';
import { sealBytes } from '../keys/sealed-rows';
import {
  type ConsentFacts,
  type ConsentHead,
  type ConsentKind,
  nextLink,
  subjectOf,
  wordingHash,
} from './ledger';

/** A consent that was given; `reference` as the sender was given it. */
export type GivenConsent = Pick<ConsentFacts, 'kind' | 'language' | 'given_at'> & {
  wording: string;
  email: string;
  reference: string;
  /** The id of the form's row. */
  row: number;
};

/**
 * Adds a consent to the ledger, in the transaction of its form. To be called last: from here to the transaction's end
 * nobody else can add one, so that the chain does not fork.
 */
export async function appendConsent(sql: Sql, key: DataKey, given: GivenConsent, now: Date): Promise<void> {
  const { query, forUpdate } = sql;
  const text = await keepWording(sql, key, given.wording);
  const salt = randomBytes(32);
  const [head] = await query<ConsentHead>(`SELECT seq, hash FROM consent_head WHERE id = 1 ${forUpdate}`);
  const { kind, language, given_at, email, reference, row } = given;
  const subject = subjectOf(salt, email, reference);
  const link = nextLink(head!, { kind, text, language, given_at, received_at: now.toISOString(), subject });
  await query(
    `INSERT INTO consents (seq, prev_hash, hash, entry, kind, row_id, key_id, sealed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[link.seq, link.prev_hash, link.hash, link.entry, kind, row],
      ...[key.id, sealBytes(key, salt, ['consents', link.seq, 'sealed'])],
    ],
  );
  await query('UPDATE consent_head SET seq = $1, hash = $2 WHERE id = 1', [link.seq, link.hash]);
}

/** The wordings that an open store, known by its data key, is known to keep: few, and never deleted. */
const keptWordings = new WeakMap<DataKey, Set<string>>();

/** Keeps a wording once, under its hash. */
async function keepWording({ query }: Sql, key: DataKey, wording: string): Promise<string> {
  const hash = wordingHash(wording);
  const known = keptWordings.get(key) ?? new Set();
  keptWordings.set(key, known);
  if (known.has(hash)) return hash;
  const kept = await query('SELECT hash FROM consent_texts WHERE hash = $1', [hash]);
  // One that is only being written may yet be undone.
  if (kept.length > 0) known.add(hash);
  else
    await query('INSERT INTO consent_texts (hash, wording) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING', [
      hash,
      wording,
    ]);
  return hash;
}

/** Takes from entries what leads to a person; the chain stays whole. `rows`: a SELECT of the ids of erased rows. */
export async function anonymiseConsents(
  { query }: Sql,
  kind: ConsentKind,
  rows: string,
  values: unknown[],
): Promise<void> {
  await query(
    `UPDATE consents SET key_id = NULL, sealed = NULL, row_id = NULL WHERE kind = '${kind}' AND row_id IN (${rows})`,
    values,
  );
}
