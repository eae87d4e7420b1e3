import type * as english from '../job-alert';
import type { Words } from '../words';

export const jobAlertPage: Words<typeof english.jobAlertPage> = {
  title: 'ಹೊಸ ಕೆಲಸಗಳು ಇಮೇಲ್‌ನಲ್ಲಿ',
  heading: 'ಹೊಸ ಕೆಲಸಗಳು ಇಮೇಲ್‌ನಲ್ಲಿ',
  lead: 'ದಿನಕ್ಕೆ ಅಥವಾ ವಾರಕ್ಕೆ ಹೆಚ್ಚೆಂದರೆ ಒಂದು ಮೇಲ್, ಅದೂ ಹೊಸ ಕೆಲಸಗಳಿದ್ದರೆ ಮಾತ್ರ. ಅಕೌಂಟ್ ತೆರೆಯಬೇಕಿಲ್ಲ, ಒಂದೇ ಕ್ಲಿಕ್‌ನಲ್ಲಿ ನಿಲ್ಲಿಸಬಹುದು.',
  allJobs: 'ಎಲ್ಲ ಹೊಸ ಕೆಲಸಗಳು',
  search: { keyword: 'ಯಾವ ಕೆಲಸ', category: 'ವಿಭಾಗ', location: 'ಸ್ಥಳ', others: 'ಮಾತ್ರ' },
  formHeading: 'ಎಲ್ಲಿಗೆ ಕಳುಹಿಸಬೇಕು?',
  submit: 'ಹೊಸ ಕೆಲಸಗಳನ್ನು ಇಮೇಲ್‌ನಲ್ಲಿ ಪಡೆಯಿರಿ',
};

export const confirmAlertPage: Words<typeof english.confirmAlertPage> = {
  title: 'ನಿಮ್ಮ ಇಮೇಲ್ ಖಚಿತಪಡಿಸಿ',
  heading: 'ನಿಮಗೆ ಹೊಸ ಕೆಲಸಗಳನ್ನು ಕಳುಹಿಸಬೇಕೇ?',
  text: 'ನೀವು ಖಚಿತಪಡಿಸಿದರೆ, ನಿಮ್ಮ ಹುಡುಕಾಟಕ್ಕೆ ಹೊಂದುವ ಹೊಸ ಕೆಲಸಗಳನ್ನು ನೀವು ಆರಿಸಿದಷ್ಟು ಬಾರಿ ಕಳುಹಿಸುತ್ತೇವೆ.',
  action: 'ಹೌದು, ಕಳುಹಿಸಿ',
  done: {
    heading: 'ನಿಮ್ಮ ಇಮೇಲ್ ಖಚಿತವಾಗಿದೆ',
    text: 'ಹೊಸ ಕೆಲಸಗಳು ಇಮೇಲ್‌ನಲ್ಲಿ ಬರುತ್ತವೆ. ನಿಲ್ಲಿಸುವ ಲಿಂಕ್ ಪ್ರತಿ ಮೇಲ್‌ನಲ್ಲೂ ಇರುತ್ತದೆ.',
  },
  failed: {
    heading: 'ಈ ಲಿಂಕ್ ಇನ್ನು ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ',
    text: 'ಅದರ ಅವಧಿ ಮುಗಿದಿದೆ. ಹೊಸ ಕೆಲಸಗಳನ್ನು ಮತ್ತೆ ಕೇಳಬಹುದು.',
  },
};

export const alertConsent: Words<typeof english.alertConsent> = {
  wording: `${confirmAlertPage.heading} ${confirmAlertPage.text} [${confirmAlertPage.action}] (Text of 26 November 2026)`,
  language: 'kn-IN',
};

export const unsubscribePage: Words<typeof english.unsubscribePage> = {
  title: 'ಹೊಸ ಕೆಲಸಗಳ ಮೇಲ್ ನಿಲ್ಲಿಸಿ',
  heading: 'ಹೊಸ ಕೆಲಸಗಳ ಮೇಲ್ ನಿಲ್ಲಿಸಬೇಕೇ?',
  text: 'ನೀವು ಖಚಿತಪಡಿಸಿದರೆ, ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಹುಡುಕಾಟವನ್ನು ಅಳಿಸುತ್ತೇವೆ.',
  action: 'ಹೌದು, ಮೇಲ್ ನಿಲ್ಲಿಸಿ',
  done: { heading: 'ಇನ್ನು ಈ ಮೇಲ್ ಬರುವುದಿಲ್ಲ', text: 'ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಹುಡುಕಾಟವನ್ನು ಅಳಿಸಲಾಗಿದೆ.' },
  failed: {
    heading: 'ಈ ಮೇಲ್‌ಗಳು ಈಗಾಗಲೇ ನಿಂತಿವೆ',
    text: 'ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ: ನಾವು ಇನ್ನು ಇವನ್ನು ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  },
};
