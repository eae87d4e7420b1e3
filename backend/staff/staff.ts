import { insertSealed, openTexts, sealTexts, staffHash } from '../keys/sealed-rows';
import type { SealedDatabase, SealedSql } from '../keys/store-key';

export const STAFF_ROLES = ['owner', 'recruiter'] as const;

/** Who signs in at the desk. Owners also write jobs, erase people, and add and remove staff. `address`: in lower case. */
export type NewStaffMember = { name: string; address: string; role: (typeof STAFF_ROLES)[number] };

/** `hash`: identifies them in tokens. Removed members are kept, because notes name them. Times are ISO 8601. */
export type StaffMember = NewStaffMember & {
  id: number;
  hash: string;
  isRemoved: boolean;
  signedInAt: string | null;
};

const TABLE = 'staff';
type StaffRow = Pick<StaffMember, 'id' | 'role'> & {
  staff_hash: string;
  removed_at: string | null;
  signed_in_at: string | null;
  sealed: Buffer;
};

const memberOf = ({ key }: SealedSql, { id, role, staff_hash: hash, ...row }: StaffRow): StaffMember => ({
  id,
  role,
  hash,
  isRemoved: row.removed_at !== null,
  signedInAt: row.signed_in_at,
  ...openTexts<Pick<StaffMember, 'name' | 'address'>>(key, row.sealed, TABLE, id),
});

/** Returns and locks the current staff member with this address; null if there is none. */
export async function lockStaff(sql: SealedSql, address: string): Promise<StaffMember | null> {
  const current = `SELECT * FROM staff WHERE staff_hash = $1 AND removed_at IS NULL ${sql.forUpdate}`;
  const [row] = await sql.query<StaffRow>(current, [staffHash(sql.key, address)]);
  return row ? memberOf(sql, row) : null;
}

export type StaffStore = ReturnType<typeof createStaffStore>;

export function createStaffStore({ read, transaction }: SealedDatabase) {
  const isLastOwner = async ({ query }: SealedSql, hash: string) => {
    const owners = "SELECT staff_hash FROM staff WHERE role = 'owner' AND removed_at IS NULL";
    const found = await query<{ staff_hash: string }>(owners);
    return found.length === 1 && found[0]!.staff_hash === hash;
  };
  return {
    /** Returns current and removed staff in the order in which they were first added. */
    async listStaff(): Promise<StaffMember[]> {
      return (await read.query<StaffRow>('SELECT * FROM staff ORDER BY id')).map((row) =>
        memberOf(read, row),
      );
    },
    /** Adds a member, or changes the one with this address. False if that would leave no owner. */
    addStaff: ({ name, address: typed, role }: NewStaffMember) =>
      transaction(async (sql) => {
        await sql.lockTable(TABLE);
        const address = typed.trim().toLowerCase();
        const hash = staffHash(sql.key, address);
        if (role !== 'owner' && (await isLastOwner(sql, hash))) return false;
        const [known] = await sql.query<{ id: number }>('SELECT id FROM staff WHERE staff_hash = $1', [hash]);
        const texts = { name, address };
        if (known)
          await sql.query(
            `UPDATE staff SET role = $2, sealed = $3, removed_at = NULL,
               added_at = CASE WHEN removed_at IS NULL THEN added_at ELSE $4 END WHERE id = $1`,
            [known.id, role, sealTexts(sql.key, texts, TABLE, known.id), sql.at()],
          );
        else await insertSealed(sql, TABLE, { staff_hash: hash, role, added_at: sql.at() }, texts);
        return true;
      }),
    /** Removes a member and ends their sessions and links for good. False for the last owner. */
    removeStaff: (hash: string) =>
      transaction(async (sql) => {
        await sql.lockTable(TABLE);
        if (await isLastOwner(sql, hash)) return false;
        await sql.query('UPDATE staff SET removed_at = $2 WHERE staff_hash = $1', [hash, sql.at()]);
        const ending =
          'UPDATE desk_tokens SET ended_at = $2, open_id = NULL WHERE staff_hash = $1 AND ended_at IS NULL';
        await sql.query(ending, [hash, sql.at()]);
        return true;
      }),
  };
}
