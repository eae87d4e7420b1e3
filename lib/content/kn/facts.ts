import { fromPlace } from './grammar';

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
export function timeSpan(text: string | undefined, as: 'when' | 'of' = 'when'): string | undefined {
  if (text === undefined) return undefined;
  const [, count = '', working, unit = ''] = SPAN.exec(text.trim()) ?? [];
  const number = /\d/.test(count) ? count : NUMBERS[count.toLowerCase()];
  const [one, many] = UNITS[unit.toLowerCase()] ?? [];
  if (!number || !one) return `(${text})`;
  const measure = number === '1' || number === 'ಒಂದು' ? one : many;
  return [number, ...(working ? ['ಕೆಲಸದ'] : []), `${measure}${as === 'when' ? 'ಲ್ಲಿ' : ''}`].join(' ');
}

/** Title of the grievance officer, in the dative case. */
export const toOfficer = (title: string): string =>
  /^grievance officer$/i.test(title) ? 'ದೂರು ಅಧಿಕಾರಿಗೆ' : `${title} ಅವರಿಗೆ`;

/** Of opening times. */
export const days: Readonly<Record<string, string>> = {
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

export const offices: Readonly<Record<string, string>> = {
  'corporate office': 'ಕಾರ್ಪೊರೇಟ್ ಆಫೀಸ್',
  'registered office': 'ನೋಂದಾಯಿತ ಆಫೀಸ್',
  'head office': 'ಮುಖ್ಯ ಆಫೀಸ್',
  'branch office': 'ಶಾಖೆ',
  office: 'ಆಫೀಸ್',
};

export const allIndiaFrom = (city: string) => `${fromPlace(city)} ಇಡೀ ಭಾರತಕ್ಕೆ ಸೇವೆ`;

/** The program's own services and usual counters, by their English text. */
export const facts: Readonly<Record<string, string>> = {
  Companies: 'ಕಂಪನಿಗಳು',
  Applications: 'ಅರ್ಜಿಗಳು',
  'Jobs Posted': 'ಕೆಲಸಗಳು',
  Members: 'ಸದಸ್ಯರು',
  'Contract to hire': 'ಕಾಂಟ್ರಾಕ್ಟ್‌ನಿಂದ ಕಾಯಂ',
  'Payroll services': 'ಪೇರೋಲ್ ಸೇವೆ',
  'Hiring services': 'ನೇಮಕಾತಿ ಸೇವೆ',
  'Compliance services': 'ಕಾನೂನು ಪಾಲನೆ ಸೇವೆ',
  'HR shared services': 'ಎಚ್‌ಆರ್‌ನ ದಿನನಿತ್ಯದ ಕೆಲಸ',
  'Learning and development': 'ತರಬೇತಿ',
  'Background verification': 'ಹಿನ್ನೆಲೆ ಪರಿಶೀಲನೆ',
  'Work together first, then hire': 'ಮೊದಲು ಜೊತೆಗೆ ಕೆಲಸ, ನಂತರ ನೇಮಕ',
  'Salaries and statutory deposits': 'ಸಂಬಳ, PF ಮತ್ತು ESI',
  'Permanent, contract and executive': 'ಕಾಯಂ, ಕಾಂಟ್ರಾಕ್ಟ್ ಮತ್ತು ಉನ್ನತ ಹುದ್ದೆಗಳು',
  'Registrations, returns and audits': 'ನೋಂದಣಿ, ರಿಟರ್ನ್ ಮತ್ತು ಆಡಿಟ್',
  'HR operations and a helpdesk': 'ಎಚ್‌ಆರ್ ಕೆಲಸ ಮತ್ತು ಹೆಲ್ಪ್‌ಡೆಸ್ಕ್',
  'Induction to technical training': 'ಇಂಡಕ್ಷನ್‌ನಿಂದ ತಾಂತ್ರಿಕ ತರಬೇತಿಯವರೆಗೆ',
  'Identity, education and employment': 'ಗುರುತು, ವಿದ್ಯಾಭ್ಯಾಸ ಮತ್ತು ಹಿಂದಿನ ಕೆಲಸ',
};
