import { inLanguages } from './words';

/** When a job was posted and when it closes: a date, or how long ago or ahead that is. */
export const ages = inLanguages('ages', {
  /** A day in UTC. English is alike in every browser and on the server, which Intl does not promise. */
  day: (date: Date) => date.toUTCString().slice(5, 16).replace(/^0/, ''),
  posted: {
    on: (day: string) => `Posted ${day}`,
    in: (days: number) =>
      days === 0 ? 'Posted today' : days === 1 ? 'Posted yesterday' : `Posted ${days} days ago`,
  },
  closes: {
    on: (day: string) => `Closes ${day}`,
    in: (days: number) =>
      days === 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`,
  },
} as const);
