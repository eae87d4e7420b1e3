const LOOKS_LIKE_PHONE = /^(?:tel:)?\s*\+?[\d\s().\-–/]+$/i;
const INDIA = '91';

/**
 * The numbers that something typed may stand for, each as in "+919800000000"; none for what is no phone number. Without a
 * country code it is taken for Indian, with or without the 0 before it.
 */
export function readPhones(text: string): string[] {
  const typed = text.trim();
  if (!LOOKS_LIKE_PHONE.test(typed)) return [];
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
