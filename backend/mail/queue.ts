import { randomUUID } from 'node:crypto';
import { currentLanguage } from '../../lib/base/language';
import { emailHash, insertSealed, openTexts } from '../keys/sealed-rows';
import type { SealedSql } from '../keys/store-key';
import { giveUpAfter, EMPTY_SUBJECT, type NewMail, type OwnTexts, type QueuedMail } from './mails';

/** A mail's row, without the columns that only sending needs. */
export type MailRow = { [Name in keyof typeof EMPTY_SUBJECT]: (typeof EMPTY_SUBJECT)[Name] | null } & {
  id: number;
  kind: QueuedMail['kind'];
  message_id: string;
  /** OwnTexts. */
  sealed: Buffer | null;
  tries: number;
  give_up_at: string;
};

const TABLE = 'mails';

/** Queues a mail in its subject's transaction, with the request's language; it is sent no earlier than `turn`. */
export async function queueMail(
  sql: SealedSql,
  { token, email, language = currentLanguage(), ...about }: NewMail,
  turn = sql.now(),
): Promise<void> {
  const row = {
    ...about,
    email_hash: email ? emailHash(sql.key, email) : null,
    message_id: randomUUID(),
    queued_at: sql.at(),
    next_try_at: turn.toISOString(),
    give_up_at: giveUpAfter(turn),
  };
  const hasTexts = token || email || language !== 'en';
  await insertSealed(sql, TABLE, row, hasTexts ? { token, email, language } : null);
}

/** Converts a row to a mail, decrypting it. */
export function queuedMail(row: MailRow, { key }: SealedSql): QueuedMail {
  const { id, kind, sealed } = row;
  const texts: Partial<OwnTexts> = sealed === null ? {} : openTexts(key, sealed, TABLE, id);
  const about = Object.entries(EMPTY_SUBJECT).map(([name, nothing]) => [
    name,
    row[name as keyof typeof EMPTY_SUBJECT] ?? nothing,
  ]);
  return {
    kind,
    token: '',
    email: '',
    language: 'en',
    ...texts,
    ...(Object.fromEntries(about) as typeof EMPTY_SUBJECT),
  };
}
