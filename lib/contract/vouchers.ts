import { z } from 'zod';
import { readVoucherCode } from './voucher-code';

/**
 * The call by which a website asks what a code was issued for: an extra of the built-in API ('vouchers' in extras.ts), for
 * websites only. A POST, so that no log of addresses holds a code. It answers voucherAnswer.
 */
export const voucherPaths = { check: () => 'vouchers/check' };

/** What the agency vouches for. */
export const VOUCHER_KINDS = ['offer', 'call', 'letter'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** `code`: as somebody typed it. */
export const voucherRequest = z.object({
  code: z.string().max(60).transform(readVoucherCode).pipe(z.string()),
});

const voucher = z.object({
  kind: z.enum(VOUCHER_KINDS),
  state: z.enum(['valid', 'expired', 'revoked']),
  /** Of whoever it was issued to: nobody's whole name. */
  initials: z.string(),
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }).nullable(),
  /** Initials of the staff member who issued it; '' where they were not given. */
  by: z.string(),
  /** ISO 8601. */
  issued_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});

/** `voucher`: null where no such code was ever issued, or it was deleted a year after its end. */
export const voucherAnswer = z.object({ status: z.literal(1), voucher: voucher.nullable() });
export type CheckedVoucher = z.output<typeof voucher>;
