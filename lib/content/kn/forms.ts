// Texts of forms, for browser scripts.
import { fileSize } from '../../base/text/file-size';
import { indianMoment } from '../indian-moment';
import { timeSpan } from './facts';
import { clause, present } from '../said';
import type { Words } from '../words';
import type * as Consent from '../forms/consent';
import type * as CvField from '../forms/cv-field';
import type * as CvProblems from '../forms/cv-problems';
import type * as Labels from '../forms/labels';
import type * as Mistakes from '../forms/mistakes';
import type * as Parts from '../forms/parts';
import type * as Sent from '../forms/sent';

export const applicationConsent: Words<typeof Consent.applicationConsent> = {
  notice: '28 ನವೆಂಬರ್ 2026ರ ಸೂಚನೆ',
  language: 'kn-IN',
  label: 'ನನ್ನ ಅರ್ಜಿ ಮತ್ತು ಬಯೋಡೇಟಾವನ್ನು ಈ ಕೆಲಸದ ಕಂಪನಿಗೆ ಕೊಡಲು ಒಪ್ಪುತ್ತೇನೆ.',
  missing: 'ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಕಂಪನಿಗೆ ಕೊಡಲು ಈ ಬಾಕ್ಸ್‌ನಲ್ಲಿ ಟಿಕ್ ಹಾಕಿ',
};

export const poolConsent: Words<typeof Consent.poolConsent> = {
  label:
    'ನನಗೆ ಹೊಂದುವ ಕೆಲಸಗಳನ್ನು ತಿಳಿಸಲು, ನನ್ನ ಬಯೋಡೇಟಾ ಮತ್ತು ವಿವರಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳಲು ಒಪ್ಪುತ್ತೇನೆ. ಕಂಪನಿಗೆ ಕೊಡುವ ಮೊದಲು ನೀವು ನನ್ನನ್ನು ಕೇಳುತ್ತೀರಿ.',
  missing: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಇಟ್ಟುಕೊಳ್ಳಲು ಈ ಬಾಕ್ಸ್‌ನಲ್ಲಿ ಟಿಕ್ ಹಾಕಿ',
};

export const cvField: Words<typeof CvField.cvField> = {
  empty: 'ಫೈಲ್ ಆರಿಸಲು ಒತ್ತಿ',
  emptyOnPhone: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಫೈಲ್ ಆರಿಸಿ',
  chosen: (path, bytes) => `${path}, ${fileSize(bytes)}`,
  onlyFirst: (others) => `ಮೊದಲ ಫೈಲ್ ಮಾತ್ರ ಹೋಗುತ್ತದೆ. ಇವನ್ನು ಬಿಡಲಾಗಿದೆ: ${others}`,
  kept: (refused, kept) => `${refused} ಬಳಸಲು ಆಗುವುದಿಲ್ಲ. ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಈಗಲೂ ${kept}.`,
  restored: 'ನೀವು ಬರೆದದ್ದು ವಾಪಸ್ ಬಂದಿದೆ. ಬಯೋಡೇಟಾ ಮತ್ತೆ ಆರಿಸಿ.',
};

