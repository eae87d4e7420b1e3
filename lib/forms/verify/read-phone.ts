const LOOKS_LIKE_PHONE = /^(?:tel:)?\+?[\d\s().\-–/]+$/i;
const INDIA = '91';

/**
 * A phone number in one form, "+919800000000", however it was typed; null for what is no number. Without a country code it is
 * taken for Indian, with or without the 0 before it.
 */
export function readPhone(text: string): string | null {
  const typed = text.trim();
  if (!LOOKS_LIKE_PHONE.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const isInternational = /^(?:tel:)?\s*\+/i.test(typed) || digits.startsWith('00');
  const full = isInternational ? digits.replace(/^00/, '') : withIndia(digits);
  // "+91 (0) 98000 00000"
  const number = full.startsWith(`${INDIA}0`) ? INDIA + full.slice(3) : full;
  return number.length >= 8 && number.length <= 15 ? `+${number}` : null;
}

function withIndia(digits: string): string {
  if (digits.startsWith('0')) return INDIA + digits.replace(/^0+/, '');
  // A whole Indian number; one of ten digits may begin with 91 by itself.
  return digits.length === 12 && digits.startsWith(INDIA) ? digits : INDIA + digits;
}
