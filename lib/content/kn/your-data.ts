import type { ShownState } from '../../contract/application-status';
import { indianDate, indianMoment } from '../../base/mail/indian-time';
import { identity } from '../identity';
import type { Words } from '../words';
import type * as english from '../your-data';
import { stateNames } from './application-status';
import { officer, timeSpan } from './facts';
import { jobName } from './job-name';

const { grievance } = identity;

export const yourDataPage: Words<typeof english.yourDataPage> = {
  title: 'ನಿಮ್ಮ ಡೇಟಾ',
  description: 'ನಮ್ಮಲ್ಲಿರುವ ನಿಮ್ಮ ಡೇಟಾ ನೋಡುವುದು, ಸರಿಪಡಿಸುವುದು, ಅಳಿಸುವುದು ಅಥವಾ ಅರ್ಜಿ ಹಿಂಪಡೆಯುವುದು ಹೇಗೆ. ಖಾತೆ ಬೇಡ.',
  lead: 'ನಮ್ಮಲ್ಲಿರುವ ನಿಮ್ಮ ಡೇಟಾ ನೋಡಿ. ಅದನ್ನು ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು, ಅರ್ಜಿ ಹಿಂಪಡೆಯಬಹುದು, ಅಥವಾ ಎಲ್ಲವನ್ನೂ ಅಳಿಸಬಹುದು. ಖಾತೆ ಬೇಡ.',
  leadByHand: 'ನಮ್ಮಲ್ಲಿರುವ ನಿಮ್ಮ ಡೇಟಾ ನೋಡಿ, ಸರಿಪಡಿಸಿ, ಅಳಿಸಿ, ಅಥವಾ ಅರ್ಜಿ ಹಿಂಪಡೆಯಿರಿ.',
  how: {
    heading: 'ಇದು ಹೇಗೆ ನಡೆಯುತ್ತದೆ',
    steps: [
      'ನಮಗೆ ಕೊಟ್ಟಿದ್ದ ಇಮೇಲ್ ಬರೆಯಿರಿ.',
      'ಅದರ ಡೇಟಾ ನಮ್ಮಲ್ಲಿದ್ದರೆ, ನಿಮಗೆ ಲಿಂಕ್ ಮೇಲ್ ಮಾಡುತ್ತೇವೆ. ಅದು 24 ಗಂಟೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
      'ಲಿಂಕ್ ತೆರೆಯಿರಿ. ನಿಮ್ಮ ಎಲ್ಲ ಡೇಟಾ, ಅದನ್ನು ಏನು ಮಾಡಬಹುದು ಎಂಬುದೂ ಕಾಣುತ್ತದೆ.',
    ],
  },
  formHeading: 'ಲಿಂಕ್ ಎಲ್ಲಿಗೆ ಕಳುಹಿಸಬೇಕು?',
  submit: 'ನನಗೆ ಲಿಂಕ್ ಕಳುಹಿಸಿ',
  byHand: {
    heading: 'ಹೇಗೆ ಕೇಳಬೇಕು',
    text: `ನಮಗೆ ಕೊಟ್ಟಿದ್ದ ಇಮೇಲ್‌ನಿಂದಲೇ ${grievance.email} (${officer(grievance.contact)}) ಗೆ ಬರೆಯಿರಿ. ನಿಮ್ಮ ಡೇಟಾ ನೋಡಬೇಕೇ, ಸರಿಪಡಿಸಬೇಕೇ, ಅಳಿಸಬೇಕೇ ಅಥವಾ ಅರ್ಜಿ ಹಿಂಪಡೆಯಬೇಕೇ ಎಂದು ತಿಳಿಸಿ. ${timeSpan(grievance.answersWithin)} ಉತ್ತರ ಸಿಗುತ್ತದೆ.`,
    action: 'ನಮಗೆ ಬರೆಯಿರಿ',
  },
  otherwise: {
    heading: 'ಆ ಇಮೇಲ್ ಈಗ ಇಲ್ಲವೇ, ಅಥವಾ ಏನಾದರೂ ತಪ್ಪಿದೆಯೇ?',
    text: `${grievance.email} (${officer(grievance.contact)}) ಗೆ ಬರೆಯಿರಿ, ಅಥವಾ ಈ ವಿಳಾಸಕ್ಕೆ: ${grievance.address}. ${timeSpan(grievance.answersWithin)} ಉತ್ತರ ಸಿಗುತ್ತದೆ.`,
  },
};

