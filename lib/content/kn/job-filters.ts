import { isOnlySaid, wishLabels } from '../job-filters';
import type { Wishes } from '../../search/wishes';
import type * as english from '../job-filters';
import type { Words } from '../words';
import { inPlace, ofPlace } from './grammar';
import { jobPage } from './jobs';

export const jobFilters: Words<typeof english.jobFilters> = {
  heading: 'ಫಿಲ್ಟರ್‌ಗಳು',
  open: (set) => (set > 0 ? `ಫಿಲ್ಟರ್‌ಗಳು (${set})` : 'ಫಿಲ್ಟರ್‌ಗಳು'),
  submit: 'ಕೆಲಸ ತೋರಿಸಿ',
  any: 'ಯಾವುದಾದರೂ',
  asTyped: (city) => `ನೀವು ಬರೆದದ್ದು: ${city}`,
  notStated: 'ತಿಳಿಸಿಲ್ಲ',
  count: (count) => count.toLocaleString('en-IN'),
  near: 'ಸುತ್ತಮುತ್ತಲ ಊರುಗಳೂ',
  groups: {
    location: 'ಊರು',
    mode: 'ಎಲ್ಲಿ ಕೆಲಸ',
    type: 'ಕೆಲಸದ ಪ್ರಕಾರ',
    experience: 'ನಿಮ್ಮ ಅನುಭವ',
    education: 'ನಿಮ್ಮ ವಿದ್ಯಾಭ್ಯಾಸ',
    pay: 'ಕನಿಷ್ಠ ಸಂಬಳ',
    since: 'ಯಾವಾಗ ಹಾಕಿದ್ದು',
    walkIn: 'ವಾಕ್-ಇನ್ ಇಂಟರ್ವ್ಯೂ',
  },
  choices: {
    mode: { remote: 'ಮನೆಯಿಂದ', hybrid: 'ಹೈಬ್ರಿಡ್', 'on-site': 'ಕಂಪನಿಯಲ್ಲೇ' },
    type: {
      'full-time': 'ಫುಲ್ ಟೈಮ್',
      'part-time': 'ಪಾರ್ಟ್ ಟೈಮ್',
      contract: 'ಕಾಂಟ್ರಾಕ್ಟ್',
      temporary: 'ತಾತ್ಕಾಲಿಕ',
      internship: 'ಇಂಟರ್ನ್‌ಶಿಪ್',
    },
    experience: {
      fresher: 'ಇನ್ನೂ ಅನುಭವ ಇಲ್ಲ',
      '1-2': '1–2 ವರ್ಷ',
      '3-5': '3–5 ವರ್ಷ',
      '6-9': '6–9 ವರ್ಷ',
      '10-plus': '10 ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚು',
    },
    education: jobPage.education,
    pay: {
      '180000': 'ತಿಂಗಳಿಗೆ ₹15,000',
      '240000': 'ತಿಂಗಳಿಗೆ ₹20,000',
      '300000': 'ತಿಂಗಳಿಗೆ ₹25,000 (ವರ್ಷಕ್ಕೆ ₹3 ಲಕ್ಷ)',
      '480000': 'ತಿಂಗಳಿಗೆ ₹40,000 (ವರ್ಷಕ್ಕೆ ₹4.8 ಲಕ್ಷ)',
      '600000': 'ತಿಂಗಳಿಗೆ ₹50,000 (ವರ್ಷಕ್ಕೆ ₹6 ಲಕ್ಷ)',
      '1000000': 'ವರ್ಷಕ್ಕೆ ₹10 ಲಕ್ಷ',
      '1500000': 'ವರ್ಷಕ್ಕೆ ₹15 ಲಕ್ಷ',
      '2500000': 'ವರ್ಷಕ್ಕೆ ₹25 ಲಕ್ಷ',
    },
    walkIn: { yes: 'ವಾಕ್-ಇನ್ ಇಂಟರ್ವ್ಯೂ' },
  },
  since: { '1': 'ಇಂದು ಅಥವಾ ನಿನ್ನೆ', '3': 'ಕಳೆದ 3 ದಿನ', '7': 'ಕಳೆದ 7 ದಿನ', '30': 'ಕಳೆದ 30 ದಿನ' },
  chips: {
    label: 'ಆರಿಸಿದ ಫಿಲ್ಟರ್‌ಗಳು',
    remove: (filter) => `ಫಿಲ್ಟರ್ ತೆಗೆಯಿರಿ: ${filter}`,
    clear: 'ಎಲ್ಲ ತೆಗೆಯಿರಿ',
    keyword: (keyword) => `“${keyword}”`,
    pay: (amount) => `ಕನಿಷ್ಠ ${amount}`,
    near: (city) => `${city} ಮತ್ತು ಸುತ್ತಮುತ್ತ`,
    notStated: (group) => `${group}: ತಿಳಿಸಿಲ್ಲ`,
  },
  wishes: {
    lakhs: (lakhs) => `ವರ್ಷಕ್ಕೆ ₹${lakhs} ಲಕ್ಷ`,
    monthly: (rupees) => `ತಿಂಗಳಿಗೆ ₹${rupees}`,
    years: (years) => `${years} ವರ್ಷ`,
    said: {
      immediate: 'ತಕ್ಷಣ ಸೇರ್ಪಡೆ',
      women: 'ಮಹಿಳೆಯರಿಗೆ',
      accommodation: 'ವಸತಿ',
      food: 'ಊಟ',
      fivedays: 'ವಾರಕ್ಕೆ 5 ದಿನ',
      unschooled: '10ನೇ ತರಗತಿಗಿಂತ ಕಡಿಮೆ',
      nightshift: 'ರಾತ್ರಿ ಪಾಳಿ',
      dayshift: 'ಹಗಲು ಪಾಳಿ',
      abroad: 'ವಿದೇಶದಲ್ಲಿ',
    },
    batch: (year) => `${year} ಪಾಸ್‌ಔಟ್`,
  },
  sort: {
    label: 'ಕ್ರಮ',
    orders: {
      relevance: 'ಹೆಚ್ಚು ಹೊಂದುವ ಕೆಲಸ ಮೊದಲು',
      newest: 'ಹೊಸದು ಮೊದಲು',
      pay: 'ಸಂಬಳ',
      closing: 'ಕೊನೆಯ ದಿನ ಹತ್ತಿರ',
    },
  },
};

