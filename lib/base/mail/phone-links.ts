import { phoneNumbers } from '../contact/phone';

/** A phone number's `tel:` URL (RFC 3966), and its WhatsApp chat if it may have one. */
type PhoneLinks = { number: string; tel: string; whatsApp: string | null };

/** Links for the first number in a text; null if there is none. */
export function phoneLinks(typed: string): PhoneLinks | null {
  const [number] = phoneNumbers(typed);
  return number ? { number, tel: `tel:${number}`, whatsApp: whatsAppOf(number) } : null;
}

// Indian mobile numbers begin with 6 to 9; foreign mobiles and landlines are not distinguished.
// https://faq.whatsapp.com/5913398998672934: the number with its country code, without zeros, brackets or dashes.
function whatsAppOf(number: string): string | null {
  return /^\+91(?![6-9])/.test(number) ? null : `https://wa.me/${number.slice(1)}`;
}
