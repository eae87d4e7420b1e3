import { tokenHash } from '../keys/secrets';
import type { SealedSql } from '../keys/store-key';
import { emailHash, insertSealed, openTexts, sealTexts } from '../keys/sealed-rows';
import { queueMail } from '../mail/queue';
import { reserveTurn } from '../mail/quota';
import { inLanguage } from '../forms/in-senders-language';
import { forms } from '../forms/tables';
import { yourDataMail } from '../../lib/content/mails/your-data';
import { yourDataPath } from '../../lib/routes';
import type { MailKinds } from '../mail/mail-kinds';

const TABLE = 'your_data_tokens';
const VALID_MS = 24 * 60 * 60 * 1000;

/** Deletes expired tokens. */
export const pruneTokens = ({ query, at }: SealedSql) =>
  query(`DELETE FROM ${TABLE} WHERE created_at <= $1`, [at(-VALID_MS)]);

/** Implements YourDataStore.requestYourData. */
export async function requestYourData(sql: SealedSql, email: string, token: string): Promise<void> {
  const email_hash = emailHash(sql.key, email);
  // Counted for every address, so that response times do not reveal whether data is held.
  const turn = await reserveTurn(sql, email, 'your-data');
  if (!turn || !(await isAnythingHeld(sql, email_hash))) return;
  await insertSealed(sql, TABLE, { hash: tokenHash(token), created_at: sql.at(), email_hash }, { email });
  await queueMail(sql, { kind: 'your-data', email, token }, turn);
}

async function isAnythingHeld({ query }: SealedSql, hash: string): Promise<boolean> {
  for (const table of [...Object.values(forms).map((form) => form.table), 'job_alerts'])
    if ((await query(`SELECT id FROM ${table} WHERE email_hash = $1 LIMIT 1`, [hash])).length > 0)
      return true;
  return false;
}

/** Removes an address from its tokens, so that a second click within the day still reports the erasure. */
export async function anonymiseTokens(sql: SealedSql, hash: string): Promise<void> {
  const { key } = sql;
  const email = '';
  const theirs = `SELECT id FROM ${TABLE} WHERE email_hash = $1`;
  for (const { id } of await sql.query<{ id: number }>(theirs, [hash]))
    await sql.query(`UPDATE ${TABLE} SET email_hash = $2, sealed = $3 WHERE id = $1`, [
      id,
      emailHash(key, email),
      sealTexts(key, { email }, TABLE, id),
    ]);
}

/** Implements YourDataStore.addressOfToken. */
export async function addressOfToken(
  { query, key, at }: SealedSql,
  token: string,
): Promise<{ email: string | null; until: string } | null> {
  const [row] = await query<{ id: number; created_at: string; sealed: Buffer }>(
    `SELECT id, created_at, sealed FROM ${TABLE} WHERE hash = $1 AND created_at > $2`,
    [tokenHash(token), at(-VALID_MS)],
  );
  if (!row) return null;
  const { email } = openTexts<{ email: string }>(key, row.sealed, TABLE, row.id);
  return { email: email || null, until: new Date(Date.parse(row.created_at) + VALID_MS).toISOString() };
}

/** Composes the mail with the link to an address's data; none once the link has expired. */
export const yourDataMails = ({
  store,
  siteUrl,
}: {
  store: { addressOfToken(token: string): Promise<{ email: string | null } | null> };
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
