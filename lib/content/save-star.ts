import { inLanguages } from './words';

/** Labels of the star and the saved jobs link. Part of many pages' scripts, so keep it small. */
export const starWords = inLanguages('starWords', {
  /** Each followed by the job's title. */
  star: 'Save job: ',
  starred: 'Saved: ',
  /** The link to the saved jobs. */
  count: (count: number) => `Saved jobs (${count})`,
} as const);
