import { indianDate } from '../../base/mail/indian-time';
import { inLakhs, landingFacts, mostFrequent } from '../landing-facts';
import type * as english from '../landing-intro';
import type { Words } from '../words';

export const jobsInCity: Words<typeof english.jobsInCity> = (city) => `${city} में नौकरी`;

/** "बेंगलुरु में ड्राइवर की 12 नौकरियाँ खुली हैं। …" */
export const landingIntro: Words<typeof english.landingIntro> = (what, listed, nameCities) => {
  const { total, payRange } = listed;
  const { seesAll, cities, companies, newThisWeek, newest } = landingFacts(listed, nameCities);
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

/** "पुणे में 12 नौकरियाँ", "12 वर्क फ़्रॉम होम नौकरियाँ": the number follows a phrase in "में", "की" or "के लिए". */
export const counted: Words<typeof english.counted> = (total, what, ...between) => {
  const [, before = '', rest = what] = /^(.*(?: में| की| के लिए) )(.*)$/s.exec(what) ?? [];
  const things = rest.replace(/नौकरी$/, total === 1 ? '$&' : 'नौकरियाँ');
  return before + [total.toLocaleString('en-IN'), ...between, things].join(' ');
};

/** "₹1.8 लाख से ₹15 लाख सालाना" */
function payWords({ least, most }: { least: number; most: number }): string {
  const [from, to] = [rupees(least), rupees(most)];
  return `${from === to ? from : `${from} से ${to}`} सालाना`;
}

const rupees = (amount: number) => inLakhs(amount, 'लाख', 'करोड़');

/** "A, B और C": no comma before the last, unlike Intl. */
const joined = (words: string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' और ');

/** "शहर: पुणे, मुंबई और दूसरे शहर।" */
function some(label: string, words: string[], others: string, seesAll: boolean): string {
  const named = mostFrequent(words, others, seesAll);
  return named.length === 0 ? '' : `${label}: ${joined(named)}।`;
}