export const formTitles: Words<typeof english.formTitles> = {
  contacts: 'ಮೆಸೇಜ್',
  inquiries: 'ಹಾಕಬೇಕಾದ ಕೆಲಸ',
  registrations: 'ನೋಂದಾಯಿಸಿದ ಬಯೋಡೇಟಾ',
};

export const mailKinds: Words<typeof english.mailKinds> = {
  staff: 'ನಮ್ಮ ಸಿಬ್ಬಂದಿಗೆ, ನೀವು ಕಳುಹಿಸಿದ್ದರ ಜೊತೆ',
  receipt: 'ನಿಮಗೆ, ಅದು ನಮಗೆ ಬಂದಿದೆ ಎಂದು',
  ended: 'ನಿಮಗೆ, ಅರ್ಜಿ ಮುಗಿದಿದೆ ಎಂದು',
  published: 'ನಿಮಗೆ, ನಿಮ್ಮ ಕೆಲಸ ಸೈಟ್‌ನಲ್ಲಿದೆ ಎಂದು',
  'registration-keep': 'ನಿಮಗೆ, ಬಯೋಡೇಟಾ ಇಡಬೇಕೇ ಎಂದು ಕೇಳಲು',
  'registration-matches': 'ನಿಮಗೆ, ಬಯೋಡೇಟಾಗೆ ಹೊಂದುವ ಕೆಲಸಗಳ ಜೊತೆ',
  withdrawn: 'ನಮ್ಮ ಸಿಬ್ಬಂದಿಗೆ, ನೀವು ಅರ್ಜಿ ಹಿಂಪಡೆದಿದ್ದೀರಿ ಎಂದು',
  'alert-confirm': 'ನಿಮಗೆ, ಜಾಬ್ ಅಲರ್ಟ್ ಖಚಿತಪಡಿಸಲು',
  alert: 'ನಿಮಗೆ, ಹೊಸ ಕೆಲಸಗಳ ಜೊತೆ',
};

