import { Hono, type MiddlewareHandler } from 'hono';
import { type CheckedVoucher, voucherPaths, voucherRequest } from '../../lib/contract/vouchers';
import type { VoucherStore } from '../links/vouchers/queries';
import { type Voucher, voucherState } from '../links/vouchers/vouchers';
import { readBody } from './read-body';

type VoucherRouteOptions = {
  store: Pick<VoucherStore, 'findVoucher'>;
  now: () => Date;
  /** Lets in those who may ask: websites, which limit how many codes anybody tries. */
  guard: MiddlewareHandler;
};

/** Routes of codes, relative to "/api". */
export function voucherRoutes({ store, now, guard }: VoucherRouteOptions): Hono {
  const routes = new Hono();

  routes.post(`/${voucherPaths.check()}`, guard, async (c) => {
    const given = voucherRequest.safeParse(await readBody(c));
    const found = given.success ? await store.findVoucher(given.data.code) : null;
    return c.json({ status: 1, voucher: found && checkedVoucher(found, now()) });
  });

  return routes;
}

/** Without the staff's note. */
function checkedVoucher(voucher: Voucher, now: Date): CheckedVoucher {
  const { kind, initials, job, by, issued_at, expires_at, revoked_at } = voucher;
  return { kind, state: voucherState(voucher, now), initials, job, by, issued_at, expires_at, revoked_at };
}
