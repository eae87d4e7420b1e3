/*
 * Codes that prove that an offer, call or letter is the agency's: ten characters of Crockford's base 32
 * (crockford.com/base32.html), which excludes I, L, O and U; 2^50 combinations.
 */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 10;
const GROUP = 5;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** Parses a typed code, in any case, with any dashes and spaces; reads O as 0, I and L as 1. Null if it is no code. */
export function readVoucherCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** A code as printed in letters: "7K3QF-M2X9D". */
export const showVoucherCode = (code: string) => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
