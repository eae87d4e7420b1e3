import { inLanguages } from './words';

/** When a job was posted or closes, as a date or relative to today. */
export const ages = inLanguages('ages', {
  /** A UTC date. Avoids Intl, whose output may differ between browsers and the server. */
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
