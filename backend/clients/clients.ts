import { CLIENT_ANSWERS, isSendable, type Stage } from '../forms/notes/kinds';
import { IS_OPEN, type ToClient, writeNote } from '../forms/notes/notes';
import { emailHash, insertSealed, openTexts, sealTexts } from '../keys/sealed-rows';
import { tokenHash } from '../keys/secrets';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { queueMail } from '../mail/queue';
import { DAY_MS } from '../../lib/base/text/indian-day';

const LINK_MS = 14 * DAY_MS;
/** Returns when a link that is sent now ends. */
export const linkEnd = (now: Date) => new Date(now.getTime() + LINK_MS).toISOString();

export type Contact = { name: string; email: string };
/** An employer. `jobs`: the ids of its jobs. */
export type Client = { id: number; name: string; contacts: Contact[]; jobs: string[] };
type Texts = Omit<Client, 'id'>;

/** What a link shows to whom. `by`: the sender's address; `fields`: of desk/pages/clients/shown.tsx; `people`: ids. */
type SendingTexts = Omit<ToClient, 'sending' | 'city'> & {
  email: string;
  by: string;
  text: string;
  fields: string[];
  people: number[];
  /** Whether the mail has the CVs, too. */
  attach?: boolean;
};
/** Times are ISO 8601. `problem`: why a mail to this contact was not sent; '' if none. */
export type Sending = SendingTexts & {
  id: number;
  client_id: number;
  sent_at: string;
  ends_at: string;
  revoked_at: string | null;
  problem: string | null;
};
/** `cities`: which city the client reads of whom, by id. It is kept with the note, to be erased with the application. */
export type NewSending = SendingTexts & { token: string; cities?: ReadonlyMap<number, string> };

type ClientRow = Omit<Sending, keyof SendingTexts> & { sealed: Buffer };
const sendingOf = ({ key }: SealedSql, { sealed, ...row }: ClientRow): Sending => ({
  ...row,
  ...openTexts<SendingTexts>(key, sealed, 'sendings', row.id),
});

async function clientsIn({ query, key }: SealedSql): Promise<Client[]> {
  const rows = await query<{ id: number; sealed: Buffer }>('SELECT id, sealed FROM clients');
  const clients = rows.map(({ id, sealed }) => ({ id, ...openTexts<Texts>(key, sealed, 'clients', id) }));
  return clients.sort((a, b) => a.name.localeCompare(b.name));
}

/** Inserts a client, or changes the one with this id; resolves with the id. */
async function keepClient(sql: SealedSql, { id, ...texts }: Texts & { id?: number }) {
  if (id === undefined) return insertSealed(sql, 'clients', {}, texts);
  const sealed = sealTexts(sql.key, texts, 'clients', id);
  await sql.query('UPDATE clients SET sealed = $2 WHERE id = $1', [id, sealed]);
  return id;
}

/** Whether two names or addresses are the same to people. */
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const CHANGED = ['clients', 'sendings'];

/** Adds a sending's contact to its client, and jobs that nobody has; resolves with the client's id. */
async function keepRecipient(sql: SealedSql, { client, contact, email }: NewSending, jobs: string[]) {
  const all = await clientsIn(sql);
  const known = all.find(({ name }) => sameName(name, client)) ?? { name: client, contacts: [], jobs: [] };
  const taken = all.flatMap((other) => other.jobs);
  const isNew = !known.contacts.some((contact) => sameName(contact.email, email));
  return keepClient(sql, {
    ...known,
    contacts: isNew ? [...known.contacts, { name: contact, email }] : known.contacts,
    jobs: [...known.jobs, ...new Set(jobs.filter((job) => !taken.includes(job)))],
  });
}

/** Returns of whom an address is a contact, each with when something was sent there (ISO 8601), newest first. */
export async function contactsAt(sql: SealedSql, email: string) {
  const sent = await sql.query<{ client_id: number; sent_at: string }>(
    'SELECT client_id, sent_at FROM sendings WHERE email_hash = $1 ORDER BY id DESC',
    [emailHash(sql.key, email)],
  );
  return (await clientsIn(sql)).flatMap(({ id, name, contacts }) =>
    contacts
      .filter((contact) => sameName(contact.email, email))
      .map((contact) => ({
        name: contact.name,
        client: name,
        sent: sent.filter(({ client_id }) => client_id === id).map(({ sent_at }) => sent_at),
      })),
  );
}

/** Erases a contact from all clients, and ends the links sent to the address. Resolves with the number of clients. */
export async function eraseContact(sql: SealedSql, email: string): Promise<number> {
  let count = 0;
  for (const client of await clientsIn(sql)) {
    const contacts = client.contacts.filter((contact) => !sameName(contact.email, email));
    if (contacts.length === client.contacts.length) continue;
    await keepClient(sql, { ...client, contacts });
    count += 1;
  }
  await sql.query('DELETE FROM sendings WHERE email_hash = $1', [emailHash(sql.key, email)]);
  return count;
}

