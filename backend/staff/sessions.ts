import { staffHash } from '../keys/sealed-rows';
import { tokenHash } from '../keys/secrets';
import type { SealedDatabase } from '../keys/store-key';

const MINUTE_MS = 60 * 1000;
export const SESSION_HOURS = 12;
const SESSION_MS = SESSION_HOURS * 60 * MINUTE_MS;
const HELD_MS = 3 * MINUTE_MS;

/** `staff`: a keyed hash, see staffHash. `since`: the member's last activity before this session, '' for never. */
type Session = { staff: string; since: string };

/** Staff's sessions, and what each has open. Only hashes of tokens and addresses are stored. */
export function createSessionStore({ read, transaction }: SealedDatabase) {
  const change = (text: string, values: unknown[]) => transaction(({ query }) => query(text, values));

  return {
    /** Returns the session of a cookie if it is at most twelve hours old, or null. */
    async findSession(token: string): Promise<Session | null> {
      const hash = tokenHash(token);
      const [found] = await read.query<Session & { used_at: string }>(
        `SELECT staff_hash AS staff, since, used_at FROM desk_tokens
         WHERE hash = $1 AND kind = 'session' AND ended_at IS NULL AND made_at > $2`,
        [hash, read.at(-SESSION_MS)],
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
         WHERE ended_at IS NULL AND kind <> 'known' AND ($2 = '' OR staff_hash = $2) AND made_at > $3
         RETURNING hash`,
        [read.at(), address === null ? '' : staffHash(read.key, address), read.at(-SESSION_MS)],
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
  };
}
