/*
 * The codes by which the agency vouches for an offer, a call or a letter: ten characters of Crockford's base 32
 * (crockford.com/base32.html), which leaves out I, L, O and U. 32^10 are 2^50 codes.
 */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 10;
const GROUP = 5;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** A code as somebody typed it, in any case and with any dashes and spaces; O stands for 0, I and L for 1. Null: no code. */
export function readVoucherCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** A code as letters show it: "7K3QF-M2X9D". */
export const showVoucherCode = (code: string) => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
