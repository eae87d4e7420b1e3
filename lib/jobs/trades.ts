import { saidCategory } from '../content/names';
import { isRole, titleHeads } from '../search/heads';
import type { JobSummary } from './job';

/** What most visitors look for, most wanted first: a keyword, and the words by which titles name it. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  driver: ['driver', 'chauffeur'],
  cook: ['cook', 'chef'],
  security: ['guard', 'security officer'],
  delivery: ['delivery', 'courier'],
  housekeeping: ['housekeeping', 'cleaner'],
  helper: ['helper', 'packer', 'loader'],
  nurse: ['nurse'],
  electrician: ['electrician', 'wireman'],
  technician: ['technician', 'fitter', 'welder', 'plumber', 'mechanic'],
  warehouse: ['warehouse', 'picker'],
  'data-entry': ['data entry'],
  sales: ['sales'],
};

export type Trade = { keyword: string; name: string; jobs: JobSummary[] };

/** The trades of these jobs, those with most jobs first. */
export function tradesOf(jobs: JobSummary[]): Trade[] {
  const heads = jobs.map(({ title }) => titleHeads(title));
  return Object.entries(TRADES)
    .map(([slug, words]) => {
      const keyword = slug.replace('-', ' ');
      return {
        keyword,
        name: saidCategory({ slug, name: keyword.replace(/^./, (letter) => letter.toUpperCase()) }),
        jobs: jobs.filter((_, index) => words.some((word) => isNamed(heads[index]!, word))),
      };
    })
    .filter((trade) => trade.jobs.length > 0)
    .sort((a, b) => b.jobs.length - a.jobs.length);
}

/** Who does a job is named last, so that a "driver developer" is no driver; a field is named anywhere in a head. */
function isNamed(heads: string[], word: string): boolean {
  const isWho = isRole(word.split(' ').at(-1)!);
  const ends = [` ${word}`, ` ${word}s`];
  return heads.some((head) =>
    isWho ? ends.some((end) => ` ${head}`.endsWith(end)) : ` ${head} `.includes(` ${word} `),
  );
}
