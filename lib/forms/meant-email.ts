import { distance } from 'fastest-levenshtein';
import { readEmail } from '../shared/contact/email-address';
import { plainCharacters } from '../shared/text/plain-characters';

/** Where most people in India have their mailboxes: what is nearly one of these was probably meant to be it. */
const PROVIDERS = [
  ...['gmail.com', 'yahoo.com', 'yahoo.co.in', 'yahoo.in', 'ymail.com', 'rediffmail.com'],
  ...['hotmail.com', 'outlook.com', 'icloud.com'],
];
const MAX_SLIPS = 2;

/** The address that was probably meant, at a big provider; null where there is no reason to ask. */
export function meantEmail(typed: string): string | null {
  const text = readEmail(typed) ?? plainCharacters(typed).toLowerCase();
  const [, local, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(text) ?? [];
  if (!local || !domain || PROVIDERS.includes(domain)) return null;
  const nearest = PROVIDERS.map((provider) => ({ provider, slips: distance(domain, provider) }))
    // "gmail.in", "gmail": the name is right.
    .filter(({ provider, slips }) => slips <= MAX_SLIPS || nameOf(provider) === nameOf(domain))
    .sort((a, b) => a.slips - b.slips)[0];
  return nearest ? readEmail(`${local}@${nearest.provider}`) : null;
}

const nameOf = (domain: string) => domain.split('.')[0];
