import { FILLERS } from './lexicon/fillers';
import { PUBLIC_BODIES } from './lexicon/public-bodies';
import { toWords } from './normalise';

/** Words of company names that are usually left out. */
const LEGAL = 'pvt private ltd limited llp inc incorporated corp corporation co company';
const LEFT_OUT: ReadonlySet<string> = new Set([...LEGAL.split(' '), ...FILLERS.flatMap(toWords)]);
const MIN_INITIALS = 3;
const MAX_WORDS = 8;

/** What an employer's name is compared by: its telling words, run together. */
export const employerKey = (name: string): string => tellingWords(name).join('');

/** The keys that mean an employer: each beginning of its name, and its initials. */
export function employerKeys(name: string): string[] {
  const words = tellingWords(name);
  const initials = words.map((word) => word[0]).join('');
  return [
    ...words.map((_, index) => words.slice(0, index + 1).join('')),
    ...(words.length >= MIN_INITIALS ? [initials] : []),
  ];
}

/** Where one works, as part of an employer's name: people look for "bank jobs". */
const WORKPLACES =
  /^(?:bank|hospital|clinic|school|college|university|hotel|restaurant|factory|airport|police|railway)s?$/;

/** The workplaces that an employer is by its name, as its words: "Kotak Mahindra Bank", "State Bank of India". */
export const workplacesOf = (name: string): string[] => toWords(name).filter((word) => WORKPLACES.test(word));

function tellingWords(name: string): string[] {
  const words = toWords(name);
  const telling = words.filter((word) => !LEFT_OUT.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** The index word that a job with a public employer gets as what it is: people look for "government jobs". */
export const PUBLIC = 'government';

/** Longer texts describe a company. */
const MAX_NAME = 100;

/** Whether an employer is a public one, by its name and the category of its job. */
export const isPublicEmployer = (company: string, category: string): boolean =>
  /^(?:government|govt|sarkari|public sector)\b/i.test(category) ||
  (company.length <= MAX_NAME && PUBLIC_BODIES.test(company));
