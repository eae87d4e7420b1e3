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

/** Keyed, as anybody with the database could try 2^50 codes against a plain hash. */
const hashOf = (secret: Buffer, code: string) =>
  createHmac('sha256', secret).update(`voucher ${code}`).digest('hex');

export type VoucherStore = ReturnType<typeof createVoucherStore>;

/** Codes for offers, calls and letters. Of a code only a keyed hash is stored. */
export function createVoucherStore({ read, transaction, erase }: SealedDatabase) {
  // Made once and never changed, whatever key it is encrypted with.
  let secret: Buffer | null = null;
  return {
    issueVoucher: (code: string, content: VoucherContent, expires_at: string): Promise<Voucher> =>
      transaction(async (sql) => {
        const issued_at = sql.at();
        const code_hash = hashOf(await readSecret(sql, 'links'), code);
        const id = await insertSealed(sql, TABLE, { code_hash, issued_at, expires_at }, content);
        return { id, issued_at, expires_at, revoked_at: null, ...content };
      }),
    /** The voucher of a code as readVoucherCode gives it, also after its end; null when there is none. */
    async findVoucher(code: string) {
      secret ??= await transaction((sql) => readSecret(sql, 'links'));
      const [found] = await vouchersWhere(read, 'WHERE code_hash = $1', [hashOf(secret, code)]);
      return found ?? null;
    },
    /** All of them, newest first. */
    listVouchers: () => vouchersWhere(read, 'ORDER BY id DESC'),
    /** Takes a voucher back, and gives it; null when there is none, or it was taken back before. */
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
    /** Deletes the vouchers that ended a year ago; resolves with their number. */
    async pruneVouchers() {
      const erased = await erase([TABLE], ({ query, at }) =>
        query(`DELETE FROM ${TABLE} WHERE expires_at < $1 OR revoked_at < $1 RETURNING id`, [at(-KEPT_MS)]),
      );
      return erased.length;
    },
  };
}
