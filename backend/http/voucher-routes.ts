import type { Hono } from 'hono';
import { type CheckedVoucher, voucherPaths, voucherRequest } from '../../lib/contract/vouchers';
import type { VoucherStore } from '../links/vouchers/queries';
import { type Voucher, voucherState } from '../links/vouchers/vouchers';
import type { Api } from './api';
import { readBody } from './read-body';

/** Route that looks up a code; websites rate-limit attempts. */
export function voucherRoutes(
  routes: Hono,
  { store, now, guard }: Api<Pick<VoucherStore, 'findVoucher'>>,
): void {
  routes.post(`/${voucherPaths.check()}`, guard, async (c) => {
    const given = voucherRequest.safeParse(await readBody(c));
    const found = given.success ? await store.findVoucher(given.data.code) : null;
    return c.json({ status: 1, voucher: found && checkedVoucher(found, now()) });
  });
}

/** Omits the staff's note. */
function checkedVoucher(voucher: Voucher, now: Date): CheckedVoucher {
  const { kind, initials, job, by, issued_at, expires_at, revoked_at } = voucher;
  return { kind, state: voucherState(voucher, now), initials, job, by, issued_at, expires_at, revoked_at };
}
