import type { Experience } from '../../jobs/facts/experience';
import { inPlace, numbers } from './grammar';
import type { Words } from '../words';
import type * as Jobs from '../jobs';

export const jobsPage: Words<typeof Jobs.jobsPage> = {
  title: 'ಕೆಲಸಗಳು',
  heading: 'ಕೆಲಸ ಹುಡುಕಿ',
  lead: 'ಭಾರತದಾದ್ಯಂತ ಕಂಪನಿಗಳ ಪರಿಶೀಲಿಸಿದ ಕೆಲಸಗಳು. ಅರ್ಜಿ ಹಾಕುವುದು ಯಾವಾಗಲೂ ಉಚಿತ.',
  allCategories: 'ಎಲ್ಲ ವಿಭಾಗಗಳು',
  categoriesHeading: 'ವಿಭಾಗಗಳು',
  alert: 'ಇಂಥ ಹೊಸ ಕೆಲಸಗಳನ್ನು ಇಮೇಲ್‌ನಲ್ಲಿ ಪಡೆಯಿರಿ',
  feed: { label: 'ಈ ಪಟ್ಟಿಯ ಹೊಸ ಕೆಲಸಗಳು ಫೀಡ್ ಆಗಿ:', rss: 'RSS' },
  categoriesFailed: 'ವಿಭಾಗಗಳನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.',
  count: (total, search, mentions = 0) =>
    [
      ...placeOf(search),
      total.toLocaleString('en-IN'),
      ...whatOf(search),
      total === 1 ? 'ಕೆಲಸ' : 'ಕೆಲಸಗಳು',
      ...fieldOf(search),
    ].join(' ') + (mentions > 0 ? `, ಇನ್ನೂ ${mentionedIn(mentions)} ಈ ಪದ ಇದೆ` : ''),
  onlyMentions: (mentions, { isFiltered, ...search }) =>
    [
      isFiltered ? 'ಈ ಫಿಲ್ಟರ್‌ಗಳಿಗೆ' : 'ಈಗ',
      ...placeOf(search),
      ...whatOf(search),
      'ಕೆಲಸ ಇಲ್ಲ',
      ...fieldOf(search),
    ].join(' ') + `. ${mentionedIn(mentions)} “${search.keyword}” ಎಂಬ ಪದ ಇದೆ`,
  none: ({ isFiltered, ...search }, instead) => {
    const terms = [...placeOf(search), ...whatOf(search)];
    const filters = isFiltered || terms.length === 0 ? ['ಈ ಫಿಲ್ಟರ್‌ಗಳಿಗೆ'] : [];
    return [...filters, ...terms, 'ಕೆಲಸ ಇಲ್ಲ', ...fieldOf(search)].join(' ') + (instead ? `. ${instead}` : '');
  },
  noneSays: (wishes, others, city) =>
    `${city ? `${inPlace(city)} ` : ''}ಯಾವ ಕೆಲಸದಲ್ಲೂ ಇದನ್ನು${wishes.length > 1 ? ' ಒಟ್ಟಿಗೆ' : ''} ತಿಳಿಸಿಲ್ಲ: ${wishes.join(', ')}. ${others}`,
  like: (none, like, elsewhere) =>
    [
      none,
      ...(like > 0 ? [`ಅದೇ ರೀತಿಯ ${numbers.jobsThere(like)}`] : []),
      ...(elsewhere > 0 ? [`ಬೇರೆ ಊರುಗಳಲ್ಲಿ ${numbers.jobsThere(elsewhere)}`] : []),
    ].join(', '),
  others: (count, { category, city, near }) =>
    [city && (near ? `${city} ಮತ್ತು ಸುತ್ತಮುತ್ತ` : inPlace(city)), category, 'ಬೇರೆ', numbers.jobs(count)]
      .filter(Boolean)
      .join(' '),
  shown: (first, last, total) => `${total.toLocaleString('en-IN')}ರಲ್ಲಿ ${first}–${last} ತೋರಿಸಲಾಗಿದೆ`,
  apply: 'ಅರ್ಜಿ ಹಾಕಿ',
  empty: {
    heading: 'ಯಾವ ಕೆಲಸವೂ ಸಿಗಲಿಲ್ಲ!',
    text: 'ಈ ಹುಡುಕಾಟಕ್ಕೆ ಹೊಂದುವ ಕೆಲಸ ಈಗ ಇಲ್ಲ. ಕಡಿಮೆ ಅಥವಾ ಬೇರೆ ಪದಗಳನ್ನು ಬರೆದು ನೋಡಿ, ಇಲ್ಲವೇ ಎಲ್ಲ ಕೆಲಸಗಳನ್ನು ನೋಡಿ.',
    action: 'ಎಲ್ಲ ಕೆಲಸಗಳನ್ನು ನೋಡಿ',
    near: (count) => (count === 1 ? 'ಹೆಚ್ಚು ಹೊಂದುವ ಕೆಲಸ' : `ಅದೇ ರೀತಿಯ ${numbers.jobs(count)}`),
    newest: 'ಹೊಸ ಕೆಲಸಗಳು',
  },
  noJobs: {
    heading: 'ಈಗ ಯಾವ ಕೆಲಸವೂ ಖಾಲಿ ಇಲ್ಲ',
    text: 'ಹೊಸ ಕೆಲಸಗಳು ಇದೇ ಪೇಜ್‌ನಲ್ಲಿ ಕಾಣುತ್ತವೆ. ಕೆಲವು ದಿನಗಳ ನಂತರ ಮತ್ತೆ ನೋಡಿ.',
  },
  failed: {
    heading: 'ಕೆಲಸಗಳನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ',
    text: 'ನಮ್ಮ ಕೆಲಸಗಳ ಪಟ್ಟಿ ಈಗ ತೆರೆಯುತ್ತಿಲ್ಲ. ತೊಂದರೆ ನಮ್ಮ ಕಡೆಯಿಂದ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    action: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  },
};

type NamedSearch = { keyword: string; category?: string; city?: string; wishes?: string };

const mentionedIn = (jobs: number): string =>
  `${jobs.toLocaleString('en-IN')} ${jobs === 1 ? 'ಕೆಲಸದಲ್ಲಿ' : 'ಕೆಲಸಗಳಲ್ಲಿ'}`;

const placeOf = ({ city }: NamedSearch): string[] => (city ? [inPlace(city)] : []);

const whatOf = ({ keyword, category }: NamedSearch): string[] =>
  keyword ? [`“${keyword}”`] : category ? [category] : [];

/** The category, if the keyword takes its place, and the wishes. */
function fieldOf({ keyword, category, wishes }: NamedSearch): string[] {
  const more = [keyword && category, wishes].filter(Boolean).join(', ');
  return more ? [`(${more})`] : [];
}

export const uncategorised = 'ಇತರೆ';

export const browseJobs: Words<typeof Jobs.browseJobs> = {
  heading: 'ಕೆಲಸಗಳನ್ನು ನೋಡಿ',
  byCategory: 'ವಿಭಾಗವಾರು',
  byLocation: 'ಊರಿನ ಪ್ರಕಾರ',
  jobsOf: (category) => `${category} ಕೆಲಸಗಳು`,
  jobsIn: (city) => `${inPlace(city)} ಕೆಲಸಗಳು`,
  all: 'ಎಲ್ಲ ಕೆಲಸ ಮತ್ತು ಊರುಗಳು',
  moreFields: (count) => `ಇನ್ನೂ ${count} ${count === 1 ? 'ವಿಭಾಗ' : 'ವಿಭಾಗಗಳು'}`,
  moreCities: (count) => `ಇನ್ನೂ ${count} ${count === 1 ? 'ಊರು' : 'ಊರುಗಳು'}`,
};

export const topicPages: Words<typeof Jobs.topicPages> = {
  'work-from-home': {
    name: 'ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್',
    heading: 'ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್ ಕೆಲಸಗಳು',
    what: 'ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್ ಕೆಲಸಗಳು',
    title: 'ಮನೆಯಿಂದ ಕೆಲಸ: ಭಾರತದಲ್ಲಿ ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್',
  },
  fresher: {
    name: 'ಫ್ರೆಶರ್',
    heading: 'ಫ್ರೆಶರ್‌ಗಳಿಗೆ ಕೆಲಸಗಳು',
    what: 'ಫ್ರೆಶರ್ ಕೆಲಸಗಳು',
    title: 'ಫ್ರೆಶರ್‌ಗಳಿಗೆ ಕೆಲಸ, ಅನುಭವ ಬೇಕಿಲ್ಲ',
  },
  'walk-in': {
    name: 'ವಾಕ್-ಇನ್',
    heading: 'ವಾಕ್-ಇನ್ ಕೆಲಸಗಳು',
    what: 'ವಾಕ್-ಇನ್ ಕೆಲಸಗಳು',
    title: 'ವಾಕ್-ಇನ್ ಇಂಟರ್ವ್ಯೂ ಮತ್ತು ಕೆಲಸಗಳು, ಭಾರತದಾದ್ಯಂತ',
  },
  internship: {
    name: 'ಇಂಟರ್ನ್‌ಶಿಪ್',
    heading: 'ಇಂಟರ್ನ್‌ಶಿಪ್‌ಗಳು',
    what: 'ಇಂಟರ್ನ್‌ಶಿಪ್‌ಗಳು',
    title: 'ಭಾರತದಲ್ಲಿ ಇಂಟರ್ನ್‌ಶಿಪ್‌ಗಳು',
  },
  'part-time': {
    name: 'ಪಾರ್ಟ್ ಟೈಮ್',
    heading: 'ಪಾರ್ಟ್ ಟೈಮ್ ಕೆಲಸಗಳು',
    what: 'ಪಾರ್ಟ್ ಟೈಮ್ ಕೆಲಸಗಳು',
    title: 'ಭಾರತದಲ್ಲಿ ಪಾರ್ಟ್ ಟೈಮ್ ಕೆಲಸಗಳು',
  },
};

export const relatedPages: Words<typeof Jobs.relatedPages> = {
  heading: 'ಇದೇ ರೀತಿಯ ಹುಡುಕಾಟಗಳು',
  categoryInCity: (category, city) => `${inPlace(city)} ${category} ಕೆಲಸಗಳು`,
};

export const jobPage: Words<typeof Jobs.jobPage> = {
  apply: 'ಅರ್ಜಿ ಹಾಕಿ',
  back: 'ಎಲ್ಲ ಕೆಲಸಗಳು',
  facts: {
    location: 'ಸ್ಥಳ',
    salary: 'ಸಂಬಳ',
    jobType: 'ಕೆಲಸದ ಪ್ರಕಾರ',
    workspace: 'ಎಲ್ಲಿ ಕೆಲಸ',
    experience: 'ಅನುಭವ',
    education: 'ವಿದ್ಯಾಭ್ಯಾಸ',
    notes: 'ಇನ್ನಷ್ಟು',
  },
  experience: experienceAsked,
  education: {
    'class-10': '10ನೇ ತರಗತಿ ಪಾಸ್',
    'class-12': '12ನೇ ತರಗತಿ (PUC) ಪಾಸ್',
    diploma: 'ITI ಅಥವಾ ಡಿಪ್ಲೊಮಾ',
    graduate: 'ಪದವಿ (ಡಿಗ್ರಿ)',
    postgraduate: 'ಮಾಸ್ಟರ್ ಡಿಗ್ರಿ',
  },
  applyAgain: 'ಈ ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಿ',
  asked: (questions) =>
    `ನಿಮ್ಮ ಹೆಸರು, ಇಮೇಲ್, ಫೋನ್ ನಂಬರ್ ಮತ್ತು ಬಯೋಡೇಟಾ ಕೇಳುತ್ತೇವೆ${questions > 0 ? `, ಜೊತೆಗೆ ಕಂಪನಿಯ ${questions} ${questions === 1 ? 'ಪ್ರಶ್ನೆ' : 'ಪ್ರಶ್ನೆಗಳು'}` : ''}.`,
  ask: 'ವಾಟ್ಸಾಪ್‌ನಲ್ಲಿ ಕೇಳಿ',
  question: ({ title, location, id }, url) =>
    `ನಮಸ್ಕಾರ, ಈ ಕೆಲಸದ ಬಗ್ಗೆ ಕೇಳಬೇಕಿತ್ತು: ${[title, location].filter(Boolean).join(', ')} (ಕೆಲಸ ${id}): ${url}`,
  minutes: (minutes) => `ಬಯೋಡೇಟಾ ಸಿದ್ಧವಿದ್ದರೆ ಸುಮಾರು ${minutes} ನಿಮಿಷ ಸಾಕು.`,
  afterApplying: 'ಅರ್ಜಿ ಹಾಕಿದ ಮೇಲೆ ಏನಾಗುತ್ತದೆ',
  fraud: {
    before: 'ಸಹಾಯವಾಣಿ',
    or: 'ನಂಬರ್‌ಗೆ ಕರೆ ಮಾಡಬಹುದು, ಅಥವಾ ಇಲ್ಲಿ ದೂರು ನೀಡಿ:',
  },
  more: 'ಇಂಥ ಇನ್ನಷ್ಟು ಕೆಲಸಗಳು',
  report: 'ಈ ಕೆಲಸದ ಬಗ್ಗೆ ದೂರು ನೀಡಿ',
  description: 'ಕೆಲಸದ ಬಗ್ಗೆ',
  qualification: 'ಅರ್ಹತೆ',
  responsibilities: 'ಮಾಡಬೇಕಾದ ಮುಖ್ಯ ಕೆಲಸ',
  similar: 'ಇದೇ ರೀತಿಯ ಕೆಲಸಗಳು',
  share: 'ಈ ಕೆಲಸ ಶೇರ್ ಮಾಡಿ',
  writtenIn: {
    en: 'ಈ ಜಾಹೀರಾತು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿದೆ.',
    hi: 'ಈ ಜಾಹೀರಾತು ಹಿಂದಿಯಲ್ಲಿದೆ.',
    kn: 'ಈ ಜಾಹೀರಾತು ಕನ್ನಡದಲ್ಲಿದೆ.',
  },
  notesIn: { en: 'ಇನ್ನಷ್ಟು (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)', hi: 'ಇನ್ನಷ್ಟು (ಹಿಂದಿಯಲ್ಲಿ)', kn: 'ಇನ್ನಷ್ಟು' },
  noDetails: 'ಕಂಪನಿ ಹೆಚ್ಚಿನ ವಿವರ ನೀಡಿಲ್ಲ. ಅರ್ಜಿ ಹಾಕುವ ಮೊದಲು ನೀವು ನಮ್ಮನ್ನು ಕೇಳಬಹುದು.',
};

export const afterApplying: Words<typeof Jobs.afterApplying> = [
  'ನಮ್ಮ ತಂಡದವರು ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಓದುತ್ತಾರೆ.',
  'ನೀವು ಈ ಕೆಲಸಕ್ಕೆ ಸೂಕ್ತರಾಗಿದ್ದರೆ, ಕೆಲಸ ಏನು, ಸಂಬಳ ಎಷ್ಟು, ಯಾವಾಗ ಶುರು ಮಾಡಬಹುದು ಎಂದು ಮಾತನಾಡಲು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'ನಂತರ ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಈ ಕೆಲಸಕ್ಕೆ ಮಾತ್ರ ಕಂಪನಿಗೆ ಕಳುಹಿಸುತ್ತೇವೆ.',
];

/** "2–4 ವರ್ಷ", "3+ ವರ್ಷ", "ಹೆಚ್ಚೆಂದರೆ 2 ವರ್ಷ" */
function experienceAsked({ min, max }: Experience): string {
  if (max === 0) return 'ಫ್ರೆಶರ್‌ಗಳಿಗೆ';
  if (min === 0) return max === undefined ? 'ಫ್ರೆಶರ್‌ಗಳೂ ಅರ್ಜಿ ಹಾಕಬಹುದು' : `ಹೆಚ್ಚೆಂದರೆ ${numbers.time(max)}`;
  if (max === undefined) return numbers.time(min, '+');
  if (min === max) return numbers.time(min);
  if (min < 1 && max >= 1) return `${numbers.time(min)} – ${numbers.time(max)}`;
  return max < 1 ? `${Math.round(min * 12)}–${numbers.time(max)}` : `${min}–${numbers.time(max)}`;
}

export const confirmation: Words<typeof Jobs.confirmation> = {
  on: (day) => `${day}ರಂದು ಖಚಿತಪಡಿಸಲಾಗಿದೆ: ಕೆಲಸ ಖಾಲಿ ಇದೆ`,
  lastOn: (day) => `ಕೊನೆಯ ಬಾರಿ ${day}ರಂದು ಖಾಲಿ ಇತ್ತು`,
  notSince: (day) => `${day} ನಂತರ ಖಚಿತಪಡಿಸಿಲ್ಲ: ಈಗಾಗಲೇ ಭರ್ತಿಯಾಗಿರಬಹುದು`,
  mark: 'ಇತ್ತೀಚೆಗೆ ಖಚಿತಪಡಿಸಿಲ್ಲ',
};

export const closedJobPage: Words<typeof Jobs.closedJobPage> = {
  title: 'ಭರ್ತಿ ಮುಗಿದಿದೆ',
  action: 'ಖಾಲಿ ಹುದ್ದೆಗಳನ್ನು ನೋಡಿ',
  reasons: {
    '': {
      heading: 'ಈ ಕೆಲಸದ ಭರ್ತಿ ಮುಗಿದಿದೆ',
      text: 'ಇನ್ನು ಇದಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಲು ಆಗುವುದಿಲ್ಲ. ಬೇರೆಯವರು ಆಯ್ಕೆಯಾಗಿದ್ದಾರೆ, ಅಥವಾ ಕೊನೆಯ ದಿನಾಂಕ ಮುಗಿದಿದೆ.',
    },
    filled: {
      heading: 'ಈ ಕೆಲಸಕ್ಕೆ ಭರ್ತಿಯಾಗಿದೆ',
      text: 'ಈ ಕೆಲಸ ಬೇರೆಯವರಿಗೆ ಸಿಕ್ಕಿದೆ. ಇನ್ನು ಇದಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಲು ಆಗುವುದಿಲ್ಲ.',
    },
    paused: {
      heading: 'ಈ ಕೆಲಸದ ಭರ್ತಿ ಸದ್ಯಕ್ಕೆ ನಿಂತಿದೆ',
      text: 'ಈಗ ಅರ್ಜಿ ಹಾಕಲು ಆಗುವುದಿಲ್ಲ, ಆದರೆ ಭರ್ತಿ ಮತ್ತೆ ಶುರುವಾಗಬಹುದು. ಅಲ್ಲಿಯವರೆಗೆ ಇದೇ ರೀತಿಯ ಕೆಲಸಗಳನ್ನು ನೋಡಿ.',
    },
    unconfirmed: {
      heading: 'ಈ ಕೆಲಸದ ಭರ್ತಿ ಮುಗಿದಿದೆ',
      text: 'ಕೆಲವು ವಾರಗಳಿಂದ ಈ ಕೆಲಸ ಇನ್ನೂ ಖಾಲಿ ಇದೆ ಎಂದು ಯಾರೂ ಖಚಿತಪಡಿಸಿಲ್ಲ, ಆದ್ದರಿಂದ ಮುಚ್ಚಿದ್ದೇವೆ.',
    },
  },
};

export const candidatesPage: Words<typeof Jobs.candidatesPage> = {
  title: 'ಕೆಲಸ ಹುಡುಕುವವರಿಗೆ',
  heading: 'ಕೆಲಸ ಹುಡುಕುವವರಿಗೆ',
  lead: 'ಕೆಲಸದ ವಿಭಾಗ ಆರಿಸಿ, ಖಾಲಿ ಹುದ್ದೆಗಳನ್ನು ನೋಡಿ, ಬಯೋಡೇಟಾ ಜೊತೆ ಅರ್ಜಿ ಹಾಕಿ. ಕೆಲಸ ಹುಡುಕುವವರಿಂದ ನಾವು ಎಂದೂ ಹಣ ಪಡೆಯುವುದಿಲ್ಲ.',
  categories: 'ಯಾವ ತರಹದ ಕೆಲಸ?',
  openJobs: (count) => `ಖಾಲಿ ಇರುವ ${numbers.jobs(count)}`,
  jobs: 'ಖಾಲಿ ಹುದ್ದೆಗಳು',
  apply: 'ಅರ್ಜಿ ಹಾಕಿ',
};

export const applyPage: Words<typeof Jobs.applyPage> = {
  title: 'ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಿ',
  description: (job) =>
    `${job}: ಅರ್ಜಿ ಹಾಕಲು ನಿಮ್ಮ ಹೆಸರು, ಫೋನ್ ನಂಬರ್, ಇಮೇಲ್ ಮತ್ತು ಬಯೋಡೇಟಾ (PDF, Word ಫೈಲ್ ಅಥವಾ ಫೋಟೋ) ಬೇಕು. ಕೆಲಸ ಹುಡುಕುವವರಿಂದ ನಾವು ಎಂದೂ ಹಣ ಪಡೆಯುವುದಿಲ್ಲ.`,
  heading: 'ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಿ',
  formHeading: 'ನಿಮ್ಮ ವಿವರ ತುಂಬಿ',
  applyingFor: 'ನೀವು ಈ ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕುತ್ತಿದ್ದೀರಿ',
  next: 'ಮುಂದೆ ಏನಾಗುತ್ತದೆ',
  noJob: {
    heading: 'ಯಾವ ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಬೇಕು?',
    text: 'ನಿಮಗೆ ಯಾವ ಕೆಲಸ ಬೇಕು ಎಂದು ನಮಗೆ ಗೊತ್ತಾಗಲಿಲ್ಲ. ಪಟ್ಟಿಯಿಂದ ಕೆಲಸ ಆರಿಸಿ “ಅರ್ಜಿ ಹಾಕಿ” ಒತ್ತಿ.',
    action: 'ಎಲ್ಲ ಕೆಲಸಗಳನ್ನು ನೋಡಿ',
  },
  failed: {
    heading: 'ಈ ಕೆಲಸವನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ',
    text: 'ನಮ್ಮ ಕೆಲಸಗಳ ಪಟ್ಟಿ ಈಗ ತೆರೆಯುತ್ತಿಲ್ಲ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    action: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  },
  submit: 'ಅರ್ಜಿ ಕಳುಹಿಸಿ',
  trust: 'ಕೆಲಸ ಹುಡುಕುವವರಿಂದ ನಾವು ಎಂದೂ ಹಣ ಪಡೆಯುವುದಿಲ್ಲ. ಯಾರಾದರೂ ನಮ್ಮ ಹೆಸರಿನಲ್ಲಿ ಹಣ ಕೇಳಿದರೆ, ನಮಗೆ ತಿಳಿಸಿ.',
  trustLink: 'ನಮಗೆ ತಿಳಿಸಿ',
};

export const unnamedJob = (id: string): string => `ಕೆಲಸ ${id}`;
