import type * as english from '../../forms/consent';
import type { Words } from '../../words';

export const applicationConsent: Words<typeof english.applicationConsent> = {
  version: '27 November 2026',
  language: 'kn-IN',
  label: 'ನನ್ನ ಅರ್ಜಿ ಮತ್ತು ಬಯೋಡೇಟಾವನ್ನು ಈ ಕೆಲಸದ ಕಂಪನಿಗೆ ಕೊಡಲು ಒಪ್ಪುತ್ತೇನೆ.',
  missing: 'ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಕಂಪನಿಗೆ ಕೊಡಲು ಈ ಬಾಕ್ಸ್ ಟಿಕ್ ಮಾಡಿ',
};

/** "1 ವರ್ಷ", "2 ವರ್ಷ", "400 ದಿನ" */
const keptFor = (days: number) => (days % 365 === 0 ? `${days / 365} ವರ್ಷ` : `${days} ದಿನ`);

export const registrationConsent: Words<typeof english.registrationConsent> = {
  version: '27 November 2026',
  label: (days) =>
    `ನನಗೆ ಹೊಂದುವ ಕೆಲಸಗಳನ್ನು ತಿಳಿಸಲು, ನನ್ನ ಬಯೋಡೇಟಾ ಮತ್ತು ವಿವರಗಳನ್ನು ${keptFor(days)} ಇಟ್ಟುಕೊಳ್ಳಲು ಒಪ್ಪುತ್ತೇನೆ. ಕಂಪನಿಗೆ ಕೊಡುವ ಮೊದಲು ನೀವು ನನ್ನನ್ನು ಕೇಳುತ್ತೀರಿ.`,
  missing: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಇಟ್ಟುಕೊಳ್ಳಲು ಈ ಬಾಕ್ಸ್ ಟಿಕ್ ಮಾಡಿ',
};
