import { createHmac } from 'node:crypto';
import { insertSealed, openTexts } from '../../keys/sealed-rows';
import { readSecret } from '../../keys/secrets';
import type { SealedDatabase, SealedSql } from '../../keys/store-key';
import type { Voucher, VoucherContent } from './vouchers';

const TABLE = 'vouchers';
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

type Row = Omit<Voucher, keyof VoucherContent> & { sealed: Buffer };

async function vouchersWhere(
  { query, key }: SealedSql,
  rest: string,
  values: unknown[] = [],
): Promise<Voucher[]> {
  const rows = await query<Row>(
    `SELECT id, issued_at, expires_at, revoked_at, sealed FROM ${TABLE} ${rest}`,
    values,
  );
  return rows.map(({ sealed, ...voucher }) => ({
    ...voucher,
    ...openTexts<VoucherContent>(key, sealed, TABLE, voucher.id),
  }));
}

/** Keyed, because a plain hash allows trying all 2^50 codes offline. */
const hashOf = (secret: Buffer, code: string) =>
  createHmac('sha256', secret).update(`voucher ${code}`).digest('hex');

export type VoucherStore = ReturnType<typeof createVoucherStore>;

/** Codes for offers, calls and letters; only their keyed hashes are stored. */
export function createVoucherStore({ read, transaction, erase }: SealedDatabase) {
  // Cached: it never changes, even when the store's key does.
  let secret: Buffer | null = null;
  return {
    issueVoucher: (code: string, content: VoucherContent, expires_at: string): Promise<Voucher> =>
      transaction(async (sql) => {
        const issued_at = sql.at();
        const code_hash = hashOf(await readSecret(sql, 'links'), code);
        const id = await insertSealed(sql, TABLE, { code_hash, issued_at, expires_at }, content);
        return { id, issued_at, expires_at, revoked_at: null, ...content };
      }),
    /** Returns the voucher of a code, normalised by readVoucherCode, even after its end; null if there is none. */
    async findVoucher(code: string) {
      secret ??= await transaction((sql) => readSecret(sql, 'links'));
      const [found] = await vouchersWhere(read, 'WHERE code_hash = $1', [hashOf(secret, code)]);
      return found ?? null;
    },
    /** Returns all vouchers, newest first. */
    listVouchers: () => vouchersWhere(read, 'ORDER BY id DESC'),
    /** Revokes and returns a voucher; null if there is none or it was revoked before. */
    revokeVoucher: (id: number) =>
      transaction(async (sql) => {
        const revoked = await sql.query(
          `UPDATE ${TABLE} SET revoked_at = $2 WHERE id = CAST($1 AS bigint) AND revoked_at IS NULL RETURNING id`,
          [id, sql.at()],
        );
        if (revoked.length === 0) return null;
        const [voucher] = await vouchersWhere(sql, 'WHERE id = CAST($1 AS bigint)', [id]);
        return voucher ?? null;
      }),
    /** Deletes vouchers that ended a year ago and resolves with their number. */
    async pruneVouchers() {
      const erased = await erase([TABLE], ({ query, at }) =>
        query(`DELETE FROM ${TABLE} WHERE expires_at < $1 OR revoked_at < $1 RETURNING id`, [at(-KEPT_MS)]),
      );
      return erased.length;
    },
  };
}
