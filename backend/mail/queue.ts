import { randomUUID } from 'node:crypto';
import type { DataKey } from '../keys/data-keys';
import type { Keyring } from '../keys/keyring';
import { emailHash, openTexts, sealTexts } from '../keys/sealed-rows';
import { insertRow, type Sql } from '../store/database';
import { giveUpAfter, NOTHING_ABOUT, type NewMail, type OwnTexts, type QueuedMail } from './mails';

/** A row of the table of mails, without what only its sending needs. */
export type MailRow = { [Name in keyof typeof NOTHING_ABOUT]: (typeof NOTHING_ABOUT)[Name] | null } & {
  id: number;
  kind: QueuedMail['kind'];
  message_id: string;
  key_id: number | null;
  /** OwnTexts. */
  sealed: Buffer | null;
  tries: number;
  give_up_at: string;
};

const TABLE = 'mails';

/** Queues a mail, in the transaction of what it is about; `turn`: before which it is not sent. */
export async function queueMail(
  sql: Sql,
  keyring: Keyring,
  { token, email, ...about }: NewMail,
  now: Date,
  turn = now,
): Promise<void> {
  const id = await sql.nextId(TABLE);
  await insertRow(sql, TABLE, {
    id,
    ...about,
    ...(token || email ? await sealedColumns(sql, keyring, id, { token, email }) : null),
    message_id: randomUUID(),
    queued_at: now.toISOString(),
    next_try_at: turn.toISOString(),
    give_up_at: giveUpAfter(turn),
  });
}

async function sealedColumns(sql: Sql, keyring: Keyring, id: number, texts: Partial<OwnTexts>) {
  const [key] = await keyring.inUse(sql);
  const email_hash = texts.email ? emailHash(key, texts.email) : null;
  return { key_id: key.id, sealed: sealTexts(key, texts, TABLE, id), email_hash };
}

/** The reverse of what queueMail writes. */
export function queuedMail(row: MailRow, keyOf: (id: number) => DataKey): QueuedMail {
  const { id, kind, key_id: keyId, sealed } = row;
  const texts: Partial<OwnTexts> =
    keyId === null || sealed === null ? {} : openTexts(keyOf(keyId), sealed, TABLE, id);
  const about = Object.entries(NOTHING_ABOUT).map(([name, nothing]) => [
    name,
    row[name as keyof typeof NOTHING_ABOUT] ?? nothing,
  ]);
  return { kind, token: '', email: '', ...texts, ...(Object.fromEntries(about) as typeof NOTHING_ABOUT) };
}
