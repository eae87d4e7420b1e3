import { citiesIn } from './contract/places/cities-in';
import { formatDay } from './dates';
import { joinWords } from './join-words';
import type { JobList } from './upstream/job-list';

const NAMED = 3;

/**
 * What a landing page says of its jobs, of facts alone: how many, where, at which companies, how new.
 * `jobs` are the newest of them; `what` is "Finance jobs", or "jobs in Pune".
 */
export function landingIntro(what: string, { jobs, total }: JobList, nameCities: boolean): string {
  const cities = mostFrequent(jobs.flatMap((job) => citiesIn(job.location).map(({ name }) => name)));
  const companies = mostFrequent(jobs.map(({ company }) => company).filter(Boolean));
  const newest = jobs
    .map(({ postedAt }) => postedAt ?? '')
    .sort()
    .at(-1);
  return [
    `${total.toLocaleString('en-IN')} open ${total === 1 ? what.replace('jobs', 'job') : what}`,
    nameCities && cities.length > 0 ? `, among others in ${joinWords(cities)}` : '',
    companies.length > 0 ? `, with employers such as ${joinWords(companies)}` : '',
    newest ? `. The newest is of ${formatDay(newest)}.` : '.',
  ].join('');
}

function mostFrequent(words: string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, NAMED)
    .map(([word]) => word);
}
