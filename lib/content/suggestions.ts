import { inLanguages } from './words';

/** What the search box says while it suggests; in a file of its own, as a script loads it. */
export const suggestions = inLanguages('suggestions', {
  label: 'Suggestions',
  kinds: { city: 'City', category: 'Category', list: 'Jobs' },
  /** What people look for that is no title, and has no list of its own. */
  searches: ['Night shift', 'Day shift', 'Immediate joining'],
  inCity: (title: string, city: string) => `${title} in ${city}`,
  found: (count: number) =>
    count === 0
      ? 'No suggestions'
      : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use up and down`,
} as const);
