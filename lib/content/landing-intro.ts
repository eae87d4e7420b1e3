import { citiesIn } from '../jobs/places/cities';
import { indianDate } from '../base/mail/indian-time';
import { joinWords } from '../base/text/join-words';
import { saidInLanguages } from './said-in-languages';

const NAMED = 3;

type ListedJobs = {
  jobs: { company: string; location: string; postedAt: string | null }[];
  total: number;
  /** Counts by choice; null if unknown. */
  facets: { since: Record<string, number> } | null;
  /** Rupees a year. */
  payRange: { least: number; most: number } | null;
};

/** `what` of a city's page. */
export const jobsInCity = saidInLanguages('jobsInCity', (city: string) => `jobs in ${city}`);

/**
 * A landing page's introduction, from facts alone: number of jobs, cities, companies, age, pay. `jobs` are the
 * newest; `what` is "Finance jobs" or "jobs in Pune".
 */
export const landingIntro = saidInLanguages(
  'landingIntro',
  (what: string, { jobs, total, facets, payRange }: ListedJobs, nameCities: boolean): string => {
    const seesAll = jobs.length === total;
    const cities = nameCities ? jobs.flatMap((job) => citiesIn(job.location).map(({ name }) => name)) : [];
    const companies = jobs.map(({ company }) => company).filter(Boolean);
    const newThisWeek = facets?.since['7'] ?? 0;
    const newest = jobs
      .map(({ postedAt }) => postedAt ?? '')
      .sort()
      .at(-1);
    return [
      counted(total, what, 'open'),
      some(' in', cities, 'other cities', seesAll),
      some(', at', companies, 'other employers', seesAll),
      newest ? `. The newest was posted on ${indianDate(newest)}` : '',
      newThisWeek > 1 ? `; ${newThisWeek.toLocaleString('en-IN')} are new this week.` : '.',
      payRange ? ` Where the pay is stated, it is ${payWords(payRange)}.` : '',
    ].join('');
  },
);

/** "12 work from home jobs", with optional words between. */
export const counted = saidInLanguages(
  'counted',
  (total: number, what: string, ...between: string[]): string => {
    const number = total.toLocaleString('en-IN');
    return [number, ...between, total === 1 ? what.replace(/(job|internship)s/, '$1') : what].join(' ');
  },
);

/** "₹1.8 lakh to ₹15 lakh a year" */
function payWords({ least, most }: { least: number; most: number }): string {
  const [from, to] = [rupees(least), rupees(most)];
  return `${from === to ? from : `${from} to ${to}`} a year`;
}

const LAKH = 100_000;
const CRORE = 10_000_000;

function rupees(amount: number): string {
  if (amount >= CRORE) return `₹${Number((amount / CRORE).toFixed(2))} crore`;
  return amount >= LAKH
    ? `₹${Number((amount / LAKH).toFixed(1))} lakh`
    : `₹${amount.toLocaleString('en-IN')}`;
}

/** "in A, B and C", or "in A, B, C and other cities" if there are or may be more. */
function some(lead: string, words: string[], others: string, seesAll: boolean): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  if (counts.size === 0) return '';
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  const areAll = seesAll && byCount.length <= NAMED;
  return `${lead} ${joinWords(areAll ? byCount : [...byCount.slice(0, NAMED), others])}`;
}
