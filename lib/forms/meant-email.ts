import { distance } from 'fastest-levenshtein';
import { readEmail } from '../base/contact/email-address';
import { plainCharacters } from '../base/text/plain-characters';

/** India's most common mail providers: a near miss was probably meant to be one of them. */
const COM_ONLY = ['gmail.com', 'ymail.com', 'rediffmail.com', 'icloud.com'];
const PROVIDERS = [...COM_ONLY, 'yahoo.com', 'yahoo.co.in', 'yahoo.in', 'hotmail.com', 'outlook.com'];
/** "yahoo.co.uk", but not typos: "yahoo.co" lacks a letter, and "yahoo.co.on" has no country. */
const ABROAD = /^(?:yahoo|hotmail|outlook)\.(?:com?\.)?(?!c[om]$|o[mn]$)[a-z]{2}$/;

/** The address at a big provider that was probably meant; null if the typed one is plausible. */
export function meantEmail(typed: string): string | null {
  const text = readEmail(typed) ?? plainCharacters(typed).toLowerCase();
  const [, local, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(text) ?? [];
  if (!local || !domain || PROVIDERS.includes(domain) || ABROAD.test(domain)) return null;
  const meant =
    PROVIDERS.find((provider) => isSlip(domain, provider)) ??
    // "gmail.in", "gmail": only the ending is wrong.
    COM_ONLY.find((provider) => nameOf(provider) === nameOf(domain));
  return meant ? readEmail(`${local}@${meant}`) : null;
}

/** One letter added, missing or wrong, but not the first ("mail.com" exists); or all letters in another order. */
const isSlip = (domain: string, meant: string) =>
  domain[0] === meant[0] && (distance(domain, meant) === 1 || sorted(domain) === sorted(meant));
const sorted = (text: string) => [...text].sort().join('');

const nameOf = (domain: string) => domain.replace(/(?:\.[a-z]{1,3}){0,4}$/, '');
