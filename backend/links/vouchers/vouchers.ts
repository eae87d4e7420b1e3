import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '../../../lib/contract/voucher-code';
import type { CheckedVoucher, VoucherKind } from '../../../lib/contract/vouchers';

/** What a code confirms, with initials instead of full names. `note` is for staff only. */
export type VoucherContent = {
  kind: VoucherKind;
  initials: string;
  job: { id: string; title: string; location: string } | null;
  by: string;
  note: string;
};

/** Times are ISO 8601. */
export type Voucher = VoucherContent & {
  id: number;
  issued_at: string;
  expires_at: string;
  revoked_at: string | null;
};

export function voucherState(
  { expires_at, revoked_at }: Pick<Voucher, 'expires_at' | 'revoked_at'>,
  now: Date,
): CheckedVoucher['state'] {
  if (revoked_at !== null) return 'revoked';
  return expires_at <= now.toISOString() ? 'expired' : 'valid';
}

/** Generates a random code, without its dash. */
export const newVoucherCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
