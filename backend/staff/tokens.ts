import { createHash, randomBytes } from 'node:crypto';
import type { StoreKey } from '../keys/store-key';
import { queueMail } from '../mail/queue';
import { insertRow, type Database, type Sql } from '../store/database';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
export const LINK_MINUTES = 10;
export const SESSION_HOURS = 12;
const MAX_LINKS_AN_HOUR = 5;
const HELD_MS = 3 * MINUTE_MS;
/** So long "since your last visit" is known. */
const KEPT_MS = 90 * 24 * HOUR_MS;

/**
 * `staff`: a member of the staff by the keyed hash of the address, see staffHash. `since`: when they were last here before this
 * session, '' for never.
 */
type Session = { staff: string; since: string };

/** Links by which staff sign in, and their sessions. Of tokens and addresses only hashes are stored. */
export type StaffTokenStore = {
  /** What stands for the address of a member of the staff. */
  staffHash(address: string): string;
  /**
   * Mails a link to an address of the staff, for the browser that holds `browser`. False, and none is mailed, beyond five in
   * an hour.
   */
  mailSignInLink(address: string, browser: string): Promise<boolean>;
  /**
   * Uses a link up, in the browser that asked for it and within ten minutes, and begins a session; null where it cannot be.
   */
  signIn(token: string, browser: string): Promise<{ session: string; staff: string } | null>;
  /** The session of a cookie that is not older than twelve hours; null for all others. */
  findSession(token: string): Promise<Session | null>;
  endSession(token: string): Promise<void>;
  /** Ends the sessions and the links of a member of the staff, of everybody for null, and resolves with their number. */
  signOut(address: string | null): Promise<number>;
  /** Notes that an application is before whoever has this session, for three minutes; null: none is any more. */
  holdApplication(token: string, id: number | null): Promise<void>;
  /** Who has each of these applications before them, others than a member of the staff: hashes by id. */
  heldByOthers(ids: readonly number[], staff: string): Promise<Map<number, string>>;
  /** Deletes links and sessions that ended long ago. */
  pruneStaffTokens(): Promise<void>;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const newToken = () => randomBytes(32).toString('hex');

export function createStaffTokenStore(
  { read, transaction }: Database,
  key: StoreKey,
  now: () => Date,
): StaffTokenStore {
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString();
  const staffHash = (address: string) => key.fingerprint('staff', address.trim().toLowerCase());
  const change = (text: string, values: unknown[]) => transaction(({ query }) => query(text, values));

  async function beginSession(sql: Sql, staff: string): Promise<string> {
    const [last] = await sql.query<{ at: string | null }>(
      "SELECT max(used_at) AS at FROM desk_tokens WHERE staff_hash = $1 AND kind = 'session'",
      [staff],
    );
    const session = newToken();
    const moment = now().toISOString();
    await insertRow(sql, 'desk_tokens', {
      ...{ hash: hashOf(session), kind: 'session', staff_hash: staff, made_at: moment, used_at: moment },
      since: last?.at ?? '',
    });
    return session;
  }

  return {
    staffHash,
    mailSignInLink: (address, browser) =>
      transaction(async (sql) => {
        const staff = staffHash(address);
        const recent = await sql.query(
          "SELECT hash FROM desk_tokens WHERE staff_hash = $1 AND kind = 'link' AND made_at > $2",
          [staff, ago(HOUR_MS)],
        );
        if (recent.length >= MAX_LINKS_AN_HOUR) return false;
        const token = newToken();
        const moment = now().toISOString();
        await insertRow(sql, 'desk_tokens', {
          ...{ hash: hashOf(token), kind: 'link', staff_hash: staff, browser_hash: hashOf(browser) },
          ...{ made_at: moment, used_at: moment },
        });
        await queueMail(sql, key, { kind: 'desk-link', email: address, token }, now());
        return true;
      }),
    signIn: (token, browser) =>
      transaction(async (sql) => {
        const [link] = await sql.query<{ staff: string }>(
          `UPDATE desk_tokens SET ended_at = $1
           WHERE hash = $2 AND kind = 'link' AND ended_at IS NULL AND browser_hash = $3 AND made_at > $4
           RETURNING staff_hash AS staff`,
          [now().toISOString(), hashOf(token), hashOf(browser), ago(LINK_MINUTES * MINUTE_MS)],
        );
        return link ? { staff: link.staff, session: await beginSession(sql, link.staff) } : null;
      }),
    async findSession(token) {
      const hash = hashOf(token);
      const [found] = await read.query<Session & { used_at: string }>(
        `SELECT staff_hash AS staff, since, used_at FROM desk_tokens
         WHERE hash = $1 AND kind = 'session' AND ended_at IS NULL AND made_at > $2`,
        [hash, ago(SESSION_HOURS * HOUR_MS)],
      );
      if (!found) return null;
      const { used_at: usedAt, ...session } = found;
      if (usedAt < ago(MINUTE_MS))
        await change('UPDATE desk_tokens SET used_at = $2 WHERE hash = $1', [hash, now().toISOString()]);
      return session;
    },
    async endSession(token) {
      await change('UPDATE desk_tokens SET ended_at = $2, open_id = NULL WHERE hash = $1', [
        hashOf(token),
        now().toISOString(),
      ]);
    },
    async signOut(address) {
      const ended = await change(
        `UPDATE desk_tokens SET ended_at = $1, open_id = NULL
         WHERE ended_at IS NULL AND ($2 = '' OR staff_hash = $2) AND made_at > $3 RETURNING hash`,
        [now().toISOString(), address === null ? '' : staffHash(address), ago(SESSION_HOURS * HOUR_MS)],
      );
      return ended.length;
    },
    async holdApplication(token, id) {
      await change('UPDATE desk_tokens SET open_id = $2, open_until = $3 WHERE hash = $1', [
        hashOf(token),
        id,
        ago(-HELD_MS),
      ]);
    },
    async heldByOthers(ids, staff) {
      const rows = await read.query<{ id: number; staff: string }>(
        `SELECT open_id AS id, staff_hash AS staff FROM desk_tokens
         WHERE open_id ${read.oneOf('$1', 'bigint')} AND ended_at IS NULL AND open_until > $2
           AND staff_hash <> $3`,
        [ids, now().toISOString(), staff],
      );
      return new Map(rows.map(({ id, staff: holder }) => [id, holder]));
    },
    async pruneStaffTokens() {
      await change("DELETE FROM desk_tokens WHERE made_at < $1 OR (kind = 'link' AND made_at < $2)", [
        ago(KEPT_MS),
        ago(24 * HOUR_MS),
      ]);
    },
  };
}