export const cvProblems: Words<typeof CvProblems.cvProblems> = {
  missing: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಫೈಲ್ ಆರಿಸಿ',
  empty: 'ಈ ಫೈಲ್ ಖಾಲಿ ಇದೆ. ಬೇರೆ ಫೈಲ್ ಆರಿಸಿ',
  'too-large': 'ಬಯೋಡೇಟಾ 5 MB ಗಿಂತ ಚಿಕ್ಕದಾಗಿರಬೇಕು. ಫೋನಿನ ಸ್ಕ್ಯಾನರ್ ಮಾಡುವ ಫೈಲ್ ಕ್ಯಾಮೆರಾ ಫೋಟೋಗಿಂತ ಚಿಕ್ಕದು',
  'wrong-type':
    'ಬಯೋಡೇಟಾ PDF, DOC ಅಥವಾ DOCX ಫೈಲ್ ಆಗಿರಬೇಕು, ಅಥವಾ JPEG, PNG ಅಥವಾ WebP ಫೋಟೋ. ಅದನ್ನು PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ',
  executable: 'ಈ ಫೈಲ್‌ನಲ್ಲಿ ಪ್ರೋಗ್ರಾಂ ಅಥವಾ ಸ್ಕ್ರಿಪ್ಟ್ ಇದೆ. ಬಯೋಡೇಟಾವನ್ನು ಹೊಸ PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ',
  damaged: 'ಈ ಫೈಲ್ ಹಾಳಾಗಿದೆ, ತೆರೆಯುತ್ತಿಲ್ಲ. ಬಯೋಡೇಟಾ ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ, ಹೊಸ ಫೈಲ್ ಆರಿಸಿ',
};

export const cvKinds: Words<typeof CvProblems.cvKinds> = {
  rtf: 'RTF ಫೈಲ್',
  odt: 'OpenDocument (ODT) ಫೈಲ್',
  pages: 'Apple Pages, Numbers ಅಥವಾ Keynote ಫೈಲ್',
  html: 'ವೆಬ್ ಪೇಜ್',
  text: 'ಬರೀ ಟೆಕ್ಸ್ಟ್ ಫೈಲ್',
  picture: 'JPEG, PNG, WebP ಅಲ್ಲದ ಫಾರ್ಮ್ಯಾಟ್‌ನ ಚಿತ್ರ',
  heic: 'HEIC ಫಾರ್ಮ್ಯಾಟ್‌ನ ಫೋಟೋ',
  film: 'ವಿಡಿಯೋ ಅಥವಾ ರೆಕಾರ್ಡಿಂಗ್',
  sheet: 'ಸ್ಪ್ರೆಡ್‌ಶೀಟ್',
  slides: 'ಪ್ರೆಸೆಂಟೇಷನ್',
  mail: 'ಇಮೇಲ್',
  zip: 'ಹಲವು ಫೈಲ್‌ಗಳಿರುವ ZIP ಫೈಲ್',
};

export const otherKind: Words<typeof CvProblems.otherKind> = (kind) =>
  `ಇದು ${cvKinds[kind]}. ${
    kind === 'zip'
      ? 'ಅದರಿಂದ ಬಯೋಡೇಟಾ ಹೊರತೆಗೆದು, ಆ ಫೈಲ್ ಆರಿಸಿ'
      : kind === 'picture' || kind === 'heic'
        ? 'ಇದನ್ನು JPEG ಆಗಿ ಸೇವ್ ಮಾಡಿ, ಅಥವಾ ಇದರ ಸ್ಕ್ರೀನ್‌ಶಾಟ್ ತೆಗೆದು, ಆ ಫೈಲ್ ಆರಿಸಿ'
        : 'ಇದನ್ನು PDF ಮಾಡಿ, ಆ ಫೈಲ್ ಆರಿಸಿ'
  }`;

const unchosen = 'ಬೇಕಿದ್ದರೆ ಆರಿಸಿ';