export const readWords: Words<typeof english.readWords> = {
  unknown: (words) => `ಎಲ್ಲ ಕೆಲಸಗಳಲ್ಲೂ ${words} ಇರಬೇಕೆಂದಿಲ್ಲ; ಇರುವಂಥವು ಇದ್ದರೆ ಮೊದಲು ಬರುತ್ತವೆ.`,
  corrected: (words) => `${words} ಕೆಲಸಗಳನ್ನು ತೋರಿಸುತ್ತಿದ್ದೇವೆ.`,
  literally: (words) => `${words} ಎಂದೇ ಹುಡುಕಿ`,
  also: (others) => `ಜೊತೆಗೆ ಇವೂ ಇವೆ: ${others}.`,
  onlyOf: (jobs) => `ಪಟ್ಟಿ ತುಂಬ ಉದ್ದವಾಗಿದೆ: ಫಿಲ್ಟರ್ ಮೊದಲ ${jobs.toLocaleString('en-IN')} ಕೆಲಸಗಳಿಗೆ ಮಾತ್ರ ಅನ್ವಯಿಸಿದೆ.`,
};

export const groupHeadings: Words<typeof english.groupHeadings> = {
  fits: () => '',
  unstated: ({ wishes }) => `ಈ ಕೆಲಸಗಳಲ್ಲಿ ${allOf(wishes)}`,
  contradicts: ({ wishes }) =>
    isOnlySaid(wishes)
      ? `ಈ ಕೆಲಸಗಳಲ್ಲಿ ${allOf(wishes)}`
      : `ಈ ಕೆಲಸಗಳು ಇದಕ್ಕೆ ಹೊಂದುವುದಿಲ್ಲ: ${wishLabels(wishes).join(', ')}`,
  related: ({ keyword }) => `“${keyword}”ಗೆ ಸಂಬಂಧಿಸಿದ ಕೆಲಸಗಳು`,
  mentions: ({ keyword }) => `“${keyword}” ಎಂಬ ಪದ ಇರುವ ಕೆಲಸಗಳು`,
  some: ({ keyword }) => `“${keyword}”ಗೆ ಸ್ವಲ್ಪ ಹೋಲುವ ಕೆಲಸಗಳು`,
  around: ({ keyword, city }) => `${city ? `${ofPlace(city)} ` : ''}ಸುತ್ತಮುತ್ತ ${jobsOf(keyword)}`,
  state: ({ keyword, state = '' }) => `${inPlace(state)} ಬೇರೆ ಕಡೆ ${jobsOf(keyword)}`,
  kindred: ({ city = '' }) => `${inPlace(city)} ಇದೇ ಬಗೆಯ ಕೆಲಸಗಳು`,
  unplaced: ({ keyword }) => `ಊರು ತಿಳಿಸದ ${jobsOf(keyword)}`,
  others: ({ city, wishes }) => {
    const [wish] = wishLabels(wishes);
    if (city) return `${inPlace(city)} ಬೇರೆ ಕೆಲಸಗಳು`;
    return wish ? `ಬೇರೆ ಕೆಲಸಗಳು (${wish})` : 'ಬೇರೆ ಕೆಲಸಗಳು';
  },
  elsewhere: ({ keyword }) => `ಬೇರೆ ಊರುಗಳಲ್ಲಿ ${jobsOf(keyword)}`,
  relatedElsewhere: ({ keyword }) => `ಬೇರೆ ಊರುಗಳಲ್ಲಿ “${keyword}”ಗೆ ಸಂಬಂಧಿಸಿದ ಕೆಲಸಗಳು`,
};

/** One of several wishes may be met. */
function allOf(wishes: Wishes): string {
  const labels = wishLabels(wishes);
  return `ಇದನ್ನು ${labels.length > 1 ? 'ಪೂರ್ತಿ ' : ''}ತಿಳಿಸಿಲ್ಲ: ${labels.join(', ')}`;
}

const jobsOf = (keyword: string) => (keyword ? `“${keyword}” ಕೆಲಸಗಳು` : 'ಕೆಲಸಗಳು');

export const nearMe: Words<typeof english.nearMe> = { ask: 'ಯಾವ ಊರಿನ ಹತ್ತಿರ?', lastTime: 'ಹಿಂದಿನ ಬಾರಿಯದು' };