/** Implements ClientStore.sendToClient. */
async function send(
  sql: SealedSql,
  sending: NewSending,
  mailAt: Date | null,
): Promise<{ at: string; ids: number[] }> {
  const { token, people, cities, ...texts } = sending;
  const [hash, at] = [tokenHash(token), sql.at()];
  await sql.lockTable('clients');
  const [known] = await sql.query<ClientRow>('SELECT * FROM sendings WHERE hash = $1', [hash]);
  if (known) return { at: known.sent_at, ids: sendingOf(sql, known).people };
  const found = await sql.query<{ id: number; stage: Stage; job_id: string }>(
    `SELECT id, stage, job_id FROM applications WHERE id ${sql.oneOf('$1', 'bigint')} ORDER BY id ${sql.forUpdate}`,
    [people],
  );
  const open = found.filter(({ stage }) => isSendable(stage));
  const ids = people.filter((id) => open.some((form) => form.id === id));
  if (ids.length === 0) return { at, ids };
  const client_id = await keepRecipient(
    sql,
    sending,
    open.map((form) => form.job_id),
  );
  const { email, by: who, client, contact } = texts;
  const row = { client_id, hash, sent_at: at, ends_at: linkEnd(sql.now()) };
  const email_hash = emailHash(sql.key, email);
  const id = await insertSealed(sql, 'sendings', { ...row, email_hash }, { ...texts, people: ids });
  const note = { kind: 'sent', who, client, contact, sending: id } as const;
  for (const application of ids)
    await writeNote(sql, application, { ...note, city: cities?.get(application) });
  if (mailAt) await queueMail(sql, { kind: 'client', email, token }, mailAt);
  return { at, ids };
}

export type ClientStore = ReturnType<typeof createClientStore>;

/** Clients, and what was sent to them. Of links only the hashes of their tokens are stored. */
export const createClientStore = ({ read, transaction, erase }: SealedDatabase) => ({
  /** Returns the clients by name. */
  listClients: () => clientsIn(read),
  /** Adds or changes a client; what was sent to contacts that are gone is erased, and their links end. */
  saveClient: (client: Texts & { id?: number }) =>
    erase(CHANGED, async (sql) => {
      const old = (await clientsIn(sql)).find(({ id }) => id === client.id);
      const gone = old?.contacts.filter(
        ({ email }) => !client.contacts.some((contact) => sameName(contact.email, email)),
      );
      for (const { email } of gone ?? [])
        await sql.query('DELETE FROM sendings WHERE client_id = $1 AND email_hash = $2', [
          client.id,
          emailHash(sql.key, email),
        ]);
      return keepClient(sql, client);
    }),
  /** Erases a client with what was sent to it. Notes that name it remain. */
  eraseClient: (id: number) =>
    erase(CHANGED, ({ query }) => query('DELETE FROM clients WHERE id = $1', [id])),
  /**
   * Sends those who are checked and have not ended: notes it on each, and queues the mail with the link for `mailAt` (null: none), in
   * one transaction. The same token again sends nothing. Resolves with the notes' time and the ids.
   */
  sendToClient: (sending: NewSending, mailAt: Date | null) =>
    transaction((sql) => send(sql, sending, mailAt)),
  /** Returns what a link's token shows; null if it is unknown, has ended or was revoked. */
  async sendingOfToken(token: string) {
    const [row] = await read.query<ClientRow>(
      'SELECT * FROM sendings WHERE hash = $1 AND revoked_at IS NULL AND ends_at > $2',
      [tokenHash(token), read.at()],
    );
    return row ? sendingOf(read, row) : null;
  },
  /** Returns a client's latest sendings, newest first. */
  async sendingsTo(client: number) {
    const rows = await read.query<ClientRow>(
      `SELECT sendings.*, (SELECT max(problem) FROM mails WHERE kind = 'client' AND sent_at IS NULL
         AND mails.email_hash = sendings.email_hash) AS problem
       FROM sendings WHERE client_id = CAST($1 AS bigint) ORDER BY id DESC LIMIT 50`,
      [client],
    );
    return rows.map((row) => sendingOf(read, row));
  },
  /** Ends a link at once. Resolves with when it ended; undefined if it is not there. */
  revokeSending: (id: number) =>
    transaction(async (sql) => {
      const end = `UPDATE sendings SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1
        RETURNING revoked_at`;
      return (await sql.column<string>(end, [id, sql.at()]))[0];
    }),
  /** Reopens a link, if it was ended at this time (ISO 8601). Resolves with whether it was. */
  reopenSending: (id: number, at: string) =>
    transaction(async (sql) => {
      const reopen = 'UPDATE sendings SET revoked_at = NULL WHERE id = $1 AND revoked_at = $2 RETURNING id';
      return (await sql.query(reopen, [id, at])).length > 0;
    }),
  /** Returns the applications that a client answered about since a moment, without a note in force by staff after that. */
  openAnswers: (since: string) =>
    read.column<number>(
      `SELECT application_id FROM notes WHERE at >= $1 AND kind IN ('${CLIENT_ANSWERS.join("', '")}') AND ${IS_OPEN}
       GROUP BY application_id ORDER BY max(id) DESC`,
      [since],
    ),
});
