import { citiesIn } from '../jobs/places/cities';
import { saidPlace } from './names';

export type ListedJobs = {
  jobs: { company: string; location: string; postedAt: string | null }[];
  total: number;
  /** Counts by choices; null where they are not known. */
  facets: { since: Record<string, number> } | null;
  /** In rupees a year. */
  payRange: { least: number; most: number } | null;
};

const NAMED = 3;
const LAKH = 100_000;
const CRORE = 10_000_000;

/**
 * What every language's intro of a landing page says: its cities (if `nameCities`) and companies, how many jobs are new
 * this week, and when the newest was posted (ISO 8601; '' where that is not known). `seesAll`: no job but these is listed.
 */
export function landingFacts({ jobs, total, facets }: ListedJobs, nameCities: boolean) {
  return {
    seesAll: jobs.length === total,
    cities: nameCities ? jobs.flatMap(({ location }) => citiesIn(location).map(saidPlace)) : [],
    companies: jobs.map(({ company }) => company).filter(Boolean),
    newThisWeek: facets?.since['7'] ?? 0,
    newest:
      jobs
        .map(({ postedAt }) => postedAt ?? '')
        .sort()
        .at(-1) ?? '',
  };
}

/** The most frequent of `words`, three at most, with `others` behind them where there are more or may be. */
export function mostFrequent(words: string[], others: string, seesAll: boolean): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  const areAll = counts.size === 0 || (seesAll && counts.size <= NAMED);
  return areAll ? byCount : [...byCount.slice(0, NAMED), others];
}

/** "₹1.8 lakh", with the language's words for lakh and crore. */
export function inLakhs(amount: number, lakh: string, crore: string): string {
  if (amount >= CRORE) return `₹${Number((amount / CRORE).toFixed(2))} ${crore}`;
  return amount >= LAKH
    ? `₹${Number((amount / LAKH).toFixed(1))} ${lakh}`
    : `₹${amount.toLocaleString('en-IN')}`;
}
