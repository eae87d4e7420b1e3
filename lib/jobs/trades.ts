import { saidCategory } from '../content/names';
import { toWords } from '../search/normalise';
import type { JobSummary } from './job';

/** What most visitors look for, most wanted first: a keyword, and the words by which titles name it. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  driver: ['driver', 'drivers', 'chauffeur'],
  cook: ['cook', 'chef'],
  security: ['guard', 'guards', 'security officer'],
  delivery: ['delivery', 'courier'],
  housekeeping: ['housekeeping', 'cleaner'],
  helper: ['helper', 'helpers', 'packer', 'loader'],
  nurse: ['nurse', 'nurses'],
  electrician: ['electrician', 'wireman'],
  technician: ['technician', 'fitter', 'welder', 'plumber', 'mechanic'],
  warehouse: ['warehouse', 'picker'],
  'data-entry': ['data entry'],
  sales: ['sales'],
};

export type Trade = { keyword: string; name: string; jobs: JobSummary[] };

/** The trades of these jobs, those with most jobs first. */
export function tradesOf(jobs: JobSummary[]): Trade[] {
  const titles = jobs.map(({ title }) => ` ${toWords(title).join(' ')} `);
  return Object.entries(TRADES)
    .map(([slug, words]) => {
      const keyword = slug.replace('-', ' ');
      return {
        keyword,
        name: saidCategory({ slug, name: keyword.replace(/^./, (letter) => letter.toUpperCase()) }),
        jobs: jobs.filter((_, index) => words.some((word) => titles[index]!.includes(` ${word} `))),
      };
    })
    .filter((trade) => trade.jobs.length > 0)
    .sort((a, b) => b.jobs.length - a.jobs.length);
}