export const heldPage: Words<typeof english.heldPage> = {
  title: 'ನಮ್ಮಲ್ಲಿರುವ ನಿಮ್ಮ ಡೇಟಾ',
  about: (email) => `${email} ನಿಂದ ನಮಗೆ ಬಂದ ಎಲ್ಲವೂ.`,
  until: (iso) =>
    `ಈ ಲಿಂಕ್ ${indianMoment(iso)} (IST) ವರೆಗೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಇದು ಇರುವ ಯಾರು ಬೇಕಾದರೂ ಈ ಪೇಜ್ ನೋಡಬಹುದು, ಆದ್ದರಿಂದ ಯಾರಿಗೂ ಕೊಡಬೇಡಿ.`,
  download: {
    heading: 'ನಿಮ್ಮ ಡೇಟಾ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
    text: 'ಒಂದು ZIP ಫೈಲ್ ಸಿಗುತ್ತದೆ. ಅದರಲ್ಲಿ ಕೆಳಗಿನ ಎಲ್ಲವೂ JSON ಆಗಿ, ಮತ್ತು ನಿಮ್ಮ ಬಯೋಡೇಟಾಗಳು ನೀವು ಕಳುಹಿಸಿದಂತೆಯೇ ಇರುತ್ತವೆ.',
    action: 'ಎಲ್ಲ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  },
  forms: 'ನೀವು ಕಳುಹಿಸಿದ್ದು',
  formTitle: (kind, job) => (job ? `${jobName(job)} – ಅರ್ಜಿ` : (formTitles[kind] ?? 'ಫಾರ್ಮ್')),
  received: 'ಬಂದದ್ದು',
  reference: 'ರೆಫರೆನ್ಸ್ ನಂಬರ್',
  state: 'ಸ್ಥಿತಿ',
  stateOf: (state) => stateNames[state as ShownState] ?? state,
  cv: 'ಬಯೋಡೇಟಾ',
  cvOf: ({ name, size }) => `${name}, ${Math.max(1, Math.round(size / 1024))} kB`,
  follow: 'ಎಲ್ಲಿಗೆ ಬಂದಿದೆ, ನೋಡಿ',
  followOf: (title) => `ಎಲ್ಲಿಗೆ ಬಂದಿದೆ, ನೋಡಿ: ${title}`,
  withdraw: 'ಹಿಂಪಡೆಯಿರಿ',
  withdrawOf: (title) => `ಹಿಂಪಡೆಯಿರಿ: ${title}`,
  alerts: 'ಹೊಸ ಕೆಲಸಗಳು ಇಮೇಲ್‌ನಲ್ಲಿ',
  alert: 'ಜಾಬ್ ಅಲರ್ಟ್',
  frequency: { daily: 'ಹೊಸ ಕೆಲಸ ಇದ್ದ ಪ್ರತಿ ದಿನ', weekly: 'ವಾರಕ್ಕೊಮ್ಮೆ' },
  confirmed: (iso) => (iso ? `${indianDate(iso)} ರಂದು ಖಚಿತಪಡಿಸಿದ್ದೀರಿ` : 'ಖಚಿತಪಡಿಸಿಲ್ಲ'),
  alertFacts: { since: 'ಕೇಳಿದ್ದು', frequency: 'ಎಷ್ಟು ಬಾರಿ', state: 'ಸ್ಥಿತಿ' },
  mails: 'ಹೋಗಬೇಕಿರುವ ಮೇಲ್‌ಗಳು',
  mailOf: (kind) => mailKinds[kind] ?? 'ನೀವು ಕಳುಹಿಸಿದ್ದರ ಬಗ್ಗೆ',
  consents: 'ನೀವು ಒಪ್ಪಿದ್ದು',
  consentTo: (kind, title) => {
    if (kind === 'alerts') return 'ಇಮೇಲ್‌ನಲ್ಲಿ ಹೊಸ ಕೆಲಸಗಳನ್ನು ಖಚಿತಪಡಿಸಿದಾಗ';
    return title ? `ಇದರ ಜೊತೆ: ${title}` : 'ನೀವು ಕಳುಹಿಸಿದ್ದರ ಜೊತೆ';
  },
  moment: (iso) => `${indianMoment(iso)} (IST)`,
  nothing: {
    heading: 'ನಿಮ್ಮ ಯಾವ ಡೇಟಾವೂ ನಮ್ಮಲ್ಲಿಲ್ಲ',
    text: 'ಈ ಇಮೇಲ್‌ನ ಏನೂ ಈಗ ನಮ್ಮಲ್ಲಿಲ್ಲ.',
  },
  erase: {
    heading: 'ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ',
    text: 'ನಿಮ್ಮ ಅರ್ಜಿ, ಬಯೋಡೇಟಾ, ಮೆಸೇಜ್ ಮತ್ತು ಜಾಬ್ ಅಲರ್ಟ್‌ಗಳನ್ನು ತಕ್ಷಣ, ಶಾಶ್ವತವಾಗಿ ಅಳಿಸುತ್ತೇವೆ. ಏನಾದರೂ ಆಗುವ ಮೊದಲು ಮುಂದಿನ ಪೇಜ್ ವಿವರಿಸುತ್ತದೆ.',
    action: 'ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ …',
  },
  back: 'ನಿಮ್ಮ ಡೇಟಾಗೆ ವಾಪಸ್',
};

export const withdrawPage: Words<typeof english.withdrawPage> = {
  title: 'ಅರ್ಜಿ ಹಿಂಪಡೆಯಿರಿ',
  heading: (title) => `ಹಿಂಪಡೆಯಬೇಕೇ: ${title}?`,
  texts: [
    'ಈ ಕೆಲಸಕ್ಕೆ ನಿಮ್ಮ ಹೆಸರನ್ನು ಮುಂದೆ ತರುವುದಿಲ್ಲ, ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಯಾರಿಗೂ ಕೊಡುವುದಿಲ್ಲ.',
    'ಅದು ಈಗಾಗಲೇ ಕಂಪನಿಯ ಬಳಿ ಇದ್ದರೆ, ನೀವು ಹಿಂಪಡೆದಿದ್ದೀರಿ ಎಂದು ತಿಳಿಸಿ, ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಅಳಿಸಲು ಹೇಳುತ್ತೇವೆ. ನಮ್ಮ ಸಿಬ್ಬಂದಿಗೆ ತಕ್ಷಣ ಮೇಲ್ ಹೋಗುತ್ತದೆ.',
    'ಇದನ್ನು ಬದಲಿಸಲು ಆಗುವುದಿಲ್ಲ. ಕೆಲಸ ಖಾಲಿ ಇರುವವರೆಗೆ ಮತ್ತೆ ಅರ್ಜಿ ಹಾಕಬಹುದು. ಅಳಿಸುವವರೆಗೆ ಅರ್ಜಿ ನಿಮ್ಮ ಪೇಜ್‌ನಲ್ಲಿ ಇರುತ್ತದೆ.',
  ],
  action: 'ಹೌದು, ಹಿಂಪಡೆಯಿರಿ',
  done: {
    heading: 'ಅರ್ಜಿಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ',
    text: 'ಅದರ ಬಗ್ಗೆ ನಮ್ಮ ಸಿಬ್ಬಂದಿಗೆ ಮೇಲ್ ಹೋಗುತ್ತದೆ. ಡೇಟಾವೂ ಹೋಗಬೇಕಿದ್ದರೆ, ನಿಮ್ಮ ಪೇಜ್‌ನಲ್ಲಿ ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ.',
  },
  ended: {
    heading: 'ಈ ಅರ್ಜಿ ಈಗಾಗಲೇ ಮುಗಿದಿದೆ',
    text: 'ಹಿಂಪಡೆಯಲು ಏನೂ ಉಳಿದಿಲ್ಲ. ನಿಮ್ಮ ಪೇಜ್‌ನಲ್ಲಿ ಎಲ್ಲವನ್ನೂ ಅಳಿಸಬಹುದು.',
  },
};

export const erasePage: Words<typeof english.erasePage> = {
  title: 'ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ',
  heading: 'ನಿಮ್ಮ ಎಲ್ಲ ಡೇಟಾ ಅಳಿಸಬೇಕೇ?',
  willBe: {
    heading: 'ತಕ್ಷಣ ಅಳಿಯುವುದು',
    items: [
      'ನಿಮ್ಮ ಅರ್ಜಿಗಳು ಮತ್ತು ನೋಂದಾಯಿಸಿದ ಬಯೋಡೇಟಾಗಳು, ಅವುಗಳ ಫೈಲ್ ಮತ್ತು ಲಿಂಕ್‌ಗಳು',
      'ನಿಮ್ಮ ಮೆಸೇಜ್‌ಗಳು, ಮತ್ತು ಹಾಕಲು ಕೊಟ್ಟ ಕೆಲಸಗಳು. ಈಗಾಗಲೇ ಸೈಟ್‌ನಲ್ಲಿರುವ ಕೆಲಸ ಹಾಗೆಯೇ ಇರುತ್ತದೆ',
      'ನಿಮ್ಮ ಜಾಬ್ ಅಲರ್ಟ್‌ಗಳು',
      'ನಿಮಗೆ ಮತ್ತು ನಿಮ್ಮ ಬಗ್ಗೆ ಇನ್ನೂ ಹೋಗದ ಮೇಲ್‌ಗಳು',
      'ನಮ್ಮ ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ಇನ್ನೂ ಕಾಯುತ್ತಿರುವುದು',
      'ನೀವು ಒಪ್ಪಿದ್ದರ ದಾಖಲೆಯಲ್ಲಿ ನಿಮ್ಮ ಹೆಸರು. ದಾಖಲೆ ನಿಮ್ಮ ಹೆಸರಿಲ್ಲದೆ ಉಳಿಯುತ್ತದೆ',
    ],
  },
  willNotBe: {
    heading: 'ಈ ಪೇಜ್ ಅಳಿಸಲಾಗದ್ದು',
    items: [
      'ಕಂಪನಿಗೆ ಈಗಾಗಲೇ ಸಿಕ್ಕಿದ್ದು. ಮೊದಲು ಅರ್ಜಿ ಹಿಂಪಡೆಯಿರಿ, ಆಗ ಅವರಿಗೆ ಅಳಿಸಲು ಹೇಳುತ್ತೇವೆ',
      'ಈಗಾಗಲೇ ಹೋದ ಮೇಲ್‌ಗಳು, ನಿಮ್ಮ ಮತ್ತು ನಮ್ಮ ಸಿಬ್ಬಂದಿಯ ಮೇಲ್‌ಬಾಕ್ಸ್‌ನಲ್ಲಿ',
      'ನಮ್ಮ ಬ್ಯಾಕಪ್‌ಗಳಲ್ಲಿನ ಕಾಪಿಗಳು, ಹೊಸ ಬ್ಯಾಕಪ್ ಬರುವವರೆಗೆ',
      'ಕಾನೂನಿನ ಪ್ರಕಾರ ನಾವು ಇಡಲೇಬೇಕಾದದ್ದು, ಉದಾ: ಒಪ್ಪಂದದ ದಾಖಲೆಗಳು',
    ],
  },
  forMails: `ನಮ್ಮ ಸಿಬ್ಬಂದಿಯ ಮೇಲ್‌ಬಾಕ್ಸ್‌ನಲ್ಲಿನ ಕಾಪಿಗಳಿಗೆ, ${grievance.email} (${officer(grievance.contact)}) ಗೆ ಬರೆಯಿರಿ.`,
  sure: 'ಇದೆಲ್ಲವನ್ನೂ ಅಳಿಸಬೇಕು. ಇದು ವಾಪಸ್ ಬರುವುದಿಲ್ಲ ಎಂದು ನನಗೆ ಗೊತ್ತು.',
  action: 'ಈಗಲೇ ಎಲ್ಲ ಅಳಿಸಿ',
  done: {
    title: 'ಎಲ್ಲವನ್ನೂ ಅಳಿಸಲಾಗಿದೆ',
    heading: 'ಎಲ್ಲವನ್ನೂ ಅಳಿಸಲಾಗಿದೆ',
    text: 'ನಿಮ್ಮ ಇಮೇಲ್‌ನ ಯಾವ ಡೇಟಾವೂ ಈಗ ನಮ್ಮಲ್ಲಿಲ್ಲ, ನಿಮ್ಮ ಲಿಂಕ್ ನಿಂತಿದೆ. ಇದರ ಬಗ್ಗೆ ಮೇಲ್ ಬರುವುದಿಲ್ಲ, ಏಕೆಂದರೆ ನಿಮ್ಮ ಇಮೇಲ್ ಈಗ ನಮ್ಮಲ್ಲಿಲ್ಲ.',
    action: 'ಕೆಲಸಗಳನ್ನು ನೋಡಿ',
  },
};

export const endedLink: Words<typeof english.endedLink> = {
  title: 'ಈ ಲಿಂಕ್ ಇನ್ನು ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ',
  heading: 'ಈ ಲಿಂಕ್ ಇನ್ನು ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ',
  text: 'ಇದು 24 ಗಂಟೆಗಿಂತ ಹಳೆಯದು, ಅಥವಾ ನೀವು ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿದ್ದೀರಿ. ಹೊಸದನ್ನು ಕೇಳಬಹುದು.',
  action: 'ಹೊಸ ಲಿಂಕ್ ಪಡೆಯಿರಿ',
};

export const stepProblems: Words<typeof english.stepProblems> = {
  tooMany: 'ಸ್ವಲ್ಪ ಸಮಯದಲ್ಲಿ ತುಂಬ ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ಹಿಂದಕ್ಕೆ ಹೋಗಿ, ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unavailable: 'ಇದು ಆಗಲಿಲ್ಲ: ನಮ್ಮ ನೇಮಕಾತಿ ಸಿಸ್ಟಮ್ ಸ್ಪಂದಿಸುತ್ತಿಲ್ಲ. ಏನೂ ಬದಲಾಗಿಲ್ಲ. ಹಿಂದಕ್ಕೆ ಹೋಗಿ, ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};

export const heldFields: Words<typeof english.heldFields> = {
  job_id: 'ಕೆಲಸದ ನಂಬರ್',
  source: 'ನೀವು ಬಂದ ಲಿಂಕ್',
  consent: 'ನೀವು ಒಪ್ಪಿದ್ದು',
  consent_at: 'ಒಪ್ಪಿದ ದಿನ',
  consent_language: 'ಯಾವ ಭಾಷೆಯಲ್ಲಿ',
  job_closed_at: 'ಕೆಲಸ ಮುಗಿದ ದಿನ',
  kept_until: 'ಎಲ್ಲಿಯವರೆಗೆ ಇಡುತ್ತೇವೆ',
};