export const applicationLabels: Words<typeof Labels.applicationLabels> = {
  resume: {
    label: 'ಬಯೋಡೇಟಾ ಅಪ್‌ಲೋಡ್ ಮಾಡಿ*',
    hint: 'PDF, Word ಫೈಲ್ ಅಥವಾ ಫೋಟೋ, 5 MB ವರೆಗೆ. ಹಲವು ಪೇಜ್‌ಗಳಿದ್ದರೆ, ಫೋನಿನ ಸ್ಕ್ಯಾನರ್ ಒಂದೇ PDF ಮಾಡುತ್ತದೆ.',
  },
  firstName: { label: 'ಹೆಸರು' },
  lastName: { label: 'ಸರ್‌ನೇಮ್ ಅಥವಾ ಇನಿಷಿಯಲ್', hint: 'ಇಲ್ಲದಿದ್ದರೆ ಹೆಸರನ್ನೇ ಮತ್ತೆ ಬರೆಯಿರಿ.' },
  email: { label: 'ಇಮೇಲ್', hint: 'ಈ ವಿಳಾಸಕ್ಕೆ ಉತ್ತರಿಸುತ್ತೇವೆ.' },
  phone: { label: 'ಫೋನ್ ನಂಬರ್', hint: '+91 ಇದ್ದರೂ ಸರಿ, ಇಲ್ಲದಿದ್ದರೂ ಸರಿ.' },
  experience: { label: 'ಎಷ್ಟು ವರ್ಷಗಳ ಅನುಭವ', hint: 'ಮೊದಲ ಕೆಲಸವಾದರೆ 0 ಬರೆಯಿರಿ.' },
  noticePeriod: {
    label: 'ಕೆಲಸ ಯಾವಾಗ ಶುರು ಮಾಡಬಹುದು',
    hint: 'ಈಗ ಕೆಲಸದಲ್ಲಿದ್ದರೆ, ನೋಟಿಸ್ ದಿನಗಳನ್ನೂ ಸೇರಿಸಿ.',
    unchosen,
    choices: {
      immediate: 'ತಕ್ಷಣ ಶುರು ಮಾಡಬಹುದು',
      '15 days': '15 ದಿನದಲ್ಲಿ',
      '30 days': '30 ದಿನದಲ್ಲಿ',
      '60 days': '60 ದಿನದಲ್ಲಿ',
      '90 days': '90 ದಿನದಲ್ಲಿ',
      serving: 'ಈಗ ನೋಟಿಸ್ ಅವಧಿಯಲ್ಲಿದ್ದೇನೆ',
    },
  },
  currentPay: { label: 'ಈಗಿನ ಸಂಬಳ', hint: 'ಉದಾ: ವರ್ಷಕ್ಕೆ ₹4 ಲಕ್ಷ ಅಥವಾ ತಿಂಗಳಿಗೆ ₹30,000.' },
  expectedPay: { label: 'ಎಷ್ಟು ಸಂಬಳ ಬೇಕು', hint: 'ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಸಂಬಳದ ಕೆಲಸ ನಿಮಗೆ ತಿಳಿಸುವುದಿಲ್ಲ.' },
  message: { label: 'ಮೆಸೇಜ್', hint: 'ನಮ್ಮ ತಂಡಕ್ಕೆ ತಿಳಿಯಬೇಕಾದ ಬೇರೆ ಏನಾದರೂ ಇದ್ದರೆ.' },
};

/** The submitted values stay English, for the staff. */
const yesNo = { Yes: 'ಹೌದು', No: 'ಇಲ್ಲ' };

export const questionLabel: Words<typeof Labels.questionLabel> = ({ text, kind, choices }) => ({
  label: text,
  unchosen,
  choices: kind === 'yes-no' ? yesNo : Object.fromEntries(choices.map((choice) => [choice, choice])),
});

export const contactLabels: Words<typeof Labels.contactLabels> = {
  name: { label: 'ಹೆಸರು' },
  email: { label: 'ಇಮೇಲ್' },
  subject: { label: 'ವಿಷಯ' },
  message: { label: 'ಮೆಸೇಜ್' },
};

export const jobAlertLabels: Words<typeof Labels.jobAlertLabels> = {
  email: { label: 'ಇಮೇಲ್', hint: 'ಮೊದಲು ಇದನ್ನು ಖಚಿತಪಡಿಸಲು ಒಂದು ಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.' },
  frequency: {
    label: 'ಎಷ್ಟು ಬಾರಿ?',
    choices: { daily: 'ಹೊಸ ಕೆಲಸ ಇದ್ದ ಪ್ರತಿ ದಿನ', weekly: 'ವಾರಕ್ಕೊಮ್ಮೆ, ಸೋಮವಾರ' },
  },
};

