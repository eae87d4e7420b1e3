import { createHmac } from 'node:crypto';
import type { Database, Sql } from '../../store/database';
import type { Keyring } from '../../keys/keyring';
import { openTexts, sealTexts } from '../../keys/sealed-rows';
import { readSecret } from '../../keys/secrets';
import type { Voucher, VoucherContent, VoucherStore } from './vouchers';

const TABLE = 'vouchers';
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 365;

type Row = Omit<Voucher, keyof VoucherContent> & { key_id: number; sealed: Buffer };

async function vouchersWhere(
  sql: Sql,
  keyring: Keyring,
  rest: string,
  values: unknown[],
): Promise<Voucher[]> {
  const rows = await sql.query<Row>(
    `SELECT id, issued_at, expires_at, revoked_at, key_id, sealed FROM ${TABLE} ${rest}`,
    values,
  );
  const keyOf = await keyring.of(sql, rows);
  return rows.map(({ key_id, sealed, ...voucher }) => ({
    ...voucher,
    ...openTexts<VoucherContent>(keyOf(key_id), sealed, TABLE, voucher.id),
  }));
}

/** Keyed, as 2^50 codes could be tried against a plain hash by whoever gets hold of the database. */
const hashOf = (secret: Buffer, code: string) =>
  createHmac('sha256', secret).update(`voucher ${code}`).digest('hex');

async function issue(
  sql: Sql,
  keyring: Keyring,
  code: string,
  content: VoucherContent,
  { now, expiresAt }: { now: Date; expiresAt: string },
): Promise<Voucher> {
  const [key] = await keyring.inUse(sql);
  const id = await sql.nextId(TABLE);
  const issued_at = now.toISOString();
  const hash = hashOf(await readSecret(sql, keyring, 'links'), code);
  await sql.query(
    `INSERT INTO ${TABLE} (id, code_hash, issued_at, expires_at, key_id, sealed) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, hash, issued_at, expiresAt, key.id, sealTexts(key, content, TABLE, id)],
  );
  return { id, issued_at, expires_at: expiresAt, revoked_at: null, ...content };
}

export function createVoucherStore(
  { read, transaction, erase }: Database,
  keyring: Keyring,
  now: () => Date,
): VoucherStore {
  // Made once and never changed, whatever key it is encrypted with.
  let secret: Buffer | null = null;
  return {
    issueVoucher: (code, content, expiresAt) =>
      transaction((sql) => issue(sql, keyring, code, content, { now: now(), expiresAt })),
    async findVoucher(code) {
      secret ??= await transaction((sql) => readSecret(sql, keyring, 'links'));
      const hash = hashOf(secret, code);
      const [found] = await vouchersWhere(read, keyring, 'WHERE code_hash = $1', [hash]);
      return found ?? null;
    },
    listVouchers: () => vouchersWhere(read, keyring, 'ORDER BY id DESC', []),
    revokeVoucher: (id) =>
      transaction(async (sql) => {
        const revoked = await sql.query(
          `UPDATE ${TABLE} SET revoked_at = $2 WHERE id = CAST($1 AS bigint) AND revoked_at IS NULL RETURNING id`,
          [id, now().toISOString()],
        );
        if (revoked.length === 0) return null;
        const [voucher] = await vouchersWhere(sql, keyring, 'WHERE id = CAST($1 AS bigint)', [id]);
        return voucher ?? null;
      }),
    async pruneVouchers() {
      const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
      const erased = await erase([TABLE], ({ query }) =>
        query(`DELETE FROM ${TABLE} WHERE expires_at < $1 OR revoked_at < $1 RETURNING id`, [before]),
      );
      return erased.length;
    },
  };
}
