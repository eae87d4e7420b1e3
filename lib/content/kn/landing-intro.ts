import { indianDate } from '../../base/mail/indian-time';
import { inLakhs, landingFacts, mostFrequent } from '../landing-facts';
import type * as english from '../landing-intro';
import type { Words } from '../words';
import { inPlace } from './grammar';

export const jobsInCity: Words<typeof english.jobsInCity> = (city) => `${inPlace(city)} ಕೆಲಸಗಳು`;

/** "ಬೆಂಗಳೂರಿನಲ್ಲಿ ಡ್ರೈವರ್ ಕೆಲಸಗಳು: 12 ಖಾಲಿ ಇವೆ. …" */
export const landingIntro: Words<typeof english.landingIntro> = (what, listed, nameCities) => {
  const { total, payRange } = listed;
  const { seesAll, cities, companies, newThisWeek, newest } = landingFacts(listed, nameCities);
  return [
    `${counted(total, what)} ಖಾಲಿ ${total === 1 ? 'ಇದೆ' : 'ಇವೆ'}.`,
    some(new Set(cities).size === 1 && seesAll ? 'ಊರು' : 'ಊರುಗಳು', cities, 'ಬೇರೆ ಊರುಗಳು', seesAll),
    some(new Set(companies).size === 1 && seesAll ? 'ಕಂಪನಿ' : 'ಕಂಪನಿಗಳು', companies, 'ಬೇರೆ ಕಂಪನಿಗಳು', seesAll),
    newest ? `ಎಲ್ಲಕ್ಕಿಂತ ಹೊಸದು ${indianDate(newest)}ರಂದು ಬಂದಿದೆ.` : '',
    newThisWeek > 1 ? `${newThisWeek.toLocaleString('en-IN')} ಕೆಲಸಗಳು ಈ ವಾರವೇ ಬಂದಿವೆ.` : '',
    payRange ? `ಸಂಬಳ ತಿಳಿಸಿರುವ ಕಡೆ ${payWords(payRange)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** "ಪುಣೆಯಲ್ಲಿ 12 ಕೆಲಸಗಳು", "12 ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್ ಕೆಲಸಗಳು": the number follows the place. */
export const counted: Words<typeof english.counted> = (total, what, ...between) => {
  const [, before = '', rest = what] = /^(.*ಲ್ಲಿ )(.*)$/s.exec(what) ?? [];
  const things = total === 1 ? rest.replace(/(ಕೆಲಸ|ಶಿಪ್)\u200C?ಗಳು$/, '$1') : rest;
  return before + [total.toLocaleString('en-IN'), ...between, things].join(' ');
};

/** "ವರ್ಷಕ್ಕೆ ₹1.8 ಲಕ್ಷದಿಂದ ₹15 ಲಕ್ಷ" */
function payWords({ least, most }: { least: number; most: number }): string {
  const [from, to] = [rupees(least), rupees(most)];
  return `ವರ್ಷಕ್ಕೆ ${from === to ? from : `${from} – ${to}`}`;
}

const rupees = (amount: number) => inLakhs(amount, 'ಲಕ್ಷ', 'ಕೋಟಿ');

/** "A, B ಮತ್ತು C": no comma before the last, unlike Intl. */
const joined = (words: string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' ಮತ್ತು ');

/** "ಊರುಗಳು: ಪುಣೆ, ಮುಂಬೈ ಮತ್ತು ಬೇರೆ ಊರುಗಳು." */
function some(label: string, words: string[], others: string, seesAll: boolean): string {
  const named = mostFrequent(words, others, seesAll);
  return named.length === 0 ? '' : `${label}: ${joined(named)}.`;
}
