import { createHash } from 'node:crypto';
import type { Sql } from '../store/database';
import type { StoreKey } from '../keys/store-key';
import { emailHash, openTexts, sealTexts } from '../keys/sealed-rows';
import { queueMail } from '../mail/queue';
import { nextTurn } from '../mail/quota';
import { inLanguage } from '../forms/in-senders-language';
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
  key: StoreKey,
  email: string,
  token: string,
  now: Date,
): Promise<void> {
  // Counted for every address, so that the answer takes about as long where nothing is held.
  const turn = await nextTurn(sql, key, email, 'your-data', now);
  if (!turn) return;
  if (!(await isAnythingHeld(sql, key, email))) return;
  const id = await sql.nextId(TABLE);
  await sql.query(
    `INSERT INTO ${TABLE} (id, hash, created_at, email_hash, sealed) VALUES ($1, $2, $3, $4, $5)`,
    [id, hashOf(token), now.toISOString(), emailHash(key, email), sealTexts(key, { email }, TABLE, id)],
  );
  await queueMail(sql, key, { kind: 'your-data', email, token }, now, turn);
}

async function isAnythingHeld({ query }: Sql, key: StoreKey, email: string): Promise<boolean> {
  for (const table of [...Object.values(forms).map((form) => form.table), 'job_alerts']) {
    const rows = await query(`SELECT id FROM ${table} WHERE email_hash = $1 LIMIT 1`, [
      emailHash(key, email),
    ]);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Takes an address out of its tokens: each says for the rest of its day that everything was erased, to whoever clicked twice. */
export async function emptyTokens(sql: Sql, key: StoreKey, hash: string): Promise<void> {
  const email = '';
  const theirs = `SELECT id FROM ${TABLE} WHERE email_hash = $1`;
  for (const { id } of await sql.query<{ id: number }>(theirs, [hash]))
    await sql.query(`UPDATE ${TABLE} SET email_hash = $2, sealed = $3 WHERE id = $1`, [
      ...[id, emailHash(key, email), sealTexts(key, { email }, TABLE, id)],
    ]);
}

/** As YourDataStore.addressOfToken. */
export async function addressOfToken(
  sql: Sql,
  key: StoreKey,
  token: string,
  now: Date,
): Promise<{ email: string | null; until: string } | null> {
  const [row] = await sql.query<{ id: number; created_at: string; sealed: Buffer }>(
    `SELECT id, created_at, sealed FROM ${TABLE} WHERE hash = $1 AND created_at > $2`,
    [hashOf(token), tokensValidSince(now)],
  );
  if (!row) return null;
  const { email } = openTexts<{ email: string }>(key, row.sealed, TABLE, row.id);
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
    compose: ({ email, token, language }) =>
      inLanguage(language, async () => {
        if (!(await store.addressOfToken(token))?.email) return null;
        return { to: [email], document: yourDataMail({ url: `${siteUrl}${yourDataPath(token)}` }) };
      }),
  },
});
