import { inLanguages } from './words';

/** What a job's star is called, and the link to the saved jobs. In scripts of many pages, so no more than that. */
export const starWords = inLanguages('starWords', {
  save: (title: string) => `Save job: ${title}`,
  saved: (title: string) => `Saved: ${title}`,
  /** The link to the saved jobs. */
  count: (count: number) => `Saved jobs (${count})`,
} as const);
