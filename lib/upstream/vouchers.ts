import 'server-only';
import { type CheckedVoucher, voucherAnswer, voucherPaths } from '../contract/vouchers';
import { postJson } from './client';
import { offers } from './extras';

/** Whether the recruitment API issues codes; the built-in one does. @throws UpstreamError */
export const issuesVouchers = (): Promise<boolean> => offers('vouchers');

/** What a code (as returned by readVoucherCode) was issued for; null if nothing. @throws UpstreamError */
export async function checkVoucher(code: string): Promise<CheckedVoucher | null> {
  return (await postJson(voucherPaths.check(), { code }, voucherAnswer)).voucher;
}
