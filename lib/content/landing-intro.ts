import { indianDate } from '../base/mail/indian-time';
import { joinWords } from '../base/text/join-words';
import { inLakhs, landingFacts, type ListedJobs, mostFrequent } from './landing-facts';
import { inLanguages } from './words';

/** `what` of a city's page. */
export const jobsInCity = inLanguages('jobsInCity', (city: string) => `jobs in ${city}`);

/**
 * A landing page's introduction, from facts alone: number of jobs, cities, companies, age, pay. `jobs` are the
 * newest; `what` is "Finance jobs" or "jobs in Pune".
 */
export const landingIntro = inLanguages(
  'landingIntro',
  (what: string, listed: ListedJobs, nameCities: boolean): string => {
    const { total, payRange } = listed;
    const { seesAll, cities, companies, newThisWeek, newest } = landingFacts(listed, nameCities);
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
export const counted = inLanguages('counted', (total: number, what: string, ...between: string[]): string => {
  const number = total.toLocaleString('en-IN');
  return [number, ...between, total === 1 ? what.replace(/(job|internship)s/, '$1') : what].join(' ');
});

/** "₹1.8 lakh to ₹15 lakh a year" */
function payWords({ least, most }: { least: number; most: number }): string {
  const [from, to] = [rupees(least), rupees(most)];
  return `${from === to ? from : `${from} to ${to}`} a year`;
}

const rupees = (amount: number) => inLakhs(amount, 'lakh', 'crore');

/** "in A, B and C", or "in A, B, C and other cities" if there are or may be more. */
function some(lead: string, words: string[], others: string, seesAll: boolean): string {
  const named = mostFrequent(words, others, seesAll);
  return named.length === 0 ? '' : `${lead} ${joinWords(named)}`;
}
