import type * as english from '../../forms/consent';
import type { Words } from '../../words';

export const applicationConsent: Words<typeof english.applicationConsent> = {
  notice: '28 ನವೆಂಬರ್ 2026ರ ಸೂಚನೆ',
  language: 'kn-IN',
  label: 'ನನ್ನ ಅರ್ಜಿ ಮತ್ತು ಬಯೋಡೇಟಾವನ್ನು ಈ ಕೆಲಸದ ಕಂಪನಿಗೆ ಕೊಡಲು ಒಪ್ಪುತ್ತೇನೆ.',
  missing: 'ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಕಂಪನಿಗೆ ಕೊಡಲು ಈ ಬಾಕ್ಸ್‌ನಲ್ಲಿ ಟಿಕ್ ಹಾಕಿ',
};

export const poolConsent: Words<typeof english.poolConsent> = {
  label:
    'ನನಗೆ ಹೊಂದುವ ಕೆಲಸಗಳನ್ನು ತಿಳಿಸಲು, ನನ್ನ ಬಯೋಡೇಟಾ ಮತ್ತು ವಿವರಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳಲು ಒಪ್ಪುತ್ತೇನೆ. ಕಂಪನಿಗೆ ಕೊಡುವ ಮೊದಲು ನೀವು ನನ್ನನ್ನು ಕೇಳುತ್ತೀರಿ.',
  missing: 'ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಇಟ್ಟುಕೊಳ್ಳಲು ಈ ಬಾಕ್ಸ್‌ನಲ್ಲಿ ಟಿಕ್ ಹಾಕಿ',
};
