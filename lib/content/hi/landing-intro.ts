import { indianDate } from '../../base/mail/indian-time';
import { citiesIn } from '../../jobs/places/cities';
import type * as english from '../landing-intro';
import type { Words } from '../words';
import { places } from './places';

export const jobsInCity: Words<typeof english.jobsInCity> = (city) => `${city} में जॉब`;

/** "बेंगलुरु में ड्राइवर की 12 जॉब खुली हैं। …" */
export const landingIntro: Words<typeof english.landingIntro> = (
  what,
  { jobs, total, facets, payRange },
  nameCities,
) => {
  const seesAll = jobs.length === total;
  const cities = nameCities
    ? jobs.flatMap((job) => citiesIn(job.location).map(({ slug, name }) => places[slug] ?? name))
    : [];
  const companies = jobs.map(({ company }) => company).filter(Boolean);
  const newThisWeek = facets?.since['7'] ?? 0;
  const newest = jobs
    .map(({ postedAt }) => postedAt ?? '')
    .sort()
    .at(-1);
  return [
    `${counted(total, what)} ${total === 1 ? 'खुली है' : 'खुली हैं'}।`,
    some('शहर', cities, 'दूसरे शहर', seesAll),
    some(new Set(companies).size === 1 && seesAll ? 'कंपनी' : 'कंपनियाँ', companies, 'दूसरी कंपनियाँ', seesAll),
    newest ? `सबसे नई ${indianDate(newest)} को आई।` : '',
    newThisWeek > 1 ? `${newThisWeek.toLocaleString('en-IN')} इसी हफ़्ते आई हैं।` : '',
    payRange ? `जहाँ सैलरी बताई गई है, वहाँ ${payWords(payRange)} है।` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** "पुणे में 12 जॉब", "12 वर्क फ़्रॉम होम जॉब": the number follows a phrase in "में", "की" or "के लिए". */
export const counted: Words<typeof english.counted> = (total, what, ...between) => {
  const [, before = '', rest = what] = /^(.*(?: में| की| के लिए) )(.*)$/.exec(what) ?? [];
  return before + [total.toLocaleString('en-IN'), ...between, rest].join(' ');
};

/** "₹1.8 लाख से ₹15 लाख सालाना" */
function payWords({ least, most }: { least: number; most: number }): string {
  const [from, to] = [rupees(least), rupees(most)];
  return `${from === to ? from : `${from} से ${to}`} सालाना`;
}

const LAKH = 100_000;
const CRORE = 10_000_000;

function rupees(amount: number): string {
  if (amount >= CRORE) return `₹${Number((amount / CRORE).toFixed(2))} करोड़`;
  return amount >= LAKH ? `₹${Number((amount / LAKH).toFixed(1))} लाख` : `₹${amount.toLocaleString('en-IN')}`;
}

const NAMED = 3;

/** "A, B और C": no comma before the last, unlike Intl. */
const joined = (words: string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' और ');

/** "शहर: पुणे, मुंबई और दूसरे शहर।" */
function some(label: string, words: string[], others: string, seesAll: boolean): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  if (counts.size === 0) return '';
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  const areAll = seesAll && byCount.length <= NAMED;
  return `${label}: ${joined(areAll ? byCount : [...byCount.slice(0, NAMED), others])}।`;
}
