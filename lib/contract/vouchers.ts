import { z } from 'zod';
import { readVoucherCode } from './voucher-code';

/**
 * The call for what a code was issued for: an extra of the built-in API ('vouchers' in extras.ts), for websites only. A
 * POST, to keep codes out of access logs. Returns voucherAnswer.
 */
export const voucherPaths = { check: () => 'vouchers/check' };

/** What a code can prove. */
export const VOUCHER_KINDS = ['offer', 'call', 'letter'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** `code`: as typed. */
export const voucherRequest = z.object({
  code: z.string().max(60).transform(readVoucherCode).pipe(z.string()),
});

const voucher = z.object({
  kind: z.enum(VOUCHER_KINDS),
  state: z.enum(['valid', 'expired', 'revoked']),
  /** Of the recipient; never the full name. */
  initials: z.string(),
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }).nullable(),
  /** Initials of the staff member who issued it; '' if not given. */
  by: z.string(),
  /** ISO 8601. */
  issued_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});

/** `voucher`: null if no such code was ever issued, or it was deleted a year after its expiry. */
export const voucherAnswer = z.object({ status: z.literal(1), voucher: voucher.nullable() });
export type CheckedVoucher = z.output<typeof voucher>;
