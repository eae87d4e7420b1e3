// Texts for browser scripts, with those of forms.
import { routes } from '../../routes';
import { withDayPart, type DayParts } from '../indian-moment';
import { inPlace } from './grammar';
import type { Words } from '../words';
import type * as Ages from '../ages';
import type * as Carousel from '../carousel';
import type * as Consent from '../consent';
import type * as ContactMap from '../contact-map';
import type * as EveryPage from '../every-page';
import type * as Failures from '../failures';
import type * as IndianMoment from '../indian-moment';
import type * as Interface from '../interface';
import type * as Messages from '../messages';
import type * as NotFound from '../not-found';
import type * as SaveStar from '../save-star';
import type * as Saved from '../saved';
import type * as Sharing from '../sharing';
import type * as Suggestions from '../suggestions';
import type * as Toasts from '../toasts';

export * from './forms';

// Not Intl, whose output may differ between browsers and the server.
const MONTHS = 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್'.split(' ');

export const ages: Words<typeof Ages.ages> = {
  day: (date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  posted: {
    on: (day) => `${day}ರಂದು ಹಾಕಿದ್ದು`,
    in: (days) => (days === 0 ? 'ಇಂದು ಹಾಕಿದ್ದು' : days === 1 ? 'ನಿನ್ನೆ ಹಾಕಿದ್ದು' : `${days} ದಿನಗಳ ಹಿಂದೆ ಹಾಕಿದ್ದು`),
  },
  closes: {
    on: (day) => `${day}ರಂದು ಕೊನೆ`,
    in: (days) => (days === 0 ? 'ಇಂದೇ ಕೊನೆ' : days === 1 ? 'ನಾಳೆ ಕೊನೆ' : `ಇನ್ನು ${days} ದಿನಗಳಲ್ಲಿ ಕೊನೆ`),
  },
};

export const carousel: Words<typeof Carousel.carousel> = {
  role: 'ಕ್ಯಾರೋಸೆಲ್',
  slideRole: 'ಸ್ಲೈಡ್',
  slide: (slide, of) => `${of}ರಲ್ಲಿ ${slide}`,
  previous: 'ಹಿಂದಿನದು',
  next: 'ಮುಂದಿನದು',
  pause: 'ನಿಲ್ಲಿಸಿ',
  play: 'ಚಾಲೂ ಮಾಡಿ',
};

export const consentCopy: Words<typeof Consent.consentCopy> = {
  heading: 'ಸೈಟ್‌ಗೆ ಬರುವವರನ್ನು ಎಣಿಸಬಹುದೇ?',
  text: 'ನೀವು ಒಪ್ಪಿದರೆ ಗೂಗಲ್ ಟ್ಯಾಗ್ ಮ್ಯಾನೇಜರ್ (Google Tag Manager) ಬಳಸುತ್ತೇವೆ. ಅದು ಕುಕೀಗಳನ್ನು ಇಡುತ್ತದೆ ಮತ್ತು ನೀವು ಯಾವ ಪೇಜ್ ತೆರೆಯುತ್ತೀರಿ ಎಂದು ಗೂಗಲ್‌ಗೆ ತಿಳಿಸುತ್ತದೆ. ಬೇಡವೆಂದರೂ ಸೈಟ್ ಹಾಗೆಯೇ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿರುವ ಸೂಚನೆಯೇ ಮಾನ್ಯ.',
  more: { label: 'ಪ್ರೈವೆಸಿ ಪಾಲಿಸಿ (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)', href: `${routes.privacyPolicy()}#technical-data` },
  accept: 'ಒಪ್ಪುತ್ತೇನೆ',
  reject: 'ಬೇಡ',
  reopen: 'ಕುಕೀ ಆಯ್ಕೆಗಳು',
};

export const contactMap: Words<typeof ContactMap.contactMap> = {
  heading: 'ನಾವು ಎಲ್ಲಿದ್ದೇವೆ',
  show: 'ನಕ್ಷೆ ನೋಡಿ',
  note: 'ನಕ್ಷೆ OpenStreetMapನಿಂದ ಬರುತ್ತದೆ. ನೋಡಿದಾಗ ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ವಿಳಾಸ ಅದಕ್ಕೆ ತಿಳಿಯುತ್ತದೆ.',
  open: 'OpenStreetMapನಲ್ಲಿ ತೆರೆಯಿರಿ',
};

export const menu: Words<typeof EveryPage.menu> = {
  label: 'ಮುಖ್ಯ',
  open: 'ಮೆನು',
  close: 'ಮುಚ್ಚಿ',
  newTab: '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
  loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ',
};

export const errorPage: Words<typeof Failures.errorPage> = {
  heading: 'ಈ ಪೇಜ್ ತೆರೆಯಲಿಲ್ಲ',
  text: 'ತೊಂದರೆ ನಮ್ಮ ಕಡೆಯಿಂದ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  home: 'ಹೋಮ್ ಪೇಜ್',
  contact: 'ತುರ್ತು ಇದೆಯೇ? ಇಲ್ಲಿ ಸಂಪರ್ಕಿಸಿ:',
  homePath: '/kn',
};

const PARTS: DayParts = [
  [0, 'ರಾತ್ರಿ'],
  [5, 'ಬೆಳಗ್ಗೆ'],
  [12, 'ಮಧ್ಯಾಹ್ನ'],
  [16, 'ಸಂಜೆ'],
  [19, 'ರಾತ್ರಿ'],
];

export const timeOfDay: Words<typeof IndianMoment.timeOfDay> = (hours, minutes) =>
  withDayPart(PARTS, hours, minutes) + (minutes ? '' : ':00');

export const dateAndTime = (date: string, time: string) => `${date}, ${time}`;

export const skipLink = () => 'ಮುಖ್ಯ ಭಾಗಕ್ಕೆ ಹೋಗಿ';

export const servicesMenu = () => 'ಸೇವೆಗಳು';

export const footer: Words<typeof Interface.footer> = {
  site: 'ವೆಬ್‌ಸೈಟ್',
  employers: 'ಕಂಪನಿಗಳಿಗೆ (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)',
  candidates: 'ಕೆಲಸ ಹುಡುಕುವವರಿಗೆ',
  hours: 'ಆಫೀಸ್ ಸಮಯ',
  rights: (legalName) => `${legalName}. ಎಲ್ಲ ಹಕ್ಕುಗಳನ್ನು ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ.`,
  developedBy: 'ವೆಬ್‌ಸೈಟ್ ರೂಪಿಸಿದವರು:',
  sentence: (line) => `${line}.`,
};

export const breadcrumb: Words<typeof Interface.breadcrumb> = { label: 'ನೀವು ಇಲ್ಲಿದ್ದೀರಿ', home: 'ಹೋಮ್' };

export const pagination: Words<typeof Interface.pagination> = {
  label: 'ಪೇಜ್‌ಗಳು',
  previous: 'ಹಿಂದಿನದು',
  next: 'ಮುಂದಿನದು',
  page: (page) => `ಪೇಜ್ ${page}`,
};

export const profileOn: Words<typeof Interface.profileOn> = (agency, network) => `${network}: ${agency}`;

export const messages: Words<typeof Messages.messages> = {
  noResult: 'ಯಾವ ಕೆಲಸವೂ ಸಿಗಲಿಲ್ಲ!',
  nearest: 'ಈ ಪದಗಳಿಗೆ ಕೆಲಸ ಸಿಗಲಿಲ್ಲ. ಹತ್ತಿರದ ಕೆಲಸಗಳನ್ನು ನೋಡಿ',
  captchaMismatch: 'ಚಿತ್ರದ ಅಕ್ಷರಗಳು ಹೊಂದುತ್ತಿಲ್ಲ',
  captchaCase: 'ಚಿತ್ರದ ಅಕ್ಷರಗಳು ಹೊಂದುತ್ತಿಲ್ಲ: ಯಾವುದು ದೊಡ್ಡ (ABC), ಯಾವುದು ಚಿಕ್ಕ (abc) ಅಕ್ಷರ ಎಂದು ನೋಡಿ',
  captchaUnavailable: 'ಚಿತ್ರ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಪಕ್ಕದ “ಬದಲಿಸಿ” ಒತ್ತಿ.',
  notAnswered: 'ಸೈಟ್‌ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  noConnection: 'ನಿಮಗೆ ಇಂಟರ್ನೆಟ್ ಇಲ್ಲವೆಂದು ಕಾಣುತ್ತದೆ. ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇದೆ. ಇಂಟರ್ನೆಟ್ ಬಂದಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  searchFailed: 'ಹುಡುಕಾಟ ಈಗ ನಡೆಯುತ್ತಿಲ್ಲ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  requestNumber: (requestId) => `ಮತ್ತೆ ಹೀಗಾದರೆ, ನಮಗೆ ಈ ನಂಬರ್ ತಿಳಿಸಿ: ${requestId}.`,
};

export const notFoundPage: Words<typeof NotFound.notFoundPage> = {
  title: 'ಪೇಜ್ ಸಿಗಲಿಲ್ಲ',
  heading: 'ಈ ಪೇಜ್ ಸಿಗಲಿಲ್ಲ',
  text: 'ವಿಳಾಸ ತಪ್ಪಿರಬಹುದು, ಅಥವಾ ಭರ್ತಿ ಮುಗಿದಿರಬಹುದು. ಬೇರೆ ಕೆಲಸ ಹುಡುಕಿ, ಅಥವಾ ಹೊಸ ಕೆಲಸಗಳನ್ನು ನೋಡಿ.',
  search: { label: 'ಕೆಲಸ ಹುಡುಕಿ', placeholder: 'ಕೆಲಸ ಅಥವಾ ಕೌಶಲ...', submit: 'ಹುಡುಕಿ' },
  newest: 'ಹೊಸ ಕೆಲಸಗಳು',
  jobs: 'ಖಾಲಿ ಹುದ್ದೆಗಳನ್ನು ನೋಡಿ',
  home: 'ಹೋಮ್ ಪೇಜ್‌ಗೆ ಹೋಗಿ',
};

export const starWords: Words<typeof SaveStar.starWords> = {
  star: 'ಕೆಲಸ ಸೇವ್ ಮಾಡಿ: ',
  starred: 'ಸೇವ್ ಆಗಿದೆ: ',
  count: (count) => `ಸೇವ್ ಮಾಡಿದ ಕೆಲಸ (${count})`,
};

export const starAnswers: Words<typeof Saved.starAnswers> = {
  first: 'ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಸೇವ್ ಆಗಿದೆ. “ಸೇವ್ ಮಾಡಿದ ಕೆಲಸ” ಪ್ರತಿ ಪೇಜ್‌ನ ಕೆಳಗೆ ಸಿಗುತ್ತದೆ.',
  full: (max) => `ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ${max} ಕೆಲಸಗಳು ಸೇವ್ ಆಗಿವೆ. ಇನ್ನೊಂದು ಸೇವ್ ಮಾಡಲು ಒಂದನ್ನು ತೆಗೆಯಿರಿ.`,
  blocked: 'ಈ ಬ್ರೌಸರ್ ಕೆಲಸ ಸೇವ್ ಮಾಡಲು ಬಿಡುತ್ತಿಲ್ಲ, ಬಹುಶಃ ಪ್ರೈವೇಟ್ ವಿಂಡೋ ತೆರೆದಿದೆ.',
};

export const savedPage: Words<typeof Saved.savedPage> = {
  title: 'ಸೇವ್ ಮಾಡಿದ ಕೆಲಸ',
  description: 'ನಕ್ಷತ್ರ ಒತ್ತಿ ನೀವು ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳು. ಈ ಪಟ್ಟಿ ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ, ಈ ಡಿವೈಸ್‌ನಲ್ಲೇ ಇರುತ್ತದೆ; ನಮಗೆ ಏನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  lead: 'ಈ ಪಟ್ಟಿ ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ, ಈ ಡಿವೈಸ್‌ನಲ್ಲೇ ಇರುತ್ತದೆ. ಅಕೌಂಟ್ ತೆರೆಯಬೇಕಿಲ್ಲ, ಪಟ್ಟಿ ನಮಗೆ ಕಾಣುವುದಿಲ್ಲ.',
  listLabel: 'ನೀವು ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳು',
  empty: {
    heading: 'ಇನ್ನೂ ಯಾವ ಕೆಲಸವೂ ಸೇವ್ ಆಗಿಲ್ಲ',
    text: 'ಕೆಲಸದ ಪಕ್ಕದ ನಕ್ಷತ್ರ ಒತ್ತಿ. ಕೆಲಸ ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಮಾತ್ರ ಸೇವ್ ಆಗುತ್ತದೆ.',
    action: 'ಎಲ್ಲ ಕೆಲಸಗಳನ್ನು ನೋಡಿ',
  },
  noScript: {
    heading: 'ಕೆಲಸ ಸೇವ್ ಮಾಡಲು JavaScript ಬೇಕು',
    text: 'ಈ ಪಟ್ಟಿ ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಮಾತ್ರ ಇದೆ, ಅದನ್ನು ತೋರಿಸಲು JavaScript ಬೇಕು. ಕೆಲಸ ಹುಡುಕಲು ಮತ್ತು ಓದಲು ಅದು ಬೇಕಿಲ್ಲ.',
    action: 'ಎಲ್ಲ ಕೆಲಸಗಳನ್ನು ನೋಡಿ',
  },
  savedOn: (day) => `${day}ರಂದು ಸೇವ್ ಆಗಿದೆ`,
  closed: 'ಭರ್ತಿ ಮುಗಿದಿದೆ',
  remove: 'ತೆಗೆಯಿರಿ:',
  check: 'ಯಾವುದು ಇನ್ನೂ ಖಾಲಿ ಇದೆ, ನೋಡಿ',
  checkNote: 'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಪ್ರತಿ ಕೆಲಸದ ಪೇಜ್ ಅನ್ನು ಒಮ್ಮೆ ತೆರೆದು ನೋಡುತ್ತದೆ.',
  checking: 'ನೋಡುತ್ತಿದ್ದೇವೆ …',
  checked: ({ open, closed, unknown }) =>
    [
      ...(open ? [`${open} ಇನ್ನೂ ಖಾಲಿ ${open === 1 ? 'ಇದೆ' : 'ಇವೆ'}.`] : []),
      ...(closed ? [`${closed} ${closed === 1 ? 'ಕೆಲಸದ' : 'ಕೆಲಸಗಳ'} ಭರ್ತಿ ಮುಗಿದಿದೆ.`] : []),
      ...(unknown ? [`${unknown} ನೋಡಲು ಆಗಲಿಲ್ಲ: ಇಂಟರ್ನೆಟ್ ಬಂದಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`] : []),
    ].join(' '),
  send: 'ನನ್ನ ಪಟ್ಟಿ ಕಳುಹಿಸಿ',
  sendTitle: 'ನಾನು ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳು',
  copied: 'ಪಟ್ಟಿ ಕಾಪಿ ಆಗಿದೆ. ನಿಮಗೇ ಕಳುಹಿಸುವ ಮೆಸೇಜ್‌ನಲ್ಲಿ ಪೇಸ್ಟ್ ಮಾಡಿ.',
  notSent: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಪಟ್ಟಿಯನ್ನು ಶೇರ್ ಅಥವಾ ಕಾಪಿ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ.',
  removeAll: 'ಎಲ್ಲ ತೆಗೆಯಿರಿ',
  removed: (count) => `${count} ${count === 1 ? 'ಕೆಲಸವನ್ನು' : 'ಕೆಲಸಗಳನ್ನು'} ತೆಗೆಯಲಾಗಿದೆ.`,
  undo: 'ವಾಪಸ್ ತನ್ನಿ',
  blocked: 'ಬ್ರೌಸರ್ ಪಟ್ಟಿಯನ್ನು ಬದಲಿಸಲು ಬಿಡಲಿಲ್ಲ.',
};

export const sharing: Words<typeof Sharing.sharing> = { on: (network) => `${network}ನಲ್ಲಿ ಶೇರ್ ಮಾಡಿ` };

export const suggestions: Words<typeof Suggestions.suggestions> = {
  label: 'ಸಲಹೆಗಳು',
  kinds: { city: 'ಊರು', category: 'ವಿಭಾಗ', list: 'ಕೆಲಸಗಳು' },
  searches: ['ನೈಟ್ ಶಿಫ್ಟ್', 'ಡೇ ಶಿಫ್ಟ್', 'ತಕ್ಷಣ ಸೇರಬಹುದು', 'ಸರ್ಕಾರಿ ಉದ್ಯೋಗ', 'ರೈಲ್ವೆ ಕೆಲಸ', 'ಬ್ಯಾಂಕ್ ಕೆಲಸ'],
  inCity: (title, city) => `${inPlace(city)} ${title}`,
  found: (count) =>
    count === 0 ? 'ಸಲಹೆಗಳಿಲ್ಲ' : `${count} ${count === 1 ? 'ಸಲಹೆ' : 'ಸಲಹೆಗಳು'}, ಮೇಲೆ-ಕೆಳಗೆ ಬಟನ್‌ನಿಂದ ಆರಿಸಿ`,
};

export const toasts: Words<typeof Toasts.toasts> = { label: 'ಸೂಚನೆಗಳು', close: 'ಸೂಚನೆ ಮುಚ್ಚಿ' };
