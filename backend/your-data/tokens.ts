import { createHash } from 'node:crypto';
import type { Sql } from '../store/database';
import type { DataKeys, Keyring } from '../keys/keyring';
import { emailHash, openTexts, sealTexts } from '../keys/sealed-rows';
import { queueMail } from '../mail/queue';
import { nextTurn } from '../mail/quota';
import { forms } from '../forms/tables';
import { yourDataMail } from '../../lib/content/mails/your-data';
import { yourDataPath } from '../../lib/routes';
import type { MailKinds } from '../mail/mail-kinds';
import type { YourDataStore } from './your-data';

const TABLE = 'your_data_tokens';
const VALID_MS = 24 * 60 * 60 * 1000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Before this moment tokens were made that are valid no longer. */
export const tokensValidSince = (now: Date) => new Date(now.getTime() - VALID_MS).toISOString();

/** Queues the mail with a token, as YourDataStore.requestYourData says. */
export async function requestYourData(
  sql: Sql,
  keyring: Keyring,
  email: string,
  token: string,
  now: Date,
): Promise<void> {
  const keys = await keyring.inUse(sql);
  // Counted for every address, so that the answer takes about as long where nothing is held.
  const turn = await nextTurn(sql, keys, email, 'your-data', now);
  if (!turn) return;
  if (!(await isAnythingHeld(sql, keys, email))) return;
  const [key] = keys;
  const id = await sql.nextId(TABLE);
  await sql.query(
    `INSERT INTO ${TABLE} (id, hash, created_at, email_hash, key_id, sealed) VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      hashOf(token),
      now.toISOString(),
      emailHash(key, email),
      key.id,
      sealTexts(key, { email }, TABLE, id),
    ],
  );
  await queueMail(sql, keyring, { kind: 'your-data', email, token }, now, turn);
}

async function isAnythingHeld({ query, oneOf }: Sql, keys: DataKeys, email: string): Promise<boolean> {
  const hashes = keys.map((key) => emailHash(key, email));
  for (const table of [...Object.values(forms).map((form) => form.table), 'job_alerts']) {
    const rows = await query(`SELECT id FROM ${table} WHERE email_hash ${oneOf('$1', 'text')} LIMIT 1`, [
      hashes,
    ]);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Takes an address out of its tokens (`where` with `hashes` finds them): each says for the rest of its day that everything was
 * erased, to whoever clicked twice.
 */
export async function emptyTokens(sql: Sql, [key]: DataKeys, where: string, hashes: unknown): Promise<void> {
  const email = '';
  for (const { id } of await sql.query<{ id: number }>(`SELECT id FROM ${TABLE} WHERE ${where}`, [hashes]))
    await sql.query(`UPDATE ${TABLE} SET email_hash = $2, key_id = $3, sealed = $4 WHERE id = $1`, [
      ...[id, emailHash(key, email), key.id, sealTexts(key, { email }, TABLE, id)],
    ]);
}

/** As YourDataStore.addressOfToken. */
export async function addressOfToken(
  sql: Sql,
  keyring: Keyring,
  token: string,
  now: Date,
): Promise<{ email: string | null; until: string } | null> {
  const [row] = await sql.query<{ id: number; created_at: string; key_id: number; sealed: Buffer }>(
    `SELECT id, created_at, key_id, sealed FROM ${TABLE} WHERE hash = $1 AND created_at > $2`,
    [hashOf(token), tokensValidSince(now)],
  );
  if (!row) return null;
  const keyOf = await keyring.of(sql, [row]);
  const { email } = openTexts<{ email: string }>(keyOf(row.key_id), row.sealed, TABLE, row.id);
  return { email: email || null, until: new Date(Date.parse(row.created_at) + VALID_MS).toISOString() };
}

/** The mail with the link to what is held about its address; none once the link is valid no longer. */
export const yourDataMails = ({
  store,
  siteUrl,
}: {
  store: Pick<YourDataStore, 'addressOfToken'>;
  siteUrl: string;
}): MailKinds<'your-data'> => ({
  'your-data': {
    async compose({ email, token }) {
      if (!(await store.addressOfToken(token))?.email) return null;
      return { to: [email], document: yourDataMail({ url: `${siteUrl}${yourDataPath(token)}` }) };
    },
  },
});
