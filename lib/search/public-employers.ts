import { PUBLIC_BODIES } from './lexicon/public-bodies';

/** The index word that a job with a public employer gets as what it is: people look for "government jobs". */
export const PUBLIC = 'government';

/** Longer texts describe a company. */
const MAX_NAME = 100;

/** Whether an employer is a public one, by its name and the category of its job. */
export const isPublicEmployer = (company: string, category: string): boolean =>
  /^(?:government|govt|sarkari|public sector)\b/i.test(category) ||
  (company.length <= MAX_NAME && PUBLIC_BODIES.test(company));
