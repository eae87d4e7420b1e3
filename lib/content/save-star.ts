import { inLanguages } from './words';

/** Labels of the star and the saved jobs link. Part of many pages' scripts, so keep it small. */
export const starWords = inLanguages('starWords', {
  save: (title: string) => `Save job: ${title}`,
  saved: (title: string) => `Saved: ${title}`,
  /** The link to the saved jobs. */
  count: (count: number) => `Saved jobs (${count})`,
} as const);
