const LOOKS_LIKE_PHONE = /^(?:\p{L}+:)?\s*\+?[\d\s().\p{Pd}/]+$/u;
const INDIA = '91';

/**
 * The numbers that something typed may stand for, each as in "+919800000000"; null for what is no phone number. Without a
 * country code it is taken for Indian, with or without the 0 before it.
 */
export function readPhones(text: string): string[] | null {
  const typed = inAsciiDigits(text.replace(/\p{Cf}/gu, '')).trim();
  if (!LOOKS_LIKE_PHONE.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const readings = typed.includes('+')
    ? [digits]
    : [digits.replace(/^00/, ''), INDIA + digits.replace(/^0/, '')];
  // Ten digits are a whole number, whatever they begin with.
  if (digits.length === 10) readings.push(INDIA + digits);
  return readings
    .flatMap((number) => [number, withoutTrunk(number)])
    .filter((number) => number.length >= 8 && number.length <= 15)
    .map((number) => `+${number}`);
}

/** "+91 (0) 98000 00000" */
const withoutTrunk = (number: string) =>
  number.startsWith(`${INDIA}0`) ? INDIA + number.slice(INDIA.length + 1) : number;

/** Digits of all scripts, each of which has its ten in one row of code points. */
const inAsciiDigits = (text: string) =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return `${value}`;
  });
