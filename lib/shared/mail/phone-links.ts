/** Ways to reach a number that somebody typed: its `tel:` address (RFC 3966), and its WhatsApp chat if it may have one. */
export type PhoneLinks = { number: string; tel: string; whatsApp: string | null };

const INDIA = '91';
const SEPARATORS = /[/,;|]|\bor\b/i;

/**
 * Reads a number as people in India write it: ten digits, perhaps after 0, 91, +91 or 0091, or a number of another
 * country after + or 00. Of several numbers the first is taken; null where there is none.
 */
export function phoneLinks(typed: string): PhoneLinks | null {
  for (const part of typed.split(SEPARATORS)) {
    const number = internationalNumber(part);
    if (number) return { number, tel: `tel:${number}`, whatsApp: whatsAppOf(number) };
  }
  return null;
}

/** The number of a text in E.164: "+" with country code and number, at most 15 digits; null if it is not just one number. */
export function internationalNumber(typed: string): string | null {
  const text = typed.trim();
  // "+91 (0) 98765 43210": the zero is dialled from within India only.
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '');
  const isInternational = /^\s*\(?\s*(\+|00)/.test(text);
  if (!/^[+(]*[\d\s().+\u2010-\u2015-]+$/.test(text)) return null;
  const bare = digits.replace(/^0+/, '');
  const indian = bare.startsWith(INDIA) && bare.length > 10 ? bare.slice(2).replace(/^0/, '') : bare;
  if (indian.length === 10 && (!isInternational || bare.startsWith(INDIA))) return `+${INDIA}${indian}`;
  return isInternational && bare.length >= 7 && bare.length <= 15 ? `+${bare}` : null;
}

// Indian mobile numbers begin with 6 to 9; other countries' are not told from their landlines here.
// https://faq.whatsapp.com/5913398998672934: the number with its country code, without zeros, brackets or dashes.
function whatsAppOf(number: string): string | null {
  const isIndian = number.startsWith(`+${INDIA}`);
  return !isIndian || /^\+91[6-9]/.test(number) ? `https://wa.me/${number.slice(1)}` : null;
}
