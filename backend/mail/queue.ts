import { randomUUID } from 'node:crypto';
import { currentLanguage } from '../../lib/base/language';
import type { StoreKey } from '../keys/store-key';
import { emailHash, openTexts, sealTexts } from '../keys/sealed-rows';
import { insertRow, type Sql } from '../store/database';
import { giveUpAfter, NOTHING_ABOUT, type NewMail, type OwnTexts, type QueuedMail } from './mails';

/** A row of the table of mails, without what only its sending needs. */
export type MailRow = { [Name in keyof typeof NOTHING_ABOUT]: (typeof NOTHING_ABOUT)[Name] | null } & {
  id: number;
  kind: QueuedMail['kind'];
  message_id: string;
  /** OwnTexts. */
  sealed: Buffer | null;
  tries: number;
  give_up_at: string;
};

const TABLE = 'mails';

/** Queues a mail, in the transaction of what it is about; `turn`: before which it is not sent. */
export async function queueMail(
  sql: Sql,
  key: StoreKey,
  { token, email, language = currentLanguage(), ...about }: NewMail,
  now: Date,
  turn = now,
): Promise<void> {
  const id = await sql.nextId(TABLE);
  await insertRow(sql, TABLE, {
    id,
    ...about,
    ...(token || email ? { sealed: sealTexts(key, { token, email, language }, TABLE, id) } : null),
    email_hash: email ? emailHash(key, email) : null,
    message_id: randomUUID(),
    queued_at: now.toISOString(),
    next_try_at: turn.toISOString(),
    give_up_at: giveUpAfter(turn),
  });
}

/** The reverse of what queueMail writes. */
export function queuedMail(row: MailRow, key: StoreKey): QueuedMail {
  const { id, kind, sealed } = row;
  const texts: Partial<OwnTexts> = sealed === null ? {} : openTexts(key, sealed, TABLE, id);
  const about = Object.entries(NOTHING_ABOUT).map(([name, nothing]) => [
    name,
    row[name as keyof typeof NOTHING_ABOUT] ?? nothing,
  ]);
  return {
    kind,
    token: '',
    email: '',
    language: 'en',
    ...texts,
    ...(Object.fromEntries(about) as typeof NOTHING_ABOUT),
  };
}
