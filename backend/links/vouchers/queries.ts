import { createHmac } from 'node:crypto';
import type { Database, Sql } from '../../store/database';
import type { StoreKey } from '../../keys/store-key';
import { openTexts, sealTexts } from '../../keys/sealed-rows';
import { readSecret } from '../../keys/secrets';
import type { Voucher, VoucherContent } from './vouchers';

const TABLE = 'vouchers';
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 365;

type Row = Omit<Voucher, keyof VoucherContent> & { sealed: Buffer };

async function vouchersWhere(sql: Sql, key: StoreKey, rest: string, values: unknown[]): Promise<Voucher[]> {
  const rows = await sql.query<Row>(
    `SELECT id, issued_at, expires_at, revoked_at, sealed FROM ${TABLE} ${rest}`,
    values,
  );
  return rows.map(({ sealed, ...voucher }) => ({
    ...voucher,
    ...openTexts<VoucherContent>(key, sealed, TABLE, voucher.id),
  }));
}

/** Keyed, as 2^50 codes could be tried against a plain hash by whoever gets hold of the database. */
const hashOf = (secret: Buffer, code: string) =>
  createHmac('sha256', secret).update(`voucher ${code}`).digest('hex');

async function issue(
  sql: Sql,
  key: StoreKey,
  code: string,
  content: VoucherContent,
  { now, expiresAt }: { now: Date; expiresAt: string },
): Promise<Voucher> {
  const id = await sql.nextId(TABLE);
  const issued_at = now.toISOString();
  const hash = hashOf(await readSecret(sql, key, 'links'), code);
  await sql.query(
    `INSERT INTO ${TABLE} (id, code_hash, issued_at, expires_at, sealed) VALUES ($1, $2, $3, $4, $5)`,
    [id, hash, issued_at, expiresAt, sealTexts(key, content, TABLE, id)],
  );
  return { id, issued_at, expires_at: expiresAt, revoked_at: null, ...content };
}

export type VoucherStore = ReturnType<typeof createVoucherStore>;

/** Codes for offers, calls and letters. Of a code only a keyed hash is stored. */
export function createVoucherStore({ read, transaction, erase }: Database, key: StoreKey, now: () => Date) {
  // Made once and never changed, whatever key it is encrypted with.
  let secret: Buffer | null = null;
  return {
    issueVoucher: (code: string, content: VoucherContent, expiresAt: string) =>
      transaction((sql) => issue(sql, key, code, content, { now: now(), expiresAt })),
    /** The voucher of a code as readVoucherCode gives it, also after its end; null when there is none. */
    async findVoucher(code: string) {
      secret ??= await transaction((sql) => readSecret(sql, key, 'links'));
      const hash = hashOf(secret, code);
      const [found] = await vouchersWhere(read, key, 'WHERE code_hash = $1', [hash]);
      return found ?? null;
    },
    /** All of them, newest first. */
    listVouchers: () => vouchersWhere(read, key, 'ORDER BY id DESC', []),
    /** Takes a voucher back, and gives it; null when there is none, or it was taken back before. */
    revokeVoucher: (id: number) =>
      transaction(async (sql) => {
        const revoked = await sql.query(
          `UPDATE ${TABLE} SET revoked_at = $2 WHERE id = CAST($1 AS bigint) AND revoked_at IS NULL RETURNING id`,
          [id, now().toISOString()],
        );
        if (revoked.length === 0) return null;
        const [voucher] = await vouchersWhere(sql, key, 'WHERE id = CAST($1 AS bigint)', [id]);
        return voucher ?? null;
      }),
    /** Deletes the vouchers that ended a year ago; resolves with their number. */
    async pruneVouchers() {
      const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
      const erased = await erase([TABLE], ({ query }) =>
        query(`DELETE FROM ${TABLE} WHERE expires_at < $1 OR revoked_at < $1 RETURNING id`, [before]),
      );
      return erased.length;
    },
  };
}
