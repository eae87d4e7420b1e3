import { timeOfDay } from '../../base/mail/indian-time';
import { slugify } from '../../base/text/slugify';
import { fromPlace } from './grammar';
import { places } from './places';

/** Translates the agency's facts if worded as usual; others stay as written. */

const NUMBERS: Readonly<Record<string, string>> = {
  one: 'ಒಂದು',
  two: 'ಎರಡು',
  three: 'ಮೂರು',
  four: 'ನಾಲ್ಕು',
  five: 'ಐದು',
  six: 'ಆರು',
  seven: 'ಏಳು',
  ten: 'ಹತ್ತು',
};
/** Genitive case: singular and plural. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  minute: ['ನಿಮಿಷದ', 'ನಿಮಿಷಗಳ'],
  hour: ['ಗಂಟೆಯ', 'ಗಂಟೆಗಳ'],
  day: ['ದಿನದ', 'ದಿನಗಳ'],
  week: ['ವಾರದ', 'ವಾರಗಳ'],
  month: ['ತಿಂಗಳ', 'ತಿಂಗಳ'],
};
const SPAN = /^([a-z]+|\d+(?:[–-]\d+)?)[ -]((?:working|business) )?(minute|hour|day|week|month)s?$/i;

/** "two working days" in the locative case, "ಎರಡು ಕೆಲಸದ ದಿನಗಳಲ್ಲಿ", or in the genitive. */
export function timeSpan(text: string, as: 'when' | 'of' = 'when'): string {
  const [, count = '', working, unit = ''] = SPAN.exec(text.trim()) ?? [];
  const said = /\d/.test(count) ? count : NUMBERS[count.toLowerCase()];
  const [one, many] = UNITS[unit.toLowerCase()] ?? [];
  if (!said || !one) return `(${text})`;
  const measure = said === '1' || said === 'ಒಂದು' ? one : many;
  return [said, ...(working ? ['ಕೆಲಸದ'] : []), `${measure}${as === 'when' ? 'ಲ್ಲಿ' : ''}`].join(' ');
}

/** Title of the grievance officer. */
export const officer = (title: string): string => (/^grievance officer$/i.test(title) ? 'ದೂರು ಅಧಿಕಾರಿ' : title);

const DAYS: Readonly<Record<string, string>> = {
  monday: 'ಸೋಮವಾರ',
  tuesday: 'ಮಂಗಳವಾರ',
  wednesday: 'ಬುಧವಾರ',
  thursday: 'ಗುರುವಾರ',
  friday: 'ಶುಕ್ರವಾರ',
  saturday: 'ಶನಿವಾರ',
  sunday: 'ಭಾನುವಾರ',
  holiday: 'ರಜೆ',
  closed: 'ರಜೆ',
  to: '–',
  and: 'ಮತ್ತು',
};

/** "ಸೋಮವಾರ – ಶನಿವಾರ", "ಬೆಳಗ್ಗೆ 9:30 – ಸಂಜೆ 6" for "Monday to Saturday", "9:30 to 18:00". */
export const openingTimes = (text: string): string =>
  text
    .replace(/[a-z]+/gi, (word) => DAYS[word.toLowerCase()] ?? word)
    .replace(/(\d{1,2}):(\d{2})/g, (_, hours: string, minutes: string) =>
      timeOfDay(Number(hours), Number(minutes)),
    );

const OFFICES: Readonly<Record<string, string>> = {
  'corporate office': 'ಕಾರ್ಪೊರೇಟ್ ಆಫೀಸ್',
  'registered office': 'ನೋಂದಾಯಿತ ಆಫೀಸ್',
  'head office': 'ಮುಖ್ಯ ಆಫೀಸ್',
  'branch office': 'ಶಾಖೆ',
  office: 'ಆಫೀಸ್',
};

export const officeKind = (text: string): string => OFFICES[text.trim().toLowerCase()] ?? text;

export const servingFrom = (text: string): string =>
  text.replace(
    /^Serving clients across India from (.+)$/i,
    (_, city: string) => `${fromPlace(places[slugify(city)] ?? city)} ಇಡೀ ಭಾರತಕ್ಕೆ ಸೇವೆ`,
  );
