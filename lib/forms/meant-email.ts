import { distance } from 'fastest-levenshtein';
import { readEmail } from '../base/contact/email-address';
import { plainCharacters } from '../base/text/plain-characters';

/** India's most common mail providers: a near miss was probably meant to be one of them. */
const COM_ONLY = ['gmail.com', 'ymail.com', 'rediffmail.com', 'icloud.com'];
const PROVIDERS = [...COM_ONLY, 'yahoo.com', 'yahoo.co.in', 'yahoo.in', 'hotmail.com', 'outlook.com'];
/** "yahoo.co.uk"; not "yahoo.co", where no provider is and a letter is missing, nor "yahoo.co.on", where no country is. */
const ABROAD = /^(?:yahoo|hotmail|outlook)\.(?:com?\.)?(?!c[om]$|o[mn]$)[a-z]{2}$/;

/** The address that was probably meant, at a big provider; null where there is no reason to ask. */
export function meantEmail(typed: string): string | null {
  const text = readEmail(typed) ?? plainCharacters(typed).toLowerCase();
  const [, local, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(text) ?? [];
  if (!local || !domain || PROVIDERS.includes(domain) || ABROAD.test(domain)) return null;
  const meant =
    PROVIDERS.find((provider) => isSlip(domain, provider)) ??
    // "gmail.in", "gmail": the name is right.
    COM_ONLY.find((provider) => nameOf(provider) === nameOf(domain));
  return meant ? readEmail(`${local}@${meant}`) : null;
}

/** One letter too many, missing or wrong, but the first ("mail.com" is another); or all of them in another order. */
const isSlip = (domain: string, meant: string) =>
  domain[0] === meant[0] && (distance(domain, meant) === 1 || sorted(domain) === sorted(meant));
const sorted = (text: string) => [...text].sort().join('');

const nameOf = (domain: string) => domain.replace(/(?:\.[a-z]{1,3})*$/, '');