export const yourDataLabels: Words<typeof Labels.yourDataLabels> = {
  email: { label: 'ಇಮೇಲ್', hint: 'ನೀವು ನಮಗೆ ಕೊಟ್ಟ ಇಮೇಲ್. ಲಿಂಕ್ ಅಲ್ಲಿಗೇ ಕಳುಹಿಸುತ್ತೇವೆ.' },
};

export const sendButtons: Words<typeof Labels.sendButtons> = {
  contact: 'ಮೆಸೇಜ್ ಕಳುಹಿಸಿ',
  jobEnquiry: 'ಕಳುಹಿಸಿ',
  businessEnquiry: 'ಕೋರಿಕೆ ಕಳುಹಿಸಿ',
};

export const missing: Words<typeof Mistakes.missing> = {
  roles: 'ಯಾವ ಕೆಲಸ ಹುಡುಕುತ್ತಿದ್ದೀರಿ ಎಂದು ಬರೆಯಿರಿ',
  jobId: 'ಯಾವ ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಬೇಕು ಎಂದು ಆರಿಸಿ',
  firstName: 'ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಿರಿ',
  lastName: 'ಸರ್‌ನೇಮ್ ಅಥವಾ ಇನಿಷಿಯಲ್ ಬರೆಯಿರಿ',
  name: 'ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಿರಿ',
  email: 'ನಿಮ್ಮ ಇಮೇಲ್ ಬರೆಯಿರಿ',
  phone: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ',
  mobile: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ',
  subject: 'ವಿಷಯ ಬರೆಯಿರಿ',
  message: 'ನಿಮ್ಮ ಮೆಸೇಜ್ ಬರೆಯಿರಿ',
  company: 'ನಿಮ್ಮ ಕಂಪನಿಯ ಹೆಸರು ಬರೆಯಿರಿ',
  requirement: 'ನಿಮಗೆ ಏನು ಬೇಕು ಎಂದು ಆರಿಸಿ',
  CompanyName: 'ನಿಮ್ಮ ಕಂಪನಿಯ ಹೆಸರು ಬರೆಯಿರಿ',
  ContactPerson: 'ಯಾರನ್ನು ಸಂಪರ್ಕಿಸಬೇಕು ಎಂದು ಬರೆಯಿರಿ',
  JobTitle: 'ಕೆಲಸದ ಹೆಸರು ಬರೆಯಿರಿ',
  Location: 'ಕೆಲಸ ಎಲ್ಲಿದೆ ಎಂದು ಬರೆಯಿರಿ',
  Description: 'ಕೆಲಸದ ಬಗ್ಗೆ ಬರೆಯಿರಿ',
  captchaText: 'ಚಿತ್ರದಲ್ಲಿರುವ ಅಕ್ಷರಗಳನ್ನು ಬರೆಯಿರಿ',
};

export const wrong: Words<typeof Mistakes.wrong> = {
  tooLong: (max) => `${max.toLocaleString('en-IN')} ಅಥವಾ ಕಡಿಮೆ ಅಕ್ಷರ ಬರೆಯಿರಿ`,
  email: 'ಇಮೇಲ್ ಸರಿಯಾಗಿ ಬರೆಯಿರಿ, ಉದಾ: name@example.com',
  phone: 'ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ, ಉದಾ: 98765 43210 ಅಥವಾ +91 98765 43210',
  doubtfulPhone:
    'ಒಂದು ಅಂಕಿ ಬಿಟ್ಟುಹೋಗಿದೆಯೇ? ಭಾರತದ ನಂಬರ್‌ನಲ್ಲಿ 10 ಅಂಕಿಗಳಿರುತ್ತವೆ; ಬೇರೆ ದೇಶದ ನಂಬರ್ + ಮತ್ತು ದೇಶದ ಕೋಡ್‌ನಿಂದ ಶುರುವಾಗುತ್ತದೆ. ನಿಮ್ಮದು ಸರಿ ಇದ್ದರೆ, ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  years: 'ಅನುಭವವನ್ನು ವರ್ಷಗಳಲ್ಲಿ ಬರೆಯಿರಿ, ಉದಾ: 2 ಅಥವಾ 3.5',
  choice: 'ಪಟ್ಟಿಯಿಂದ ಒಂದನ್ನು ಆರಿಸಿ',
  captchaTooLong: 'ಚಿತ್ರದಲ್ಲಿ 6 ಅಕ್ಷರಗಳಿವೆ',
};

