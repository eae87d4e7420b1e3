import { randomBytes } from 'node:crypto';
import { staffHash } from '../keys/sealed-rows';
import { tokenHash } from '../keys/secrets';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { queueMail } from '../mail/queue';
import { insertRow } from '../store/database';
import { lockStaff } from './staff';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
export const LINK_MINUTES = 10;
/** Of links that are printed. */
const OWNER_LINK_MINUTES = 60;
/** A network's links for one member, and those of all networks together; links for known browsers do not count. */
const [MAX_LINKS_AN_HOUR, MAX_LINKS_OF_ALL] = [5, 60];
/** How long "since your last visit" and a browser in which somebody signed in are remembered. */
export const KEPT_DAYS = 90;
const KEPT_MS = KEPT_DAYS * 24 * HOUR_MS;
export const LINK_KEPT_HOURS = 24;

/** Who requests a link: the secret bound to it, that of a browser in which somebody signed in ('' for none), and the network. */
type Asking = { browser: string; known: string; network: string };

// Several colleagues may share a browser.
const knownAs = (known: string, staff: string) => `${known} ${staff}`;

/** Stores a token, by default a new one, and resolves with it. */
async function addToken(
  sql: SealedSql,
  row: Record<string, string | null>,
  token = randomBytes(32).toString('hex'),
) {
  const moment = { made_at: sql.at(), used_at: sql.at() };
  await insertRow(sql, 'desk_tokens', { hash: tokenHash(token), ...row, ...moment });
  return token;
}

const isKnown = async ({ query, at }: SealedSql, known: string, staff: string) => {
  const knowing =
    "SELECT hash FROM desk_tokens WHERE hash = $1 AND kind = 'known' AND ended_at IS NULL AND made_at > $2";
  return known !== '' && (await query(knowing, [tokenHash(knownAs(known, staff)), at(-KEPT_MS)])).length > 0;
};

/**
 * Mails a current member a sign-in link bound to the requesting browser. Strangers' requests are limited by network
 * and in total; those from a known browser are not. False, without a mail, if nothing is sent.
 */
async function mailSignInLink(sql: SealedSql, address: string, { browser, known, network }: Asking) {
  const member = await lockStaff(sql, address);
  if (!member) return false;
  let asked_by: string | null = null;
  if (!(await isKnown(sql, known, member.hash))) {
    asked_by = sql.key.fingerprint('network', network);
    const recent = await sql.column<string>(
      "SELECT asked_by FROM desk_tokens WHERE staff_hash = $1 AND kind = 'link' AND asked_by IS NOT NULL AND made_at > $2",
      [member.hash, sql.at(-HOUR_MS)],
    );
    const own = recent.filter((address) => address === asked_by);
    if (own.length >= MAX_LINKS_AN_HOUR || recent.length >= MAX_LINKS_OF_ALL) return false;
  }
  const bound = { staff_hash: member.hash, browser_hash: tokenHash(browser), asked_by };
  const token = await addToken(sql, { kind: 'link', ...bound });
  await queueMail(sql, { kind: 'desk-link', email: member.address, token });
  return true;
}

/**
 * Redeems a link and begins a session; null if it is used up, too old, or another browser's. From then on the
 * browser with the secret `known` is known as the member's.
 */
async function signIn(
  { read, transaction }: Pick<SealedDatabase, 'read' | 'transaction'>,
  token: string,
  browser: string,
  known: string,
) {
  const working = `hash = $1 AND kind = 'link' AND ended_at IS NULL AND (
    (browser_hash = $2 AND used_at > $3) OR (browser_hash IS NULL AND made_at > $4))`;
  const values = [
    tokenHash(token),
    tokenHash(browser),
    read.at(-LINK_MINUTES * MINUTE_MS),
    read.at(-OWNER_LINK_MINUTES * MINUTE_MS),
  ];
  // Guesses cost no transaction.
  if ((await read.query(`SELECT hash FROM desk_tokens WHERE ${working}`, values)).length === 0) return null;
  return transaction(async (sql) => {
    const [link] = await sql.query<{ staff: string }>(
      `UPDATE desk_tokens SET ended_at = $5 WHERE ${working} RETURNING staff_hash AS staff`,
      [...values, sql.at()],
    );
    if (!link) return null;
    const { staff } = link;
    await sql.query('UPDATE staff SET signed_in_at = $2 WHERE staff_hash = $1', [staff, sql.at()]);
    const [last] = await sql.query<{ at: string | null }>(
      "SELECT max(used_at) AS at FROM desk_tokens WHERE staff_hash = $1 AND kind = 'session'",
      [staff],
    );
    await sql.query('DELETE FROM desk_tokens WHERE hash = $1', [tokenHash(knownAs(known, staff))]);
    await addToken(sql, { kind: 'known', staff_hash: staff }, knownAs(known, staff));
    const since = last?.at ?? '';
    return { staff, session: await addToken(sql, { kind: 'session', staff_hash: staff, since }) };
  });
}

export type SignInLinkStore = ReturnType<typeof createSignInLinkStore>;

/** Staff's sign-in links and known browsers. Only hashes of tokens and addresses are stored. */
export function createSignInLinkStore({ read, transaction }: SealedDatabase) {
  const change = (text: string, values: unknown[]) => transaction(({ query }) => query(text, values));

  return {
    mailSignInLink: (address: string, asking: Asking) =>
      transaction((sql) => mailSignInLink(sql, address, asking)),
    /** Whether the member with this address has signed in in the browser with this secret. */
    isKnownBrowser: (address: string, known: string) => isKnown(read, known, staffHash(read.key, address)),
    /** Begins a mailed link's ten minutes, as it is handed over; false if it has ended. */
    async startLink(token: string) {
      const starting =
        "UPDATE desk_tokens SET used_at = $2 WHERE hash = $1 AND kind = 'link' AND ended_at IS NULL RETURNING hash";
      return (await change(starting, [tokenHash(token), read.at()])).length > 0;
    },
    /** Makes a link for a current member that works in any browser, for an hour; resolves with its token, null for others. */
    makeLink: (address: string) =>
      transaction(async (sql) => {
        const member = await lockStaff(sql, address);
        return member && addToken(sql, { kind: 'link', staff_hash: member.hash });
      }),
    signIn: (token: string, browser: string, known: string) =>
      signIn({ read, transaction }, token, browser, known),
    /** Returns when unknown browsers requested links for this member that were not used, within a day, oldest first. */
    requestsByStrangers: (staff: string) =>
      read.column<string>(
        `SELECT made_at FROM desk_tokens link
         WHERE staff_hash = $1 AND kind = 'link' AND asked_by IS NOT NULL AND ended_at IS NULL AND made_at > $2
           AND NOT EXISTS (SELECT 1 FROM desk_tokens used WHERE used.staff_hash = $1 AND used.kind = 'link'
             AND used.ended_at IS NOT NULL AND used.browser_hash = link.browser_hash)
         ORDER BY made_at`,
        [staff, read.at(-LINK_KEPT_HOURS * HOUR_MS)],
      ),
    /** Deletes expired links, sessions and known browsers. */
    async pruneStaffTokens() {
      await change("DELETE FROM desk_tokens WHERE made_at < $1 OR (kind = 'link' AND made_at < $2)", [
        read.at(-KEPT_MS),
        read.at(-LINK_KEPT_HOURS * HOUR_MS),
      ]);
    },
  };
}
