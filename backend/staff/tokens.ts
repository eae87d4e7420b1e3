import { randomBytes } from 'node:crypto';
import { tokenHash } from '../keys/secrets';
import type { SealedDatabase, SealedSql } from '../keys/store-key';
import { queueMail } from '../mail/queue';
import { insertRow } from '../store/database';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
export const LINK_MINUTES = 10;
export const SESSION_HOURS = 12;
const MAX_LINKS_AN_HOUR = 5;
const HELD_MS = 3 * MINUTE_MS;
/** How long "since your last visit" is remembered. */
const KEPT_MS = 90 * 24 * HOUR_MS;

/** `staff`: a keyed hash, see staffHash. `since`: the member's last activity before this session, '' for never. */
type Session = { staff: string; since: string };

/** Staff's sign-in links and sessions. Only hashes of tokens and addresses are stored. */
export function createStaffTokenStore({ read, transaction }: SealedDatabase) {
  /** Returns the keyed hash that identifies a staff member. */
  const staffHash = (address: string) => read.key.fingerprint('staff', address.trim().toLowerCase());
  const change = (text: string, values: unknown[]) => transaction(({ query }) => query(text, values));

  /** Creates a token and resolves with it. */
  async function addToken(sql: SealedSql, row: Record<string, string>) {
    const token = randomBytes(32).toString('hex');
    const moment = { made_at: sql.at(), used_at: sql.at() };
    await insertRow(sql, 'desk_tokens', { hash: tokenHash(token), ...row, ...moment });
    return token;
  }

  return {
    staffHash,
    /** Mails a sign-in link bound to the browser that holds `browser`. False, without a mail, beyond five in an hour. */
    mailSignInLink: (address: string, browser: string) =>
      transaction(async (sql) => {
        const staff_hash = staffHash(address);
        const recent = await sql.query(
          "SELECT hash FROM desk_tokens WHERE staff_hash = $1 AND kind = 'link' AND made_at > $2",
          [staff_hash, sql.at(-HOUR_MS)],
        );
        if (recent.length >= MAX_LINKS_AN_HOUR) return false;
        const token = await addToken(sql, { kind: 'link', staff_hash, browser_hash: tokenHash(browser) });
        await queueMail(sql, { kind: 'desk-link', email: address, token });
        return true;
      }),
    /** Redeems a link in the requesting browser within ten minutes and begins a session; null if that is not possible. */
    signIn: (token: string, browser: string) =>
      transaction(async (sql) => {
        const [link] = await sql.query<{ staff: string }>(
          `UPDATE desk_tokens SET ended_at = $1
           WHERE hash = $2 AND kind = 'link' AND ended_at IS NULL AND browser_hash = $3 AND made_at > $4
           RETURNING staff_hash AS staff`,
          [sql.at(), tokenHash(token), tokenHash(browser), sql.at(-LINK_MINUTES * MINUTE_MS)],
        );
        if (!link) return null;
        const { staff } = link;
        const [last] = await sql.query<{ at: string | null }>(
          "SELECT max(used_at) AS at FROM desk_tokens WHERE staff_hash = $1 AND kind = 'session'",
          [staff],
        );
        const since = last?.at ?? '';
        return { staff, session: await addToken(sql, { kind: 'session', staff_hash: staff, since }) };
      }),
    /** Returns the session of a cookie if it is at most twelve hours old, or null. */
    async findSession(token: string): Promise<Session | null> {
      const hash = tokenHash(token);
      const [found] = await read.query<Session & { used_at: string }>(
        `SELECT staff_hash AS staff, since, used_at FROM desk_tokens
         WHERE hash = $1 AND kind = 'session' AND ended_at IS NULL AND made_at > $2`,
        [hash, read.at(-SESSION_HOURS * HOUR_MS)],
      );
      if (!found) return null;
      const { used_at: usedAt, ...session } = found;
      if (usedAt < read.at(-MINUTE_MS))
        await change('UPDATE desk_tokens SET used_at = $2 WHERE hash = $1', [hash, read.at()]);
      return session;
    },
    async endSession(token: string) {
      const ending = 'UPDATE desk_tokens SET ended_at = $2, open_id = NULL WHERE hash = $1';
      await change(ending, [tokenHash(token), read.at()]);
    },
    /** Ends sessions and links of a staff member, or of everyone for null, and resolves with their number. */
    async signOut(address: string | null) {
      const ended = await change(
        `UPDATE desk_tokens SET ended_at = $1, open_id = NULL
         WHERE ended_at IS NULL AND ($2 = '' OR staff_hash = $2) AND made_at > $3 RETURNING hash`,
        [read.at(), address === null ? '' : staffHash(address), read.at(-SESSION_HOURS * HOUR_MS)],
      );
      return ended.length;
    },
    /** Records that this session has an application open, for three minutes; null clears that. */
    async holdApplication(token: string, id: number | null) {
      const holding = 'UPDATE desk_tokens SET open_id = $2, open_until = $3 WHERE hash = $1';
      await change(holding, [tokenHash(token), id, read.at(HELD_MS)]);
    },
    /** Returns which other staff members have these applications open: hashes by id. */
    async heldByOthers(ids: readonly number[], staff: string) {
      const rows = await read.query<{ id: number; staff: string }>(
        `SELECT open_id AS id, staff_hash AS staff FROM desk_tokens
         WHERE open_id ${read.oneOf('$1', 'bigint')} AND ended_at IS NULL AND open_until > $2
           AND staff_hash <> $3`,
        [ids, read.at(), staff],
      );
      return new Map(rows.map(({ id, staff: holder }) => [id, holder]));
    },
    /** Deletes expired links and sessions. */
    async pruneStaffTokens() {
      await change("DELETE FROM desk_tokens WHERE made_at < $1 OR (kind = 'link' AND made_at < $2)", [
        read.at(-KEPT_MS),
        read.at(-24 * HOUR_MS),
      ]);
    },
  };
}