export const fieldParts: Words<typeof Parts.fieldParts> = {
  optional: '(ಕಡ್ಡಾಯವಲ್ಲ)',
  required: '* ಇರುವ ವಿವರಗಳನ್ನು ತುಂಬಲೇಬೇಕು.',
  details: 'ಇನ್ನಷ್ಟು ವಿವರ ನೀಡಿ (ಕಡ್ಡಾಯವಲ್ಲ)',
  error: 'ತಪ್ಪು:',
};

export const didYouMean = () => 'ಹೀಗೆ ಬರೆಯಬೇಕಿತ್ತೇ?';

export const errorSummary: Words<typeof Parts.errorSummary> = {
  notSent: 'ಫಾರ್ಮ್ ಹೋಗಿಲ್ಲ',
  mistakes: 'ಕೆಲವು ವಿವರ ಸರಿಪಡಿಸಬೇಕು',
};

export const captchaField: Words<typeof Parts.captchaField> = {
  label: 'ಚಿತ್ರದಲ್ಲಿರುವ ಅಕ್ಷರಗಳು',
  hint: 'ದೊಡ್ಡ (ABC) ಮತ್ತು ಚಿಕ್ಕ (abc) ಅಕ್ಷರಗಳನ್ನು ಹಾಗೆಯೇ ಬರೆಯಿರಿ.',
  picture: 'ಆರು ಸೊಟ್ಟ ಅಕ್ಷರಗಳು',
  reload: 'ಬದಲಿಸಿ',
  skip: 'ಅಕ್ಷರ ಓದಲು ಆಗುತ್ತಿಲ್ಲವೇ? ಇಲ್ಲಿ ಒತ್ತಿ',
  work: {
    working: 'ಸ್ವಲ್ಪ ಕಾಯಿರಿ: ತಾನು ರೋಬೋಟ್ ಅಲ್ಲ ಎಂದು ನಿಮ್ಮ ಡಿವೈಸ್ ಸಾಬೀತು ಮಾಡುತ್ತಿದೆ.',
    extra: 'ಇದರ ನಡುವೆ, ತಾನು ರೋಬೋಟ್ ಅಲ್ಲ ಎಂದು ನಿಮ್ಮ ಡಿವೈಸ್ ಸಾಬೀತು ಮಾಡುತ್ತಿದೆ. ನೀವು ತುಂಬುತ್ತಾ ಇರಿ.',
    done: 'ಆಯಿತು. ಅಕ್ಷರ ಬರೆಯಬೇಕಿಲ್ಲ: ಫಾರ್ಮ್ ಕಳುಹಿಸಬಹುದು.',
    failed: 'ಅದು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ಚಿತ್ರದ ಅಕ್ಷರಗಳನ್ನು ಬರೆಯಿರಿ.',
  },
};

export const formWithoutScripts = () =>
  'ಈ ಫಾರ್ಮ್‌ಗೆ JavaScript ಬೇಕು, ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಅದು ಬಂದ್ ಆಗಿದೆ. ಅದಿಲ್ಲದೆ, ನಮಗೆ ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ. ಇದು ಯಾವುದಾದರೂ ಕೆಲಸದ ಬಗ್ಗೆ ಆಗಿದ್ದರೆ, ಅದರ ಹೆಸರು ಬರೆದು ಬಯೋಡೇಟಾ ಸೇರಿಸಿ.';

