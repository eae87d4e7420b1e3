import type * as english from '../../forms/labels';
import type { Words } from '../../words';

const unchosen = 'ಬೇಕಿದ್ದರೆ ಆರಿಸಿ';

export const applicationLabels: Words<typeof english.applicationLabels> = {
  resume: {
    label: 'ಬಯೋಡೇಟಾ ಅಪ್‌ಲೋಡ್ ಮಾಡಿ*',
    hint: 'PDF, Word ಫೈಲ್ ಅಥವಾ ಫೋಟೋ, 5 MBವರೆಗೆ. ಹಲವು ಪೇಜ್‌ಗಳಿದ್ದರೆ, ಫೋನಿನ ಸ್ಕ್ಯಾನರ್ ಒಂದೇ PDF ಮಾಡುತ್ತದೆ.',
  },
  firstName: { label: 'ಹೆಸರು' },
  lastName: { label: 'ಸರ್‌ನೇಮ್ ಅಥವಾ ಇನಿಷಿಯಲ್', hint: 'ಇಲ್ಲದಿದ್ದರೆ ಹೆಸರನ್ನೇ ಮತ್ತೆ ಬರೆಯಿರಿ.' },
  email: { label: 'ಇಮೇಲ್', hint: 'ಈ ವಿಳಾಸಕ್ಕೆ ಉತ್ತರಿಸುತ್ತೇವೆ.' },
  phone: { label: 'ಫೋನ್ ನಂಬರ್', hint: '+91 ಇದ್ದರೂ ಸರಿ, ಇಲ್ಲದಿದ್ದರೂ ಸರಿ.' },
  experience: { label: 'ಎಷ್ಟು ವರ್ಷಗಳ ಅನುಭವ', hint: 'ಮೊದಲ ಕೆಲಸವಾದರೆ 0 ಬರೆಯಿರಿ.' },
  noticePeriod: {
    label: 'ಕೆಲಸ ಯಾವಾಗ ಶುರು ಮಾಡಬಹುದು',
    hint: 'ಈಗಿನ ಕೆಲಸದಲ್ಲಿ ನೋಟಿಸ್ ಕೊಡಬೇಕಿದ್ದರೆ, ಅದರ ನಂತರ.',
    unchosen,
    choices: {
      immediate: 'ತಕ್ಷಣ ಶುರು ಮಾಡಬಹುದು',
      '15 days': '15 ದಿನದಲ್ಲಿ',
      '30 days': '30 ದಿನದಲ್ಲಿ',
      '60 days': '60 ದಿನದಲ್ಲಿ',
      '90 days': '90 ದಿನದಲ್ಲಿ',
      serving: 'ನೋಟಿಸ್ ಈಗ ನಡೆಯುತ್ತಿದೆ',
    },
  },
  currentPay: { label: 'ಈಗಿನ ಸಂಬಳ', hint: 'ಉದಾ: ವರ್ಷಕ್ಕೆ ₹4 ಲಕ್ಷ ಅಥವಾ ತಿಂಗಳಿಗೆ ₹30,000.' },
  expectedPay: { label: 'ಎಷ್ಟು ಸಂಬಳ ಬೇಕು', hint: 'ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಸಂಬಳದ ಕೆಲಸ ನಿಮಗೆ ತಿಳಿಸುವುದಿಲ್ಲ.' },
  message: { label: 'ಮೆಸೇಜ್', hint: 'ನಮ್ಮ ತಂಡಕ್ಕೆ ತಿಳಿಯಬೇಕಾದ ಬೇರೆ ಏನಾದರೂ ಇದ್ದರೆ.' },
};

/** The submitted values stay English, for the staff. */
const yesNo = { Yes: 'ಹೌದು', No: 'ಇಲ್ಲ' };

export const questionLabel: Words<typeof english.questionLabel> = ({ text, kind, choices }) => ({
  label: text,
  unchosen,
  choices: kind === 'yes-no' ? yesNo : Object.fromEntries(choices.map((choice) => [choice, choice])),
});

export const contactLabels: Words<typeof english.contactLabels> = {
  name: { label: 'ಹೆಸರು' },
  email: { label: 'ಇಮೇಲ್' },
  subject: { label: 'ವಿಷಯ' },
  message: { label: 'ಮೆಸೇಜ್' },
};

export const jobAlertLabels: Words<typeof english.jobAlertLabels> = {
  email: { label: 'ಇಮೇಲ್', hint: 'ಮೊದಲು ಇದನ್ನು ಖಚಿತಪಡಿಸಲು ಒಂದು ಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.' },
  frequency: {
    label: 'ಎಷ್ಟು ಬಾರಿ?',
    choices: { daily: 'ಹೊಸ ಕೆಲಸ ಇದ್ದ ಪ್ರತಿ ದಿನ', weekly: 'ವಾರಕ್ಕೊಮ್ಮೆ, ಸೋಮವಾರ' },
  },
};

export const yourDataLabels: Words<typeof english.yourDataLabels> = {
  email: { label: 'ಇಮೇಲ್', hint: 'ನೀವು ನಮಗೆ ಕೊಟ್ಟ ಇಮೇಲ್. ಲಿಂಕ್ ಅಲ್ಲಿಗೇ ಕಳುಹಿಸುತ್ತೇವೆ.' },
};

export const sendButtons: Words<typeof english.sendButtons> = {
  contact: 'ಮೆಸೇಜ್ ಕಳುಹಿಸಿ',
  jobEnquiry: 'ಕಳುಹಿಸಿ',
  businessEnquiry: 'ಕೋರಿಕೆ ಕಳುಹಿಸಿ',
};
