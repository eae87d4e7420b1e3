import { inLanguages } from './words';

/** Texts of search suggestions; a file of its own, as a script loads it. */
export const suggestions = inLanguages('suggestions', {
  label: 'Suggestions',
  kinds: { city: 'City', category: 'Category', list: 'Jobs' },
  /** Popular searches that are neither titles nor landing pages. */
  searches: ['Night shift', 'Day shift', 'Immediate joining', 'Government jobs', 'Railway jobs', 'Bank jobs'],
  inCity: (title: string, city: string) => `${title} in ${city}`,
  found: (count: number) =>
    count === 0
      ? 'No suggestions'
      : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`,
} as const);