export const formNotReady = () =>
  'ಈ ಬಟನ್ ಇನ್ನೂ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ, ಏಕೆಂದರೆ ಪೇಜ್‌ನ ಒಂದು ಭಾಗ ಲೋಡ್ ಆಗಿಲ್ಲ. ಅಲ್ಲಿಯವರೆಗೆ ನೀವು ಬರೆದದ್ದು ಇಲ್ಲೇ ಇರುತ್ತದೆ. ಹೀಗೇ ಮುಂದುವರಿದರೆ, ಬರೆದದ್ದನ್ನು ಕಾಪಿ ಮಾಡಿ ಪೇಜ್ ಅನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ, ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ.';

export const brokenForm: Words<typeof Parts.brokenForm> = {
  heading: 'ಈ ಫಾರ್ಮ್ ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ',
  text: 'ಪೇಜ್ ಅನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿದರೆ ಸರಿಹೋಗಬಹುದು. ಆಗದಿದ್ದರೆ, ನಮಗೆ ಕರೆ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ; ಕಳುಹಿಸಬೇಕಿದ್ದನ್ನು ಜೊತೆಗೆ ಸೇರಿಸಿ.',
};

const kinds: Words<typeof Sent.sentPanel.kinds> = {
  'apply-job': {
    heading: 'ನಿಮ್ಮ ಅರ್ಜಿ ನಮಗೆ ತಲುಪಿದೆ',
    next: () => [
      'ನಮ್ಮ ತಂಡದವರು ನಿಮ್ಮ ಅರ್ಜಿ ಮತ್ತು ಬಯೋಡೇಟಾ ಓದುತ್ತಾರೆ.',
      'ನೀವು ಈ ಕೆಲಸಕ್ಕೆ ಸೂಕ್ತರಾಗಿದ್ದರೆ, ಕೆಲಸ ಏನು, ಸಂಬಳ ಎಷ್ಟು, ಯಾವಾಗ ಶುರು ಮಾಡಬಹುದು ಎಂದು ಮಾತನಾಡಲು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
      'ಕೆಲಸಕ್ಕಾಗಿ ನಿಮ್ಮಿಂದ ನಾವು ಎಂದೂ ಹಣ ಪಡೆಯುವುದಿಲ್ಲ.',
    ],
  },
  'contact-enquiry': {
    heading: 'ನಿಮ್ಮ ಮೆಸೇಜ್ ನಮಗೆ ತಲುಪಿದೆ',
    next: ({ enquiryReply }) => [`ನಾವು ${clause`${timeSpan(enquiryReply)} `}ಉತ್ತರಿಸುತ್ತೇವೆ.`],
  },
  'job-inquiry': {
    heading: 'ನಿಮ್ಮ ಜಾಹೀರಾತು ನಮಗೆ ತಲುಪಿದೆ',
    next: ({ enquiryReply }) => [
      `ನಾವು ${clause`${timeSpan(enquiryReply)} `}ಕರೆ ಮಾಡುತ್ತೇವೆ ಅಥವಾ ಬರೆಯುತ್ತೇವೆ.`,
      'ವಿವರಗಳನ್ನು ನಿಮ್ಮೊಂದಿಗೆ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಜಾಹೀರಾತನ್ನು ಸೈಟ್‌ನಲ್ಲಿ ಹಾಕುತ್ತೇವೆ.',
    ],
  },
  'business-enquiry': {
    heading: 'ನಿಮ್ಮ ಕೋರಿಕೆ ನಮಗೆ ತಲುಪಿದೆ',
    next: ({ enquiryReply, freeConsultation }) =>
      present([
        `ನಾವು ${clause`${timeSpan(enquiryReply)} `}ಉತ್ತರಿಸುತ್ತೇವೆ.`,
        clause`ಮೊದಲ ${timeSpan(freeConsultation, 'of')} ಮಾತುಕತೆ ಉಚಿತ.`,
      ]),
  },
  'job-alert': {
    heading: 'ಇನ್ನೊಂದು ಹೆಜ್ಜೆ: ಮೇಲ್‌ನಲ್ಲಿ ಖಚಿತಪಡಿಸಿ',
    next: () => [
      'ನಿಮಗೆ ಒಂದು ಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಅದರ ಲಿಂಕ್ ತೆರೆಯಿರಿ: ಹೊಸ ಕೆಲಸಗಳು ಅದರ ನಂತರವೇ ಬರುತ್ತವೆ.',
      'ಹತ್ತು ನಿಮಿಷದಲ್ಲಿ ಮೇಲ್ ಬರಲಿಲ್ಲವೇ? ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ನೋಡಿ, ಅಥವಾ ಮತ್ತೆ ಕೇಳಿ.',
    ],
  },
  'your-data': {
    heading: 'ನಿಮ್ಮ ಕೋರಿಕೆ ನಮಗೆ ತಲುಪಿದೆ',
    next: () => [
      'ನಿಮ್ಮ ಇಮೇಲ್‌ಗೆ ಸಂಬಂಧಿಸಿದ ಡೇಟಾ ನಮ್ಮಲ್ಲಿದ್ದರೆ, ಲಿಂಕ್ ಇರುವ ಮೇಲ್ ನಿಮಗೆ ಬರುತ್ತಿದೆ. ಅದು 24 ಗಂಟೆಯವರೆಗೆ ತೆರೆಯುತ್ತದೆ.',
      'ಹತ್ತು ನಿಮಿಷದಲ್ಲಿ ಮೇಲ್ ಬರಲಿಲ್ಲವೇ? ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ನೋಡಿ. ಅಲ್ಲೂ ಇಲ್ಲದಿದ್ದರೆ, ನಿಮ್ಮ ಇಮೇಲ್‌ಗೆ ಸಂಬಂಧಿಸಿದ ಯಾವ ಡೇಟಾವೂ ನಮ್ಮಲ್ಲಿಲ್ಲ.',
    ],
  },
};

export const sentPanel: Words<typeof Sent.sentPanel> = {
  kinds,
  close: 'ಮುಚ್ಚಿ',
  reference: 'ರೆಫರೆನ್ಸ್ ನಂಬರ್',
  status: 'ಅರ್ಜಿ ಈಗ ಯಾವ ಹಂತದಲ್ಲಿದೆ, ನೋಡಿ',
  keepLink: 'ಈ ಲಿಂಕ್ ಇಟ್ಟುಕೊಳ್ಳಿ: ಮುಂದೆಯೂ ಇದರಿಂದ ನೋಡಬಹುದು.',
  useReference: 'ಬರೆಯುವಾಗ ಅಥವಾ ಕರೆ ಮಾಡುವಾಗ ಈ ರೆಫರೆನ್ಸ್ ನಂಬರ್ ತಿಳಿಸಿ.',
  next: 'ಮುಂದೆ ಏನಾಗುತ್ತದೆ',
  waiting: 'ನಮ್ಮ ನೇಮಕಾತಿ ಸಿಸ್ಟಮ್ ಈಗ ನಡೆಯುತ್ತಿಲ್ಲ. ನೀವು ಕಳುಹಿಸಿದ್ದು ನಮ್ಮಲ್ಲಿ ಸುರಕ್ಷಿತವಾಗಿದೆ, ಬೇಗ ಮುಂದೆ ಹೋಗುತ್ತದೆ. ಮತ್ತೆ ಕಳುಹಿಸಬೇಕಿಲ್ಲ.',
};

export const appliedBefore: Words<typeof Sent.appliedBefore> = (iso, reference) =>
  `ನೀವು ಈ ಕೆಲಸಕ್ಕೆ ಈಗಾಗಲೇ ಅರ್ಜಿ ಹಾಕಿದ್ದೀರಿ: ${indianMoment(iso)}${reference ? `, ರೆಫರೆನ್ಸ್ ನಂಬರ್ ${reference}` : ''}.`;
